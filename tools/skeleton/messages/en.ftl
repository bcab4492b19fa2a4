### A New Game in English. Which id means what and which variables it gets: docs/words.md.

ui-about = Play a card in secret; the highest wins all that were played. Five rounds, two to four players.

## Events: bare for everybody, -you for the seat itself, -hidden for those who may not know all of it

dealt = { $player } is dealt { $cards }.
dealt-you = You are dealt { $cards }.
dealt-hidden = { $player } is dealt cards.
round-began = Round { $round }
played = { $player } plays { $card }.
played-you = You play { $card }.
won = { $player } wins { $cards }.
won-you = You win { $cards }.
game-ended = The game is over. { $scores }

## Questions, buttons, and whom the table waits for

ask-play = Play a card.
do-play = Play { $card }
wait-play = Waiting for { $players }.
wait-over = The game is over.
phase-play = Play
phase-over = The end

## Numbers on the table

fact-round = Round { $count }
fact-hand = Hand: { $count }
fact-score = Score: { $count }
term-won = won
term-hand = Hand
term-playing = playing
