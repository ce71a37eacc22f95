### The keys of a table. A comment names each variable and its type: text, number, choice or list.


# $what (choice)
web-key-says =
    { $what ->
        [move] go to the next card, piece or action
        [choose] select or deselect
        [number] select a card, action or answer by its position
        [own] the same for the cards in your hand, or the dice
        [confirm] make the selected move
        [clear] clear the selection, close a window
        [hint] get a hint
        [undo] undo
        [back] look one step back
        [forward] look one step forward
        [log] go to the log
        [chat] write a message
        [sound] turn sound on or off
        [help] show rules and keys
        [explain] explain the piece you’re on, or the next one you press
        [replay] in a replay: go one step back or forward
        [ends] in a replay: go to the start or the end
       *[play] in a replay: play or pause
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
