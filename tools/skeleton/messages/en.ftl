### A New Game in English. Which id means what and which variables it gets: docs/words.md.

ui-about = Play a card in secret; the highest wins all that were played. { $rounds } rounds.
ask-play = Play a card.
round-began = Round { $round }
game-ended = The game is over. { $scores }

## Bare for everybody, -you for the seat itself, -hidden for those who may not know all of it

dealt = { $player } is dealt { $cards }.
dealt-you = You are dealt { $cards }.
dealt-hidden = { $player } is dealt cards.
played = { $player } plays { $card }.
played-you = You play { $card }.
won = { $player } wins { $cards }.
won-you = You win { $cards }.
