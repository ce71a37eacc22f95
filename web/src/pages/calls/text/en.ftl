### Calls to a player who is not looking: what the app says about them.

web-call-title = Call me to the table
web-call-says = When it’s your turn and you’re not looking, a notification brings you back, even with this page closed.
web-call-switch = Notify me on this device
web-call-on = You’ll be notified on this device.
web-call-only-open = Keep this page open in the background, and you’ll still be notified when it’s your turn.
web-call-unsupported = This browser can’t notify you once the page is closed. On an iPhone or iPad, add Serai to the Home Screen and open it from there.
web-call-no-service = Your browser couldn’t reach its push service; try again later.
web-call-withdrawn = Your browser no longer allows notifications, so you won’t be notified. You can allow them in its settings, then switch them back on here.
web-call-quiet = Quiet hours
web-call-quiet-from = From
web-call-quiet-until = until
web-call-test = Send me a test
# $how (choice)
# $service (text)
# $status (text)
web-call-answer =
    { $how ->
        [accepted] { $service } has accepted the test ({ $status }); it should appear in a moment.
        [refused] { $service } has refused the test ({ $status }).
       *[silent] { $service } can’t be reached right now; try again later.
    }
