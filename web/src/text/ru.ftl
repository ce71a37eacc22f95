### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.

## Everywhere

web-tagline = Игры о торговле: с друзьями и против ботов.
web-home = Главная
web-skip = Перейти к содержимому
web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-name =
    { $theme ->
        [light] Светлая
        [dark] Тёмная
       *[system] Как в системе
    }
web-sound = Звук
web-animation = Анимация
web-speed-name =
    { $speed ->
        [off] Нет
        [quick] Быстрая
        [slow] Медленная
       *[normal] Обычная
    }
web-zen = Режим дзен: только игра
web-chance-near = { $end ->
    [sure] больше 99 %
   *[hopeless] меньше 1 %
}
web-top-bar = Верхняя панель
web-close = Закрыть
web-cancel = Отмена
web-retry = Попробовать ещё раз
web-reload = Обновить
web-update = Вышла новая версия.
web-loading = Минутку…
web-about = О проекте
web-version = Версия { $version }

## When something is wrong

web-problem = Не получилось
web-offline = Сервер недоступен. Ваши партии на нём в сохранности; попробуйте ещё раз чуть позже.
web-outdated = Страница устарела. Обновите её и продолжайте с того же места.
web-nothing-here = Эта дорога никуда не ведёт
web-check-link = Наш верблюд свернул не туда: здесь только песок. Возможно, ссылка неполная. Попросите прислать её ещё раз или начните с главной.
web-connection =
    { $state ->
        [connecting] Соединяемся…
        [open] На связи
        [waiting] Связь прервалась, восстанавливаем…
       *[closed] Нет связи
    }

## Names

web-you = { $name } (вы)
web-open-seat = свободное место

## Home

web-play-bot = Играть с ботом
web-play-friend = Играть с друзьями
web-pass-and-play = По очереди на этом устройстве
web-game = Игра
web-players = Игроки
web-player-count = Число игроков
web-level = Уровень
web-level-named = { $name }.
web-begin = Начать
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-rules = Правила
web-home-title = Сыграем?

## Joining

web-join = Сесть за стол
web-join-title = Вас приглашают в игру «{ $game }»
web-your-name = Ваше имя

## At the table

web-your-turn = Ваш ход
web-turn-of = Ходит { $seat }
    .you = Ваш ход
web-watching = Вы наблюдаете за игрой.
web-waiting-for-players = { $count ->
    [one] { $game }: ждём друга
   *[other] { $game }: ждём друзей
}
web-log = Журнал партии
web-your-moves = Ваши ходы
web-make-move = Сделать этот ход
web-hint = Подсказка
web-undo = Вернуть ход
web-undo-asked = { $seat } просит вернуть ход. Вы согласны?
web-agree = Согласиться
web-decline = Отказать
web-resign = Сдаться
web-claim = Засчитать победу
web-start = Начать с ботами
web-leave = Встать из-за стола
web-rematch = Реванш
web-to-rematch = К реваншу
web-replay = Просмотр партии
web-review = Разбор
web-chat = Чат
web-send = Отправить
web-said = { $seat }: { $text }
web-nobody-wins = Никто не победил.

## What happens beside the game

web-happened-created = Стол готов.
web-happened-joined = За стол садится { $seat }.
    .you = Вы садитесь за стол.
web-happened-left = Из-за стола встаёт { $seat }.
    .you = Вы встаёте из-за стола.
web-happened-started = Партия начинается.
web-happened-offered = { $seat } просит вернуть ход.
    .you = Вы просите вернуть ход.
web-happened-declined = { $seat } не соглашается вернуть ход.
    .you = Вы не соглашаетесь вернуть ход.
web-happened-undone = { $seat } возвращает ход.
    .you = Вы возвращаете ход.
web-happened-resigned = { $seat } сдаётся.
    .you = Вы сдаётесь.
web-happened-claimed = { $seat }: время вышло.
    .you = Ваше время вышло.
web-happened-again = { $seat } предлагает реванш.
    .you = Вы предлагаете реванш.
web-happened-rematched = Реванш готов.
web-happened-closed = Владелец сервера закрыл стол.
web-happened-opened = Место снова свободно: { $seat }.

## Replay

web-download = Скачать запись

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] Никто не наблюдает
        [one] Наблюдает { $count } человек
        [few] Наблюдают { $count } человека
       *[other] Наблюдают { $count } человек
    }

## Chance

web-starting = { $game }: партия вот-вот начнётся…
web-starting-says = Карты и кубики зависят от случайного числа из браузера каждого игрока. Тех, кого нет на месте, ждём несколько секунд.
web-imported =
    { $moves ->
        [0] Эта партия продолжает другую: первые карты или кубики выпали не за этим столом.
        [1] Эта партия продолжает другую: первый ход сделан не за этим столом.
        [one] Эта партия продолжает другую: первый { $moves } ход сделан не за этим столом.
        [few] Эта партия продолжает другую: первые { $moves } хода сделаны не за этим столом.
        [many] Эта партия продолжает другую: первые { $moves } ходов сделаны не за этим столом.
       *[other] Эта партия продолжает другую: первые { $moves } хода сделаны не за этим столом.
    }
