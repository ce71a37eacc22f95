highcard-title = High Card
highcard-level-name = Level { $level }
highcard-level-character = Thinks as long as its level allows.
highcard-error-not-a-move = That card is not there.
highcard-error-wrong-time = That cannot be done now.
