### What only the terminal says: how to answer there, and the headings of what it prints.

terminal-opening = { $game }. You are { $player }; your opponents: { $bots }.
terminal-opening-solo = { $game }, a solo game. You are { $player }.
terminal-seed = Seed { $seed }: with the same seed the same cards come again.
terminal-you = Player
terminal-how = Type the number before an answer and press Enter. Type ? for help.

## Answering

terminal-answer = Your answer:
terminal-answer-several = { $more ->
    [one] Your answer ({ $more } number):
   *[other] Your answer ({ $more } numbers, such as { $example }):
}
terminal-answer-up-to = { $more ->
    [one] Your answer ({ $more } number, or 0 for none):
   *[other] Your answer (up to { $more } numbers, such as { $example }, or 0 for none):
}
terminal-form = an answer of your own, such as { $example }
terminal-nothing-now = nothing now; the others go on
terminal-nothing-last = nothing more; nobody else does anything either, so this ends the phase
terminal-not-understood = “{ $given }” is no answer here. Type a number from the list, or ? for help.
terminal-no-such-number = There is no number { $given } in the list; the last one is { $last }.
terminal-no-numbers = There is no number { $given }: here an answer is typed in words, as the line behind + says.
terminal-wrong-count = { $more ->
    [one] That takes { $more } number, you typed { $given }.
   *[other] That takes { $more } numbers, you typed { $given }.
}
terminal-too-many = { $more ->
    [one] That takes { $more } number at most, you typed { $given }.
   *[other] That takes { $more } numbers at most, you typed { $given }.
}
terminal-twice = You typed { $given } twice; every number stands for one card.
terminal-not-now = Not now:
terminal-can-take-back = b: take back your last answer
terminal-can-go-back = bb: take it back all the same. The bots agree, the same cards come again, and the record says so.
terminal-gone-back = Taken back: the table is as it was before.
terminal-taken-back = You take your last answer back.
terminal-no-card = No card is called “{ $given }”.
terminal-many-cards = Several cards are meant by “{ $given }”: { $cards }.

## Help

terminal-words-leave = q, quit, exit
terminal-words-help = help
terminal-help = You can always type:
terminal-help-number = a number: give that answer. Where several are asked for, put spaces between them: 1 3 4
terminal-help-explain = ? 2: explain number 2 of the list
terminal-help-card = ? mining: explain a card, by its name or a part of it
terminal-help-hint = i: an idea, what a good player might consider here; the record says that you asked
terminal-help-table = t: the whole table
terminal-help-hand = h: your hand, with what each card does
terminal-help-score = s: the scores so far, source by source
terminal-help-back = b: take back your last answer, while nothing has been told since
terminal-help-quit = q, quit: leave the game

## What lies on the table

terminal-own = { $player } (you)
terminal-with-good = { $card } [good: { $good }]
terminal-empty = nothing
terminal-points = { $vp } VP
terminal-points-by-rule = VP by its scoring rule
terminal-of-these = of these { $bonus } by its scoring rule
terminal-final = Final scores
terminal-standing = Scores so far

## Leaving, keeping, showing a record

terminal-left = You leave the game.
terminal-saved = The record of the game is in { $file }.
terminal-showing = { $game }: { $players }. Seed { $seed }.
terminal-step = Enter: go on. r: to the next round. a: all the rest. t: the table now. q: stop.
terminal-more = -- Enter: more of this step. a: all the rest. q: stop. --
terminal-no-table = How the table stood then is not known any more.
terminal-shown = That was the whole record, as it was written down; --verify plays its choices again and compares.
terminal-resigned = { $player } resigned.
terminal-ended-agreed = All agreed to end the game without a result.
