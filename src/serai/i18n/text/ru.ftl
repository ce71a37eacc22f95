## Перечисления и имена

list-more = { $items }, { $item }
list-last = { $items } и { $item }
list-nothing = —
player = Игрок { $number }
player-you = Игрок { $number } (вы)
problem-line = Строка { $line }: { $sentence }
problem-entry = Строка { $line }, элемент журнала { $entry }: { $sentence }

## Справка командной строки

help-serai = Игры о торговле: играйте, изучайте их и обучайте на них программы.
help-games = показать список игр
help-play = сыграть партию в терминале
help-simulate = дать ботам сыграть много партий и сохранить записи
help-replay = пересказать записанную партию
help-perft = подсчитать позиции, достижимые за заданное число ходов
help-bench = измерить скорость работы правил
help-usage = использование:
help-heading = { $title }:
help-arguments = аргументы
help-options = ключи
help-commands = команды
help-help = показать эту справку
help-version = показать версию
help-lang = язык: en, fr, it, ja или ru
help-json = вывести в формате JSON
help-game = игра, например jaipur
help-games-count = сколько партий сыграть
help-seats = число игроков, если игра допускает выбор
help-seed = зерно случайности: одинаковое зерно даёт одинаковые партии
help-bots = боты через запятую, по одному на каждое место
help-records = сохранить записи партий в этот файл, по одному объекту JSON в строке; - означает стандартный вывод
help-logs = записывать журнал каждой партии в эту папку
help-dataset = сохранить каждое решение в этот файл, .parquet или .arrow, для обучения
help-legal = добавить к каждому решению все допустимые ходы
help-option = параметр игры, например rounds=1; можно указать несколько раз
help-components = файл с вашими собственными компонентами
help-file = запись партии, текст или JSON; - читает стандартный ввод
help-seat = пересказать глазами игрока на этом месте
help-position = позиция, от которой вести подсчёт; если не указана — раздача по зерну
help-depth = на сколько ходов вглубь считать
help-bench-what = что измерять: kernel
help-bot = бот, против которого вы играете
help-arena = провести матчи между ботами на одних и тех же раздачах
help-arena-bots = боты через запятую; если их больше, чем мест, играют все сочетания
help-deals = число раздач; каждая играется по разу при каждой пересадке ботов по кругу
help-workers = сколько процессов играют одновременно
help-stop = остановиться, как только ясно, сильнее первый бот или слабее
help-ray = играть на кластере Ray: его адрес или local
help-level = уровень бота, против которого вы играете, от 1 до 5; по умолчанию 3

## Ход работы и результаты

compiling = Компилируются правила игры «{ $game }»: один раз, около минуты…
compiling-search = Компилируется поиск для игры «{ $game }»: один раз, около полуминуты…
compiled = Скомпилировано за { $seconds } с; следующий запуск будет мгновенным.
simulating = Идёт игра
simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, зерно { $seed }
simulated-seat =
    Место { $seat }, { $bot }: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, { NUMBER($share, minimumFractionDigits: 1) } % (95-процентный доверительный интервал: { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
simulated-drawn = Ничьих: { $count }
records-written =
    { $count ->
        [one] { $count } запись сохранена в файл { $file }
        [few] { $count } записи сохранены в файл { $file }
       *[many] { $count } записей сохранено в файл { $file }
    }
dataset-written =
    { $count ->
        [one] { $count } решение сохранено в файл { $file }
        [few] { $count } решения сохранены в файл { $file }
       *[many] { $count } решений сохранено в файл { $file }
    }
story-game = Партия { $number }
story-unfinished = На этом запись обрывается; партия не закончена.
perft-line = глубина { $depth }: { $count }
games-seats = число мест: { $seats }
games-option = параметр { $name }: { $values }
bench-kernel = Ходов в секунду: каждый ход выбирается наугад из полного списка допустимых
bench-compiled = скомпилированный цикл
bench-c = тот же цикл на C
bench-c-reference = для сравнения: цикл { $game } на C
bench-python = из Python, по вызову на ход
bench-batch = 4096 партий за один вызов
bench-line = { $label }: { $speed }
bench-line-ratio = { $label }: { $speed }, { NUMBER($ratio, minimumFractionDigits: 2) } от скорости C
bench-line-none = { $label }: компилятор C не найден
games-level = уровень { $level }: { $name }. { $character }
arena-head = Раздач: { $deals } · партий: { $games } · зерно { $seed }
arena-bot = { $bot }: побед { $wins }, { NUMBER($share, minimumFractionDigits: 1) } % (95-процентный доверительный интервал: { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %), { $speed } мс на ход
arena-rating = { $bot }: Эло { $rating }
arena-no-ratings = Для рейтингов Эло нужен пакет choix: pip install "serai[lab]".
arena-margin = Очки { $bot } минус очки остальных, в среднем: { $margin }
arena-stopped =
    После { $deals ->
        [one] { $deals } раздачи
       *[many] { $deals } раздач
    } всё ясно: { $verdict ->
        [weaker] { $bot } слабее остальных.
       *[stronger] { $bot } сильнее остальных.
    }
arena-interrupted = Остановлено; таков счёт на этот момент.
forfeited = Технических поражений: { $count }. { $reason }

## Партия в терминале

play-welcome = «{ $game }» против бота «{ $bot }». Введите ход; ? — все ваши ходы, q — выход.
play-welcome-level = «{ $game }» против бота уровня { $level }: { $name }. { $character } Введите ход; ? — все ваши ходы, q — выход.
play-prompt = Ваш ход:
play-goodbye = До новых встреч.

## Ошибки

error-game-over = Партия окончена.
error-game-not-your-turn = Сейчас ходит не { $who }.
error-game-not-chance = Сейчас случай ничего не решает.
error-game-impossible-view = Ни одна позиция этой игры не может так выглядеть с этого места.
error-notation-unreadable = «{ $text }» — это не ход.
error-options-unknown = Параметра «{ $option }» нет; есть: { $allowed }.
error-options-bad-value = Параметр «{ $option }» не может быть «{ $value }»; допустимые значения: { $allowed }.
error-options-form = «{ $text }» — это не параметр: пишите name=value.
error-components-syntax = Не удаётся прочитать файл компонентов { $file } ({ $detail }).
error-components-unknown-table = Таблица «{ $table }» в файле компонентов этой игры не предусмотрена.
error-components-unknown-key = Ключ «{ $key }» в таблице «{ $table }» не предусмотрен.
error-components-missing = В таблице «{ $table }» не хватает ключа «{ $key }».
error-components-range = Значение «{ $key }» в таблице «{ $table }» должно быть целым числом от { $least } до { $most }.
error-components-not-a-list =
    Значение «{ $key }» в таблице «{ $table }» должно быть списком, в котором от 1 до { $limit ->
        [one] { $limit } числа
       *[many] { $limit } чисел
    }.
error-components-not-a-text = Значение «{ $key }» в таблице «{ $table }» должно быть текстом в кавычках.
error-components-not-a-truth = Значение «{ $key }» в таблице «{ $table }» должно быть true или false.
error-components-too-many =
    В списке «{ $key }» в таблице «{ $table }» больше { $limit ->
        [one] { $limit } разного значения
       *[many] { $limit } разных значений
    }.
error-components-not-descending = Значения «{ $key }» в таблице «{ $table }» должны идти от большего к меньшему.
error-components-total = В таблице «{ $table }» указан итог { $total }, а по её содержимому получается { $found }.
error-components-too-few-cards =
    В таблице «{ $table }» слишком мало карт: для подготовки к игре { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[many] нужно { $needed } карт
    }, считая верблюдов на рынке.
error-components-no-move = При таких числах в таблице «{ $table }» игроку с полной рукой может оказаться нечего продать.
error-record-json = Это не JSON ({ $detail }).
error-record-not-an-object = Запись партии должна быть объектом JSON.
error-record-unknown-key = Ключ «{ $key }» в записи партии не предусмотрен.
error-record-bad-value = Недопустимое значение ключа «{ $key }».
error-record-bad-entry = Элемент журнала — это список: кто ходит (место или "*"), сам ход и, возможно, все допустимые ходы.
error-record-long-line =
    Строка длиннее { $limit ->
        [one] { $limit } символа
       *[many] { $limit } символов
    }.
error-record-unreadable-line = «{ $text }» — не заголовок и не ход.
error-record-late-header = Заголовок «{ $key }» стоит после первого хода.
error-record-no-game = В записи не указано, какая это игра.
error-record-rules-version = Запись сделана по правилам версии «{ $version }», которая здесь неизвестна.
error-record-other-components = Эта партия сыграна с другими компонентами; укажите их файл ключом --components.
error-record-result-differs = Записанный результат не совпадает с тем, к которому приводят ходы.
error-record-legal-differs = Записанные допустимые ходы не совпадают с теми, что допустимы в этой позиции.
error-record-empty = В этом файле нет ни одной записи партии.
error-record-encoding = { $file } — не текст в кодировке UTF-8.
error-record-damaged = { $file } сжат gzip, но повреждён или обрывается.
error-cli-usage = Непонятная командная строка: { $detail }. Справка: serai --help.
error-cli-command = Команды «{ $command }» нет. Справка: serai --help.
error-cli-missing = Не указано: { $name }. Справка: serai --help.
error-cli-needs-extra = Для этой команды нужны пакеты, которые не установлены: pip install "serai[{ $extra }]"
error-cli-no-file = Не удаётся открыть { $file }.
error-cli-cannot-write = Не удаётся записать { $file }.
error-cli-no-docs = В этой установке нет документации. В копии исходного кода её собирает make docs.
error-cli-unknown-game = Игры «{ $game }» нет; есть: { $allowed }.
error-cli-unknown-bot = Бота «{ $bot }» нет; есть: { $allowed }.
error-cli-bot-count =
    Для этой игры { $seats ->
        [one] нужен { $seats } бот
        [few] нужны { $seats } бота
       *[many] нужно { $seats } ботов
    }; перечислите их через запятую.
error-cli-bad-number = Для { $name } не подходит «{ $value }»: нужно целое число от { $least } до { $most }.
error-cli-unknown-language = Языка «{ $value }» нет; есть: { $allowed }.
error-cli-legal-without-records = --legal дополняет записи партий: укажите и --records.
error-cli-dataset-form = { $file }: имя набора данных должно оканчиваться на .parquet или .arrow.
error-cli-interrupted = Остановлено; ничего не записано.
error-cli-seen-record = В этой записи партия видна с одного места; пересказать можно только полную запись.
error-record-duplicate = «{ $key }» указано дважды.
error-record-after-result = После результата партии может идти только другая партия.
error-position-header = Позиция начинается с { $head }.
error-position-field = Не удаётся прочитать поле позиции «{ $field }».
error-position-missing = В позиции нет поля «{ $field }».
error-cli-bad-budget = Недопустимый бюджет бота «{ $bot }»: напишите iterations=2000 (не больше миллиона) или seconds=0.05.
error-cli-unknown-level = Уровня «{ $level }» нет; есть: { $allowed }.
error-cli-bad-command = Не удаётся прочитать команду бота «{ $bot }»: не закрыта кавычка или нет самой команды.
error-cli-no-program = Программа «{ $program }» не найдена.
error-cli-bad-module = Не удаётся загрузить бота на Python «{ $bot }» ({ $detail }).
error-cli-bot-or-level = Укажите либо --bot, либо --level.
error-cli-too-few-bots =
    Для арены в этой игре нужно не меньше { $seats ->
        [one] { $seats } бота
       *[many] { $seats } ботов
    }; перечислите их через запятую.
error-cli-no-ray = Ray не установлен: pip install "serai[ray]".
error-cli-ray-unreachable = По адресу «{ $address }» не отвечает ни один кластер Ray.
error-cli-worker-died = Процесс, игравший раздачу { $deal }, аварийно завершился три раза подряд.
error-bot-crashed = Бот «{ $bot }» аварийно завершился ({ $detail }).
error-bot-stalled = Бот «{ $bot }» не ответил за { $seconds } с.
error-bot-illegal = Бот «{ $bot }» ответил «{ $answer }», а это не допустимый ход.

## Проверяемая случайность и процессы, которые думают

help-verify = проверить, что случайность в записанных партиях была честной
help-verify-file = записи партий, текст или JSON, с заголовками table, seed и commitment
help-verify-show = показать также все стопки в порядке, установленном до начала партии
help-think = просчитывать ходы ботов для всех серверов, подключённых к Redis
help-redis = адрес Redis, redis://… или unix://…; если его нет, берётся переменная SERAI_REDIS
help-processes = сколько процессов запустить
verify-record = { $file }, партия { $number }
verify-fair = { $record }: честно. Проверено случайных исходов: { $checked }. Хеш зерна: { $commitment }
verify-fair-given = { $record }: честно начиная с элемента { $given }; всё, что раньше, взято из другой записи. Проверено случайных исходов: { $checked }. Хеш зерна: { $commitment }
verify-unfair = { $record }: нечестно. { $reason } Не совпало случайных исходов: { $count } из { $checked }.
verify-unusable = { $record }: проверить нельзя. { $reason }
verify-stacks = Запечатанные стопки, сверху вниз:
verify-no-stacks = Запечатанных стопок нет: это запись старого образца, карты в ней выбирались по одной.
think-started = Просчёт ходов ботов: { $address }, процессов: { $processes }. Ctrl+C — остановить.
verify-withheld = { $name }: игрок { $seat } обещал случайное число, но не прислал его вовремя.
verify-deal = { $record }: расклад «{ $deal }» одинаков для всех: случайных чисел игроков в нём нет, только обещанное зерно.
error-verify-no-header = Нет заголовка «{ $header }», без которого случайность нельзя проверить.
error-verify-bad-header = Недопустимое значение заголовка «{ $header }».
error-verify-other-seed = Зерно не соответствует объявленному хешу.
error-verify-differs = Элемент журнала { $entry } — «{ $found }», а зерно даёт «{ $expected }».
error-verify-seen-record = В этой записи партия видна с одного места; проверить можно только полную запись.
error-verify-other-nonce = Случайное число игрока { $seat } не соответствует отпечатку, который он прислал.
error-verify-other-commitment = Хеш зерна в записи — не тот, что был показан вначале.
error-verify-other-hashes = Отпечатки случайных чисел игроков отличаются от показанных перед началом партии.
error-verify-nonce-missing = Вашего случайного числа нет в записи.
error-verify-deal-nonces = Этот расклад одинаков для всех: случайного числа игрока в записи быть не может.
error-think-no-redis = Укажите адрес Redis: --redis redis://… или переменную SERAI_REDIS.
error-think-unreachable = По адресу «{ $address }» Redis не отвечает.

## Сервер

help-serve = запустить сервер для игры по сети
help-backup = скопировать базу данных сервера, даже во время его работы
help-host = адрес, на котором принимать соединения; 0.0.0.0 открывает доступ с других машин
help-port = порт; 0 — любой свободный
help-database = база данных: sqlite:///ФАЙЛ или postgresql://…
help-serve-redis = Redis, redis://…, через который процессы обмениваются сообщениями
help-serve-workers = число процессов сервера; если их больше одного, нужны PostgreSQL и Redis
help-thinkers = число процессов, думающих за ботов
help-public-url = адрес, который вводят игроки, например https://play.example.org
help-log-format = формат журнала: text или json
help-open = открыть адрес в браузере
help-show-settings = показать все настройки без секретов и выйти
help-backup-file = файл, в который записать копию
help-force = перезаписать файл, если он есть
serve-ready = Serai работает: { $address } (остановить — Ctrl+C).
serve-running = Serai уже работает: { $address }; этот адрес и открывается в браузере.
serve-moved = Порт { $taken } занят другой программой, поэтому Serai работает здесь: { $address } (остановить — Ctrl+C).
serve-stopped = Сервер остановлен.
backup-written = Резервная копия записана в { $file }. В ней секреты сервера: храните её в надёжном месте.
error-serve-bad-setting = Недопустимое значение настройки «{ $name }»; оно задано ключом или переменной { $variable }.
error-serve-workers-need-postgresql = Несколько процессов не могут работать с базой данных в одном файле: укажите --database postgresql://… или один процесс.
error-serve-workers-need-redis = Нескольким процессам нужен Redis, чтобы обмениваться сообщениями: укажите --redis redis://… или один процесс.
error-serve-unknown-database = «{ $url }» — неподходящая база данных: пишите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ.
error-serve-unknown-redis = «{ $url }» — не адрес Redis: пишите redis://ХОСТ:6379, rediss://… или unix:///….
error-serve-missing-extra = Пакет { $package } не установлен: pip install "serai[cluster]".
error-serve-unwritable-folder = Базу данных нельзя хранить в папке { $folder }: её нет или в неё нельзя писать.
error-serve-not-a-database = { $file } — не база данных SQLite.
error-serve-database-unreachable = База данных { $url } не отвечает или отклоняет соединение.
error-serve-redis-unreachable = По адресу { $url } не отвечает ни один Redis.
error-serve-bad-address = Этот компьютер не может принимать соединения по адресу «{ $host }».
error-serve-port-taken = Порт { $port } занят или запрещён; выберите другой ключом --port.
error-serve-failed = Не удалось запустить сервер; причина указана в журнале.
error-guest-unknown = Сервер вас больше не узнаёт; начните заново с главной страницы.
error-guest-bad-name =
    В имени должно быть от 1 до { $most ->
        [one] { $most } видимого символа
       *[many] { $most } видимых символов
    }.
error-guest-handle-taken = Логин «{ $handle }» уже занят.
error-guest-weak-passphrase =
    В парольной фразе должно быть от { $least } до { $most ->
        [one] { $most } символа
       *[many] { $most } символов
    }, и она не должна совпадать с логином.
error-guest-wrong-passphrase = Неверный логин или парольная фраза.
error-guest-old-passphrase = Чтобы сменить парольную фразу, сначала введите текущую без ошибок.
error-request-wrong-origin = Запрос пришёл со страницы другого сайта и не принят.
error-request-bad-host = Под этим именем сервер не отвечает; проверьте адрес.
error-request-too-large =
    Слишком большой объём: принимается не больше { $most ->
        [one] { $most } байта
       *[many] { $most } байт
    }.
error-request-too-many = Слишком много запросов; подождите немного и попробуйте снова.
error-request-failed = На сервере что-то пошло не так. В его журнале это записано как { $request }.
error-backup-exists = { $file } уже есть; перезаписать можно ключом --force.
error-backup-no-database = Базы данных { $file } нет.
error-backup-use-pg-dump = Для резервной копии базы PostgreSQL есть её собственное средство — pg_dump.

## A table

error-table-other-rules = Этот стол создан по правилам версии { $rules }, по которым этот сервер не играет.
error-table-unknown = Такого стола нет. Возможно, ссылка неполная или стол удалён.
error-table-stale = За столом тем временем что-то произошло; посмотрите ещё раз, прежде чем решать.
error-table-from-the-future = За этим столом такого ещё не было.
error-table-not-begun = Партия ещё не началась.
error-table-begun = Партия уже началась.
error-table-finished = Партия окончена.
error-table-not-finished = Это станет возможно, когда партия закончится.
error-table-already-seated = Вы уже сидите за этим столом.
error-table-not-seated = Вы не сидите за этим столом.
error-table-not-your-seat = Место { $seat } — не ваше.
error-table-seat-taken = Это место занято.
error-table-bad-link = Эта ссылка не ведёт к свободному месту: она неверна или место уже занято.
error-table-private = Это закрытый стол; попросите ссылку у его хозяина.
error-table-full = Все места заняты.
error-table-no-seat = За этим столом нельзя выбрать игрока { $seat }.
error-table-not-host = Это может сделать только хозяин стола.
error-table-host-not-seated = Создатель стола должен занять за ним место.
error-table-not-watched = Этот стол закрыт для зрителей.
error-table-nothing-said = Сообщение пустое.
error-table-enough-said =
    Чат этого стола заполнен: в нём помещается не больше { $most ->
        [one] { $most } сообщения
       *[many] { $most } сообщений
    }.
error-table-too-long = Журнал этого стола заполнен (записей: { $most }). Ещё можно сдаться и продолжить за новым столом.
error-table-undo-off = За этим столом ходы не возвращают.
error-table-no-undo = Вернуть ход нельзя: возвращать нечего, или с тех пор открылась карта либо брошены кубики.
error-table-undo-asked = Кто-то уже попросил вернуть ход и ждёт ответа.
error-table-undo-not-asked = Никто не просит вашего согласия на возврат хода.
error-table-free-undo-alone = Свободно возвращать ходы можно только за столом без других людей.
error-table-nobody-late = Время ни у кого не вышло.
error-table-rematch-there = Реванш уже подготовлен за столом { $table }.
error-table-no-hints = Подсказки доступны только в партиях против ботов.
error-table-own-components = Партию с собственными компонентами здесь продолжить нельзя.
error-table-seats-differ =
    Для этой игры { $seats ->
        [one] нужно { $seats } место
        [few] нужны { $seats } места
       *[many] нужно { $seats } мест
    }.
error-table-one-record = Нужна ровно одна запись партии.
error-table-seen-record = В этой записи партия видна с одного места; продолжить можно только полную запись.
error-table-beginning = Партия вот-вот начнётся: занять или покинуть место уже нельзя.
error-table-nonce-bad-hash = Отпечаток (SHA-256) случайного числа — это 64 шестнадцатеричные цифры в нижнем регистре.
error-table-nonce-repeated = Другой игрок за этим столом уже прислал такой же отпечаток; возьмите собственное случайное число.
error-table-nonce-malformed = Случайное число занимает от 16 до 32 байт и записывается шестнадцатеричными цифрами в нижнем регистре.
error-table-nonce-not-promised = За этим столом вы не обещали случайного числа.
error-table-nonce-differs = Это случайное число не соответствует отпечатку, который вы прислали.
error-table-nonce-early = Слишком рано: держите своё случайное число в секрете, пока стол его не запросит.
error-table-nonce-late = Слишком поздно: партия началась без вашего случайного числа.
error-lesson-other-move = Хорошая мысль! Но сначала ход, о котором говорит урок.
error-lesson-unknown = Такого урока нет.
error-daily-tried = Вы уже сыграли этот расклад: у каждого только одна попытка.
error-daily-no-hints = Здесь нет подсказок: этот расклад каждый играет сам.
error-daily-no-deals = Для «{ $game }» нет расклада дня.
error-daily-bad-day = Дата пишется так: 2026-11-17.
error-daily-no-such-day = В тот день расклада не было.
error-daily-too-early = Ещё рано: этот день не начался.
error-daily-not-here = Расклад ещё не дошёл до этого сервера. Попробуйте через несколько минут.
error-daily-try-first = Сначала сыграйте сами, а потом посмотрите, как сыграли другие.
error-daily-no-followers = Этот сервер не делится раскладами с другими серверами.
error-daily-wrong-token = Токен не совпадает с заданным на этом сервере.
error-duplicate-unknown = Такого дубликатного матча нет.
error-duplicate-over = Этот дубликатный матч завершён.
error-duplicate-full = В этом дубликатном матче нет мест: участников не больше { $most }.
error-duplicate-all-played = Вы сыграли все расклады с обеих сторон.
error-duplicate-play-first = Сначала сыграйте этот расклад с обеих сторон, а потом смотрите партии.
error-record-too-long =
    Эта партия слишком длинная, чтобы продолжить её здесь: принимаются записи не длиннее { $most ->
        [one] { $most } элемента
       *[many] { $most } элементов
    }.
error-protocol-no-hello = Соединение началось без правильного приветствия.
error-protocol-version = Версия протокола у страницы — { $yours }, у сервера — { $ours }; обновите страницу.
error-protocol-malformed = Сервер не понимает это сообщение.
error-request-bad-parameter = Параметр «{ $name }» не может иметь такое значение.
error-request-bad-body = В запросе ошибка: { $place }.
error-request-not-json = Запрос — не JSON.
error-request-unknown-path = По этому адресу ничего нет.
error-server-failed = На сервере что-то пошло не так; ничего не изменилось. Попробуйте ещё раз.
error-server-cannot-save = Сервер сейчас не может сохранять данные; ничего не изменилось. Попробуйте ещё раз чуть позже.
error-server-busy = Сервер сейчас перегружен; попробуйте ещё раз чуть позже.

## A bot at a table elsewhere

help-sit = посадить бота на место по ссылке и дать ему играть
help-link = ссылка на место, http://…/join/…
help-sit-bot = бот, который займёт место
help-sit-level = уровень бота, который займёт место, от 1 до 5; по умолчанию 3
help-name = имя, которое видят другие
sit-seated = Бот занял место игрока { $seat }: { $address }. Ctrl+C — встать; стол останется.
sit-won = Партия окончена: бот выиграл.
sit-over = Партия окончена: бот не выиграл.
sit-resigned = Бот не может продолжать и сдался.
sit-fair = Случайность была честной: запись соответствует тому, что бот видел до начала партии.
sit-unfair = Случайность НЕ была честной: { $reason }
error-sit-bad-link = Это не ссылка на место; она имеет вид http://ХОСТ/join/СТОЛ/КЛЮЧ.
error-sit-unreachable = По адресу { $address } никто не отвечает.

## The web app

site-missing = Веб-приложение не собрано
site-build = Выполните «make play» в папке с исходниками: приложение соберётся, и эта страница откроется снова.
site-description = Игры о торговле: с друзьями и против ботов.
site-no-script = Для Serai нужен JavaScript. Включите его в браузере и обновите страницу.
site-rules = Правила
site-rules-of = Как играть в «{ $game }»
site-about = О проекте Serai
site-invitation = Вас приглашают сыграть: { $game }
site-invitation-says = Откройте ссылку, назовите себя и займите место. Учётная запись не нужна.
site-table = Партия: { $game }
site-table-says = Загляните к столу: можно играть или смотреть.
site-replay = Партия по ходам: { $game }
site-replay-says = Посмотрите, как она была сыграна, шаг за шагом.
site-review = Разбор партии: { $game }
site-review-says = Вся партия на одном графике: что принесло победу и что было бы лучше.
site-daily = Расклад дня: { $game }
site-daily-says = Один расклад для всех и одна попытка. Какой результат будет у вас?
site-duplicate = Вас вызывают на дубликатный матч: { $game }
site-duplicate-says = Все играют одни и те же расклады с обеих сторон: остаётся только мастерство. Учётная запись не нужна.
site-puzzle = Задача: { $game }
site-puzzle-says = Одна позиция — один явно лучший ход. Найдёте его?

## Игры без своих текстов

plain-text = { $text }
event-move = { $name }: { $move }

## Инструменты владельца сервера

help-admin = управлять столами и гостями сервера, даже во время его работы
help-admin-tables = показать список столов
help-admin-table = показать один стол: места, состояние и число записей в журнале
help-admin-close = прекратить незаконченную партию без победителя
help-admin-delete = удалить стол вместе с журналом
help-admin-open-seat = освободить место пропавшего игрока и вывести новую ссылку
help-admin-guests = найти гостей
help-admin-rename = переименовать гостя, в том числе за всеми его столами
help-admin-ban = закрыть гостю доступ
help-admin-unban = вернуть гостю доступ
help-admin-delete-guest = удалить гостя со всеми его данными
help-admin-stats = столы, гости, ходы по дням, размер базы данных
help-admin-log = что, кем и когда сделано этими командами
help-admin-acts = что сделать
help-admin-id = идентификатор стола
help-admin-seat = номер места, начиная с 1
help-admin-who = гость: идентификатор или логин
help-admin-name = новое имя
help-admin-text = часть имени или логина либо весь идентификатор
help-admin-phase = только столы в этом состоянии: open, playing или finished
help-admin-of-guest = только столы этого гостя (идентификатор или логин)
help-admin-most = наибольшее число строк
help-admin-days = за сколько последних дней
help-admin-yes = не спрашивать подтверждения
help-warm = заранее скомпилировать все игры и их ботов
help-docs = открыть документацию в браузере
help-docs-port = вместо этого отдавать её через этот порт, только на этом компьютере
admin-phase =
    { $phase ->
        [open] ждёт игроков
        [playing] идёт партия
       *[finished] партия окончена
    }
admin-entries =
    { $entries ->
        [one] { $entries } запись в журнале
        [few] { $entries } записи в журнале
       *[many] { $entries } записей в журнале
    }
admin-seat = Место { $seat }: { $who }
admin-bot = бот, уровень { $level }
admin-open-seat = свободно
admin-deleted-guest = удалённый гость
admin-guest-tables =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
admin-banned = доступ закрыт
admin-nothing = Ничего не найдено.
admin-closed = Стол { $id } закрыт.
admin-deleted = Стол { $id } удалён.
admin-opened = Место { $seat } за столом { $id } свободно. Новая ссылка: { $link }
admin-renamed = Гостя { $id } теперь зовут { $name }.
admin-now-banned = Гостю { $id } закрыт доступ.
admin-now-unbanned = Гость { $id } снова может входить.
admin-guest-deleted = Гость { $id } и все его данные удалены.
admin-confirm-close = Закрыть стол { $id }? Партия закончится без победителя.
admin-confirm-delete = Удалить стол { $id } со всем журналом? Это нельзя отменить.
admin-confirm-open-seat = Освободить место { $seat } за столом { $id } (сейчас: { $who })?
admin-confirm-delete-guest = Удалить { $name } ({ $id }) со всеми данными? Это нельзя отменить.
admin-choice = [д/Н]
admin-yes = д да y yes
admin-unchanged = Ничего не изменено.
admin-stats-tables = Столы: ждут игроков — { $open }, идёт партия — { $playing }, партия окончена — { $finished }
admin-stats-lessons = Начато уроков: { $lessons }
admin-stats-guests = Гости: { $guests }; с логином: { $handles }; были за последние семь дней: { $week }; доступ закрыт: { $banned }
admin-stats-size = База данных: { $megabytes } МБ
admin-stats-moves =
    { $moves ->
        [one] { $day }: { $moves } ход
        [few] { $day }: { $moves } хода
       *[many] { $day }: { $moves } ходов
    }
warm-compiling = { $number } из { $total }: { $what }…
warm-rules = правила игры «{ $game }»
warm-search = боты игры «{ $game }»
warm-done = Всё скомпилировано за { $seconds } с и сохранено в папке { $folder }.
docs-serving = Документация находится по адресу { $address }. Чтобы остановить, нажмите Ctrl+C.
docs-at = Документация находится по адресу { $address }.
serve-preparing = Готовится игра «{ $game }» ({ $number } из { $total })…
error-admin-unknown-phase = Состояния «{ $phase }» нет; есть: { $allowed }.
error-admin-unknown-guest = Нет гостя с идентификатором или логином «{ $guest }»; найти его можно командой «serai admin guests».
error-admin-no-guest-there = На месте { $seat } нет гостя.
error-admin-needs-yes = Нужно подтверждение: запустите команду в терминале и ответьте или добавьте --yes.
error-admin-other-version = База данных — от другой версии Serai. Запустите один раз сервер установленной здесь версии: он её обновит.
error-guest-banned = Владелец этого сервера закрыл вам доступ.

## Вызовы игроков, которых нет за столом

call-turn = Ваш ход · { $game }
call-turn-says = { $player }: ход сделан.
call-turn-plain = За столом ждут вас.
call-clock = Время на исходе · { $game }
call-clock-says =
    { $unit ->
        [days]
            { $count ->
                [one] Ваш ход: остался { $count } день.
                [few] Ваш ход: осталось { $count } дня.
               *[many] Ваш ход: осталось { $count } дней.
            }
        [hours]
            { $count ->
                [one] Ваш ход: остался { $count } час.
                [few] Ваш ход: осталось { $count } часа.
               *[many] Ваш ход: осталось { $count } часов.
            }
       *[minutes]
            { $count ->
                [one] Ваш ход: осталась { $count } минута.
                [few] Ваш ход: осталось { $count } минуты.
               *[many] Ваш ход: осталось { $count } минут.
            }
    }
call-joined = { $player } теперь за вашим столом
call-joined-says = { $game }: можно играть.
call-rematch = Реванш? · { $game }
call-rematch-says = { $player } предлагает сыграть ещё раз.
call-test = Всё работает
call-test-says = Так Serai будет звать вас к столу.
error-push-no-public-address = Этот сервер не может присылать уведомления: у него нет публичного адреса. Его может задать владелец сервера.
error-push-bad-endpoint = Это не адрес службы push-уведомлений.
error-push-bad-keys = Это не ключи push-подписки.
error-push-unknown-device = На этом устройстве уведомления выключены; сначала включите их.
error-push-unknown-zone = Часового пояса «{ $zone }» не существует.
serve-open = Откройте { $address } в браузере, если страница не открылась сама.

## Analysis
help-analyse = оценить ходы одного решения: шансы на победу и погрешность
help-analyse-what = позиция одной строкой или файл с записью партии
help-analyse-at = номер решения в записи; без него — то, на котором запись обрывается
help-iterations = сколько думать: число итераций поиска
# $seat (number)
# $iterations (number)
# $seed (text)
analyse-head = Ход игрока { $seat } · итераций: { $iterations } · зерно { $seed }
# $chance (number)
# $margin (number)
# $loss (number)
analyse-move = { NUMBER($chance, minimumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1) } (−{ NUMBER($loss, minimumFractionDigits: 1) })
analyse-played = ход в партии
# $move (text)
# $best (text)
analyse-played-equal = Ход { $move } был не хуже других: { $best } не даёт заметного преимущества.
# $move (text)
# $loss (number)
# $best (text)
analyse-played-worse = { $best } — сильнее: ход { $move } стоил { NUMBER($loss, minimumFractionDigits: 1) } п. п. шансов на победу.
# $best (text)
analyse-best = Лучший ход — { $best }.
# $best (text)
# $other (text)
analyse-equal = Примерно равны: { $best } и { $other }.
error-analyse-no-decision = В этой позиции никому не нужно принимать решение.
error-analyse-at-without-record = --at работает только с записью партии.
# $game (text)
# $wanted (text)
error-analyse-other-game = Это запись игры «{ $game }», а не «{ $wanted }».
# $file (text)
error-bots-no-network = { $file } — не файл сети.
# $file (text)
# $features (number)
# $found (number)
error-bots-other-network = { $file } — сеть с числом признаков { $found }, а у этой игры их { $features }.

# Разбор законченных партий.
# $done (number)
# $of (number)
error-review-not-ready = Разбор ещё не готов: оценено решений { $done } из { $of }.
error-review-off = Этот сервер не разбирает партии.
error-review-impossible = Эту партию нельзя разобрать.
error-review-too-long = Эта партия слишком длинная для разбора.
error-review-deepest = Глубже эту партию уже не разобрать.

help-review = разобрать записанную партию: везение, мастерство, ошибки и счёт, который сходится
help-review-seat = показать решения только этого игрока
reviewing = Разбор
review-head = { $game } · { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} · итераций на каждое: { $iterations } · зерно { $seed }
review-unfinished = Партия ещё не окончена: решения оцениваются как обычно, а счёт заканчивается нынешними шансами.
review-row = { $row ->
    [start] шансы в начале
    [cards] везение с картами и кубиками
    [own_errors] свои ошибки
    [other_errors] ошибки соперников
    [hidden] скрытые карты и то, чего разбор не видит
   *[result] итог
}
review-skill = Потери на одно решение: { $skill } п. п. (почти наверняка от { $low } до { $high }; чем меньше, тем лучше), по { $decisions ->
    [one] { $decisions } решению
   *[many] { $decisions } решениям
}.
review-like = По точности — примерно уровень «{ $level }».
review-between = По точности — где-то между уровнями «{ $low }» и «{ $high }».
review-like-unknown = Слишком мало решений, чтобы сказать, какому уровню соответствует точность.
review-not-counted = Не в счёт: вынужденных ходов — { $forced }, ходов в решённой партии — { $decided }.
review-luck = { $side ->
    [unlucky] Не везло: хуже бывает лишь в { $percent } % похожих партий.
    [lucky] Везло: лучше бывает лишь в { $percent } % похожих партий.
   *[even] Везение примерно среднее.
} При среднем везении — примерно { $adjusted ->
    [one] { $adjusted } победа
    [few] { $adjusted } победы
   *[many] { $adjusted } побед
} из 100.
review-error = { $band ->
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
} в решении { $number }: ход { $move } стоил { NUMBER($loss, minimumFractionDigits: 1) } п. п.; лучше было { $best }.
review-moments = Решающие моменты
review-luckiest = Когда повезло больше всего
review-unluckiest = Когда не повезло больше всего
review-no-error = Ошибок на два пункта и больше нет.
error-review-seen-record = В этой записи есть только то, что видел игрок { $seat }, поэтому разобрать её нельзя. Возьмите полную запись: её можно сохранить, когда партия окончена.
error-review-no-decision = В этой записи ещё никто не принял ни одного решения: разбирать нечего.

## Puzzles
help-puzzles = найти задачи: позиции из партий между ботами, где один ход явно лучше всех
help-puzzles-count = сколько задач найти
help-puzzles-out = файл, куда их записать; прерванный поиск продолжится с того же места
puzzles-mining = Задачи
# $id (text)
# $rating (number)
# $position (text)
# $solution (text)
puzzles-line = { $id } · рейтинг { NUMBER($rating, useGrouping: 0) } · { $position } · решение: { $solution }
# $count (number)
# $decisions (number)
# $candidates (number)
# $seconds (number)
puzzles-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}; решений просмотрено: { $decisions }, подробно: { $candidates }; { $seconds } с работы процессора.
# $file (text)
error-puzzles-no-file = Файла { $file } нет.
# $file (text)
error-puzzles-unreadable = { $file } — не файл с задачами.
# $file (text)
# $version (text)
# $known (number)
error-puzzles-other-version = { $file } — файл с задачами версии { $version }, а эта программа читает версию { $known }.
# $file (text)
# $game (text)
# $wanted (text)
error-puzzles-other-game = В файле { $file } задачи игры «{ $game }», а не «{ $wanted }».
# $file (text)
# $rules (text)
# $known (number)
error-puzzles-other-rules = Задачи из { $file } — по правилам версии { $rules }, а эта программа играет по версии { $known }.
# $file (text)
error-puzzles-other-run = { $file } относится к другому поиску: укажите те же игру и зерно или другой файл.
error-puzzle-unknown = Такой задачи нет.
error-puzzle-none = Задач такого рода нет.
error-mistake-unknown = Этой позиции больше нет среди ваших ошибок.
