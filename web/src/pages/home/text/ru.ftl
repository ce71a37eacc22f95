web-passphrase-change = Сменить парольную фразу
web-passphrase-old = Текущая парольная фраза
web-passphrase-new = Новая парольная фраза
web-passphrase-changed = Парольная фраза изменена. На других устройствах нужно будет войти заново.
web-log-out-all = Выйти на всех устройствах
web-log-out-all-says = Вы выйдете на всех устройствах, включая это. Вернуться можно по логину и парольной фразе.

## What is studied beside games

web-home-study-title = Учиться
web-home-study-puzzles = Задачи
web-home-study-puzzles-says = Найдите решающий ход
web-home-study-daily = Расклад дня: { $game }
web-home-study-daily-says = Один расклад на всех
web-home-study-road = Мой путь
web-home-study-road-says = Печати, мастерство и везение
web-profile = Имя и портрет
web-portrait = Ваш портрет
web-portrait-none = Без портрета
web-portrait-says = Так вы выглядите за каждым столом на этом устройстве.
