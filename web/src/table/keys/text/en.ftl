### The keys of a table. A comment names each variable and its type: text, number, choice or list.


# $what (choice)
web-key-says =
    { $what ->
        [move] to the next card, piece or action
        [choose] select or deselect
        [number] select a card, action or answer by its place
        [own] the same for the cards in your hand, or the dice
        [confirm] make the selected move
        [clear] clear the selection, close a window
        [hint] get a hint
        [undo] undo
        [back] look one step back
        [forward] one step forward
        [log] go to the log
        [chat] write a message
        [sound] sound on or off
        [help] rules and keys
        [explain] what is this? (the focused piece, or the next one you press)
        [replay] in a replay: one step back or forward
        [ends] in a replay: to the start or the end
       *[play] in a replay: play and pause
    }
# $cap (choice)
web-key-cap =
    { $cap ->
        [space] space bar
        [Shift] Shift
        [Enter] Enter
        [Esc] Esc
        [Home] Home
       *[End] End
    }
web-keys-on = Use single-key shortcuts
web-about-keys = Keys
