### Что говорят уроки помимо собственных предложений.

web-lesson = Урок
web-learn-new-here = Вы здесь впервые?
web-learn-next = Готовы к другой игре?
web-learn-says = Первый ход — через несколько секунд. Учитесь играя, шаг за шагом.
web-learn-game = Урок: «{ $game }»
web-learn-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
web-learn-more = Уроки
web-learn-done = пройден
web-learn-ready = { $game }: идёт подготовка. Урок начнётся сам.
web-coach-step = Шаг { $step } из { $steps }
web-coach-next = Дальше
web-coach-back = Назад
web-coach-skip = Покажите
web-coach-do = Сделайте за меня
web-coach-later = Теперь пройдёт несколько ходов. Нажмите «Дальше», чтобы увидеть, что будет.
web-coach-leave = Выйти
web-coach-play = Играть дальше
