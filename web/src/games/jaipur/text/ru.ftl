### Стол «Джайпура».


## The table

web-jaipur-market = Рынок
web-jaipur-own-hand = Ваша рука
web-jaipur-supply = Жетоны на столе
web-jaipur-round =
    { $round ->
        [0] Подготовка
       *[other] Раунд { $round }
    }
web-jaipur-card-at = { $place }, карта { $number }: { $card }
web-jaipur-camel = верблюд
web-jaipur-hand-size =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
web-jaipur-herd =
    { $count ->
        [0] В стаде нет верблюдов
        [one] { $count } верблюд в стаде
        [few] { $count } верблюда в стаде
       *[many] { $count } верблюдов в стаде
    }
web-jaipur-herd-unknown = Стадо: верблюдов считайте сами
web-jaipur-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
web-jaipur-discard =
    { $count ->
        [0] Сброс: пусто
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
web-jaipur-stack = Жетоны ({ $good }): { $values }
web-jaipur-stack-empty = Жетоны ({ $good }): не осталось
web-jaipur-bonus-stack =
    { $cards ->
        [5] Жетоны награды за 5 или более карт: осталось { $count }
       *[other] Жетоны награды за { $cards } карты: осталось { $count }
    }
web-jaipur-goods-tokens =
    { $count ->
        [one] { $count } жетон товара, стоимость { $rupees }
        [few] { $count } жетона товара, стоимость { $rupees }
       *[many] { $count } жетонов товара, стоимость { $rupees }
    }
web-jaipur-bonus-tokens =
    { $count ->
        [one] { $count } жетон награды
        [few] { $count } жетона награды
       *[many] { $count } жетонов награды
    }
web-jaipur-bonus-values =
    { $count ->
        [one] Жетон награды: { $values }
       *[many] Жетоны награды: { $values }
    }
web-jaipur-rupees =
    { $rupees ->
        [one] { $rupees } рупия
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }
web-jaipur-seals =
    { $count ->
        [0] Печатей махараджи пока нет
        [one] { $count } печать махараджи
        [few] { $count } печати махараджи
       *[many] { $count } печатей махараджи
    }

## Choosing and confirming

web-jaipur-prompt = Выберите карты: на рынке — взять, в руке — продать, там и там — обменять
web-jaipur-keys = Стрелки — перемещение, пробел — выбор, Enter — подтвердить, Esc — сбросить выбор.
web-jaipur-clear = Сбросить выбор
web-jaipur-uneven =
    { $side ->
        [give]
            { $count ->
                [one] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карту, чтобы отдать.
                [few] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карты, чтобы отдать.
               *[other] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карт, чтобы отдать.
            }
       *[take]
            { $count ->
                [one] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карту, чтобы взять.
                [few] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карты, чтобы взять.
               *[other] При обмене отдают столько же карт, сколько берут: выберите ещё { $count } карт, чтобы взять.
            }
    }
web-jaipur-camels-given =
    { $count ->
        [0] Отдать верблюдов?
        [one] Отдать { $count } верблюда
        [few] Отдать { $count } верблюдов
       *[many] Отдать { $count } верблюдов
    }
web-jaipur-camel-more = Отдать на одного верблюда больше
web-jaipur-camel-less = Отдать на одного верблюда меньше
web-jaipur-pass-to = Передайте устройство: { $seat }
web-jaipur-show-hand = Показать мои карты

## Scoring

web-jaipur-scoring = Итоги раунда { $round }
web-jaipur-score-camels = Верблюды
web-jaipur-score-camel-token = Жетон верблюда
web-jaipur-score-goods = Жетоны товаров
web-jaipur-score-bonus = Жетоны награды
web-jaipur-score-total = Итого
web-jaipur-decided =
    { $by ->
        [bonus-tokens] Рупий поровну: побеждает тот, у кого больше жетонов награды.
       *[goods-tokens] Рупий и жетонов награды поровну: побеждает тот, у кого больше жетонов товаров.
    }
web-jaipur-chart = Рупии по ходам
web-jaipur-chart-round = Раунд { $round }: { $first } { $left }, { $second } { $right }

web-jaipur-tagline = Товары, верблюды и верный момент: станьте купцом махараджи.
web-jaipur-kind = Карточная игра на двоих, около 20 минут.
