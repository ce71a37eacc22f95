### What lessons say beside their own sentences. A comment names each variable and its type: text, number, choice or list.

web-lesson = Lesson
web-learn-new-here = New here?
web-learn-next = Ready for the other game?
web-learn-says = Your first move is seconds away. Learn by playing, step by step.
# $game (text)
web-learn-game = Learn { $game }
# $count (number)
web-learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-learn-more = Lessons
web-learn-done = done
# $game (text)
web-learn-ready = Getting { $game } ready. The lesson will start by itself.
# $step (number)
# $steps (number)
web-coach-step = Step { $step } of { $steps }
web-coach-next = Next
web-coach-back = Back
web-coach-skip = Show me
web-coach-do = Do it for me
web-coach-later = Now a few turns pass. Press Next to see where they lead.
web-coach-leave = Leave
web-coach-play = Play on
