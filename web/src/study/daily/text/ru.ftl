web-study-daily-title = Расклад дня
web-study-daily-of = Расклад за { $day }
web-study-daily-game = Игра
web-study-daily-says = Все играют один и тот же расклад с одним и тем же ботом: { $bot }. Попытка одна, без возврата ходов и подсказок.
web-study-daily-until = Начать можно до { $time } (местное время).
web-study-daily-until-midnight = Начать можно до полуночи (местное время).
web-study-daily-countdown = Следующий расклад через { $time }
web-study-daily-play = Сыграть расклад дня
web-study-daily-continue = Продолжить партию
web-study-daily-today = Сегодняшний расклад
web-study-daily-source = Этот расклад пришёл с { $address }; его играют и другие клубы.
web-study-daily-mine = Ваш результат
web-study-daily-beaten =
    { $count ->
        [1] Вы сыграли лучше, чем { $share } остальных (пока это один игрок). Ничья считается за половину.
        [one] Вы сыграли лучше, чем { $share } из { $count } другого игрока. Ничья считается за половину.
        [few] Вы сыграли лучше, чем { $share } из { $count } других игроков. Ничья считается за половину.
       *[many] Вы сыграли лучше, чем { $share } из { $count } других игроков. Ничья считается за половину.
    }
web-study-daily-first = Пока закончили только вы. Загляните позже, чтобы увидеть результаты других.
web-study-daily-unranked =
    { $why ->
        [late] Вы закончили слишком поздно, поэтому партия не в зачёте.
       *[other] Вы сдались, поэтому партия не в зачёте.
    }
web-study-daily-watch-yours = Посмотреть свою партию
web-study-daily-practise = Потренировать это начало
web-study-daily-once = У каждого одна попытка, чтобы результаты можно было сравнить. Тренировочная партия начинается так же, но дальше карты и кубики будут другими.
web-study-daily-results = Результаты
web-study-daily-hidden = Результаты и партии других откроются, когда вы сыграете сами.
web-study-daily-nobody = Этот расклад никто не доиграл.
web-study-daily-unfinished =
    { $count ->
        [one] Не доиграна { $count } попытка.
        [few] Не доиграно { $count } попытки.
       *[many] Не доиграно { $count } попыток.
    }
web-study-daily-player = Игрок
web-study-daily-margin = Разница
web-study-daily-share = Обойдено
web-study-daily-skill = Потери на решение, п. п.
web-study-daily-watch = Партия игрока { $name }
web-study-daily-chart = Кто и насколько опередил бота или отстал от него
web-study-daily-bar =
    { $count ->
        [one] { $range }: { $count } игрок
        [few] { $range }: { $count } игрока
       *[many] { $range }: { $count } игроков
    }
web-study-daily-bar-yours = ваш результат
web-study-daily-week = Семь дней
web-study-daily-week-says = За каждый день вы получаете долю тех, кого обошли; побеждает тот, у кого сумма больше. День, когда играли только вы, очков не приносит.
web-study-daily-week-empty = Пока нет результатов, которые вам можно показать.
web-study-daily-total = Сумма
web-study-daily-no-try = без очков
web-study-daily-tell = Поделитесь результатом
web-study-daily-line = { $game }, расклад за { $day }: { $margin }, лучше, чем у { $share } остальных. { $address }
web-study-daily-line-first = { $game }, расклад за { $day }: { $margin }. { $address }
web-study-daily-fair = Как проверить, что расклад честный
web-study-daily-fair-says = Все карты и кубики определяет одно секретное число. Его отпечаток публикуется накануне, само число — когда день закончился: подменить карту за это время нельзя. Игроки не добавляют своих случайных чисел, поэтому расклад у всех одинаковый.
web-study-daily-promise-of = Отпечаток за { $day }
web-study-daily-seed-of = Секретное число за { $day }
web-study-daily-seed-later = Число станет известно { $time }.
web-study-daily-seed-fits =
    { $isRight ->
        [yes] Оно совпадает с опубликованным отпечатком.
       *[other] Оно не совпадает с опубликованным отпечатком!
    }
web-study-daily-seen =
    { $isRight ->
        [yes] Этот браузер видел тот же отпечаток { $day }.
       *[other] Этот браузер видел другой отпечаток { $day }!
    }
web-study-daily-past = Результаты за { $day }
web-study-daily-friends = Одни и те же расклады с друзьями
web-study-daily-duplicate = Дубликатный матч
web-study-daily-duplicate-says = Все играют одни и те же расклады с одним и тем же ботом, каждый расклад по разу с обеих сторон. Везение с картами уравновешивается: остаётся только ваше мастерство.
web-study-daily-duplicate-order = Сначала все расклады с одной стороны, потом все с другой, в одном порядке для всех. К тому времени вы можете помнить часть карт, но и друзья тоже. Пока вы не сыграли расклад, о нём ничего не узнать.
web-study-daily-deals = Расклады
web-study-daily-games =
    { $count ->
        [one] { $count } партия на игрока
        [few] { $count } партии на игрока
       *[many] { $count } партий на игрока
    }
web-study-daily-days = Срок
web-study-daily-day-count =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
web-study-daily-create = Создать матч
web-study-daily-invite = Ссылка для друзей
web-study-daily-invite-says = Сыграйте те же расклады, что и я, на Serai
web-study-daily-open-until = Открыт до { $time }.
web-study-daily-closed = Этот матч завершён.
web-study-daily-next = Далее: расклад { $deal } из { $deals }, за игрока { $seat }
web-study-daily-play-next = Играть
web-study-daily-take-part = Участвовать
web-study-daily-all-played = Вы сыграли все партии.
web-study-daily-played = сыграно { $count } из { $of }
web-study-daily-deal-number = Расклад { $number }
web-study-daily-seat-one = игрок { $seat }
web-study-daily-not-yet = пока скрыто
web-study-daily-gave-up = партия сдана
web-study-daily-against =
    { $count ->
        [one] По сравнению с игроком { $name } за { $count } расклад: { $margin }.
        [few] По сравнению с игроком { $name } за { $count } расклада: { $margin }.
       *[many] По сравнению с игроком { $name } за { $count } раскладов: { $margin }.
    }
web-study-daily-error = Стандартная ошибка: ± { $error }.
web-study-daily-close-call =
    { $is ->
        [clear] Одной случайностью такую разницу не объяснить.
       *[other] Это пока может быть и случайностью.
    }
web-study-daily-no-deal-yet = Результаты сравниваются, когда вы оба сыграли расклад с обеих сторон.
