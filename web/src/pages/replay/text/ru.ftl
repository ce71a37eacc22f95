web-viewpoint = Чьими глазами
web-spectator = Зритель
web-step-choice = Шаг
web-start-position = Начало
web-play = Воспроизвести
web-pause = Пауза
web-replay-keys = Клавиши: ← → — на шаг, Home и End — в начало и в конец, пробел — воспроизвести
web-download-json = Запись в JSON
web-download-text = Запись текстом
web-copy-step = Скопировать ссылку на этот шаг
web-continue-here = Продолжить отсюда
web-continue-says = Появится новый стол с этой позицией. Вы займёте одно место, боты — остальные; дальнейшие карты и броски определятся заново.
web-your-seat = Ваше место
web-fair-more = Что это значит
web-fair-lesson = Это был урок: его карты и кубики заданы заранее.
web-fair-how = Чтобы проверить каждую карту и каждый бросок, скачайте запись и выполните:
web-game-summary = Партия
web-ending =
    { $how ->
        [resigned]
            { $count ->
                [1] Партия сдана. Победитель — { $winners }.
               *[other] Партия сдана. Победители: { $winners }.
            }
        [time]
            { $count ->
                [1] Время вышло. Победитель — { $winners }.
               *[other] Время вышло. Победители: { $winners }.
            }
       *[played]
            { $count ->
                [1] Победитель — { $winners }.
               *[other] Победа общая: { $winners }.
            }
    }
    .you =
        { $how ->
            [resigned] Партия сдана. Вы победили.
            [time] Время вышло. Вы победили.
           *[played] Вы победили!
        }
web-first = В начало
web-back = Назад
web-next = Вперёд
web-last = В конец
web-step = Шаг { $now } из { $all }
