web-passphrase-change = Сменить парольную фразу
web-passphrase-old = Текущая парольная фраза
web-passphrase-new = Новая парольная фраза
web-passphrase-changed = Парольная фраза изменена. На других устройствах нужно будет войти заново.
web-log-out-all = Выйти на всех устройствах
web-log-out-all-says = Вы выйдете на всех устройствах, включая это. Вернуться можно по логину и парольной фразе.

## What is studied beside games

web-study-title = Учиться
web-study-puzzles = Задачи
web-study-puzzles-says = Найдите решающий ход
web-study-daily = Раздача дня: { $game }
web-study-daily-says = Одни и те же карты для всех
web-study-road = Мой путь
web-study-road-says = Печати, мастерство и удача
