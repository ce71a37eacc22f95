web-study-road-title = Мой путь
web-study-road-summary =
    { $count ->
        [one] { $count } партия с { $since }
        [few] { $count } партии с { $since }
        [many] { $count } партий с { $since }
       *[other] { $count } партии с { $since }
    }
web-study-road-new = На каждом пути ждут пять торговцев, один искуснее другого. Выиграйте у каждого 1, 3 и 10 партий — и получите три его печати.

## The road and its seals

web-study-road-of = Путь: { $game }
web-study-road-seal =
    { $rank ->
        [1] Печать за первую победу
        [2] Печать за три победы
       *[3] Печать за десять побед
    }
web-study-road-seals = Печатей: { $won } из { $seals }
web-study-road-here = Вы здесь
web-study-road-tally = Побед: { $won } из { $played }
web-study-road-next-seal =
    { $count ->
        [one] Ещё { $count } победа до следующей печати
        [few] Ещё { $count } победы до следующей печати
        [many] Ещё { $count } побед до следующей печати
       *[other] Ещё { $count } победы до следующей печати
    }
web-study-road-all-seals = Все три печати

## Figures

web-study-road-games = Партии
web-study-road-won-lost = Побед: { $won }, поражений: { $lost }
web-study-road-won-shared-lost = Побед: { $won }, общих побед: { $shared }, поражений: { $lost }
web-study-road-streak = Победы подряд
web-study-road-streak-best = Рекорд: { $best }
web-study-road-feat = Ваш лучший ход
web-study-road-feat-see = Посмотреть ещё раз
web-study-road-skill = Потери на одно решение, п. п.
web-study-road-interval = от { $low } до { $high }, в 95 случаях из 100
web-study-road-like = Ближе всего по точности игры: { $levels }
web-study-road-from-to = { $first } — { $last }

## Skill and luck over time

web-study-road-skill-says =
    { $count ->
        [one] Сколько в среднем стоило одно решение, в процентных пунктах шансов на победу; 0 — без ошибок. Вынужденные ходы и решённые позиции не считаются. За { $count } последнюю разобранную партию.
        [few] Сколько в среднем стоило одно решение, в процентных пунктах шансов на победу; 0 — без ошибок. Вынужденные ходы и решённые позиции не считаются. За { $count } последние разобранные партии.
        [many] Сколько в среднем стоило одно решение, в процентных пунктах шансов на победу; 0 — без ошибок. Вынужденные ходы и решённые позиции не считаются. За { $count } последних разобранных партий.
       *[other] Сколько в среднем стоило одно решение, в процентных пунктах шансов на победу; 0 — без ошибок. Вынужденные ходы и решённые позиции не считаются. За { $count } последней разобранной партии.
    }
web-study-road-luck = Везение
web-study-road-luck-says = Что дали вам или отняли карты и кубики, в процентных пунктах шансов на победу. За много партий выходит примерно 0.
web-study-road-luck-mean = В среднем { $mean } п. п. (± { $margin })
web-study-road-no-review = Законченные партии разбираются в фоне. Как только разбор готов, мастерство и везение появляются здесь, партия за партией.
web-study-road-more-games =
    { $count ->
        [one] Ещё { $count } партия — и здесь появится, сколько стоят ваши решения и насколько вам везёт. По меньшему числу партий судить рано.
        [few] Ещё { $count } партии — и здесь появится, сколько стоят ваши решения и насколько вам везёт. По меньшему числу партий судить рано.
        [many] Ещё { $count } партий — и здесь появится, сколько стоят ваши решения и насколько вам везёт. По меньшему числу партий судить рано.
       *[other] Ещё { $count } партии — и здесь появится, сколько стоят ваши решения и насколько вам везёт. По меньшему числу партий судить рано.
    }
web-study-road-lessons =
    { $count ->
        [one] Пройден { $count } урок. Уроки не считаются партиями.
        [few] Пройдено { $count } урока. Уроки не считаются партиями.
        [many] Пройдено { $count } уроков. Уроки не считаются партиями.
       *[other] Пройдено { $count } урока. Уроки не считаются партиями.
    }
web-study-road-outcome =
    { $outcome ->
        [won] победа
        [shared] общая победа
       *[lost] поражение
    }
web-study-road-point-skill =
    { $count ->
        [one] { $date }, { web-study-road-outcome }: { $skill }, от { $low } до { $high } ({ $count } решение)
        [few] { $date }, { web-study-road-outcome }: { $skill }, от { $low } до { $high } ({ $count } решения)
        [many] { $date }, { web-study-road-outcome }: { $skill }, от { $low } до { $high } ({ $count } решений)
       *[other] { $date }, { web-study-road-outcome }: { $skill }, от { $low } до { $high } ({ $count } решения)
    }
web-study-road-point-none = { $date }, { web-study-road-outcome }: решений в счёт не было
web-study-road-point-luck = { $date }, { web-study-road-outcome }: { $luck } п. п., удачнее, чем в { $share } партий
web-study-road-open-review = Открыть разбор
web-study-road-open-replay = Посмотреть партию
web-study-road-better = лучше
web-study-road-worse = хуже
web-study-road-lucky = везение
web-study-road-unlucky = невезение
web-study-road-as-table = Показать таблицей
web-study-road-date = Дата
web-study-road-result = Итог

## Habits

web-study-road-habits = Привычки
web-study-road-habits-says =
    { $count ->
        [one] Доля каждого вида ходов среди всех ваших за { $count } последнюю партию; рядом — как играет сам с собой { $name }.
        [few] Доля каждого вида ходов среди всех ваших за { $count } последние партии; рядом — как играет сам с собой { $name }.
        [many] Доля каждого вида ходов среди всех ваших за { $count } последних партий; рядом — как играет сам с собой { $name }.
       *[other] Доля каждого вида ходов среди всех ваших за { $count } последней партии; рядом — как играет сам с собой { $name }.
    }
web-study-road-habits-few = Закончите три партии, и здесь появятся ваши привычки рядом с игрой сильнейшего бота.
web-study-road-you = Вы
web-study-road-moment-says = Метки под каждой парой показывают, когда делают такие ходы: слева — в начале раунда или партии, справа — в конце.
web-study-road-habit = { $kind }: вы { $mine }, { $name } { $theirs }
web-study-road-moment = В среднем на { $mine } пути; { $name } — на { $theirs }

## People

web-study-road-people = С кем вы играли
web-study-road-somebody = Кто-то, кто удалил свои данные
web-study-road-name = Имя

## What counts

web-study-road-counts = Что здесь считается
web-study-road-counts-games = Считается каждая партия, начатая за столом этого сервера, и расклад дня тоже. Если вы сдались или у вас вышло время, это поражение, даже если за вас доигрывает бот. Если то же случилось с единственным соперником, это победа.
web-study-road-counts-not = Не считаются уроки, партии, продолженные с записи, игра одного человека за несколько мест, места, занятые по ходу партии, и партии, которые никто не закончил.
web-study-road-counts-seals = Победа засчитывается над каждым ботом, который сидел за столом с самого начала. Подсказки разрешены. Победа с неограниченным возвратом ходов или в дубликатном матче считается, но печати не приносит. Общая победа не продлевает серию и не прерывает её.
web-study-road-uncounted =
    { $reason ->
        [lesson] Уроки: { $count }
        [imported] Продолжено с записи: { $count }
        [one-screen] Несколько мест, один человек: { $count }
        [late] Место занято по ходу партии: { $count }
       *[abandoned] Не закончено: { $count }
    }
web-study-road-not-counted = Не засчитано

## Your data

web-study-road-data = Ваши данные
web-study-road-data-says = Всё, что этот сервер хранит о вас, одним файлом (JSON): партии и ходы, итоги, ваши сообщения, устройства. Без парольных фраз и ключей.
web-study-road-export = Скачать мои данные
web-study-road-running =
    { $count ->
        [one] У вас идёт { $count } партия. Если удалить данные, а другие играют дальше, ваше место займёт бот; стол, за которым больше никто не сидел, будет удалён.
        [few] У вас идут { $count } партии. Если удалить данные, ваше место займёт бот там, где другие играют дальше; столы, за которыми больше никто не сидел, будут удалены.
        [many] У вас идёт { $count } партий. Если удалить данные, ваше место займёт бот там, где другие играют дальше; столы, за которыми больше никто не сидел, будут удалены.
       *[other] У вас идёт { $count } партии. Если удалить данные, ваше место займёт бот там, где другие играют дальше; столы, за которыми больше никто не сидел, будут удалены.
    }
web-study-road-type-name = Введите «{ $name }», чтобы подтвердить
web-study-road-other-name = Это не то имя.
