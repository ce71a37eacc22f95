## Ход партии

web-istanbul-round =
    { $round ->
        [0] Подготовка
       *[other] Раунд { $round }
    }
web-istanbul-goal =
    { $count ->
        [one] Игра до { $count } рубина
       *[other] Игра до { $count } рубинов
    }
web-istanbul-last-round = Последний раунд
web-istanbul-stall =
    { $count ->
        [1] Без нового рубина партия закончится после этого раунда
        [one] Без нового рубина партия закончится через { $count } раунд
        [few] Без нового рубина партия закончится через { $count } раунда
       *[many] Без нового рубина партия закончится через { $count } раундов
    }
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat } решает, перебрасывать ли кубики
        [act] { $seat } выбирает действие
        [choose] { $seat } выбирает карту базара
        [answer] { $seat } разыгрывает карту
        [reply] { $seat } решает, воспользоваться ли картой
       *[chance] Минутку…
    }

## Игроки

web-istanbul-rubies = Рубины: { $count } из { $goal }
web-istanbul-your-goods = Ваши товары
web-istanbul-pick =
    { $count ->
        [0] Можно отдать { $what }: выберите, чтобы заплатить
       *[other] Можно отдать { $what }: выбрано { $count }
    }
web-istanbul-owned-tile = Тайл { $name }. { $effect }
web-istanbul-fresh = Действует со следующего хода.
web-istanbul-new = новый

## Поле

web-istanbul-zones = Торговые зоны рубинов
web-istanbul-zone-name =
    { $zone ->
        [R] Зона ткани
        [Y] Зона фруктов
        [G] Зона специй
        [B] Зона украшений
        [all] Зона всех товаров
       *[lira] Зона лир
    }
web-istanbul-zone =
    { $count ->
        [1] { $name }: остался { $count } рубин — за { $price }
        [one] { $name }: остался { $count } рубин, следующий — за { $price }
        [few] { $name }: осталось { $count } рубина, следующий — за { $price }
       *[many] { $name }: осталось { $count } рубинов, следующий — за { $price }
    }
web-istanbul-zone-empty = { $name }: рубинов не осталось
web-istanbul-mosque =
    Мечеть: { $count ->
        [1] остался { $count } рубин — тому, кто следующим соберёт
        [one] остался { $count } рубин — по одному каждому, кто соберёт
        [few] осталось { $count } рубина — по одному каждому, кто соберёт
       *[many] осталось { $count } рубинов — по одному каждому, кто соберёт
    } { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }
web-istanbul-mosque-empty = Мечеть: рубинов не осталось
web-istanbul-tiles-needed =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
web-istanbul-row = Тайлы мечети
web-istanbul-tile = Тайл { $name }. { $effect } Стоит { $price }.
web-istanbul-tile-title = Тайл { $name }
web-istanbul-tile-kind =
    { $effect ->
        [lira] Тайлы «Лиры»
        [crystal] Тайлы «Кристалл»
        [card] Тайлы «Карта»
        [bonus] Тайлы «Товар»
        [action] Тайлы «Действие»
       *[die] Тайлы «Кубик»
    }
web-istanbul-tile-helps =
    { $effect ->
        [lira]
            { $amount ->
                [one] В начале каждого своего хода вы получаете { $amount } лиру.
                [few] В начале каждого своего хода вы получаете { $amount } лиры.
               *[other] В начале каждого своего хода вы получаете { $amount } лир.
            }
        [crystal]
            { $amount ->
                [one] В начале каждого своего хода вы получаете { $amount } кристалл.
                [few] В начале каждого своего хода вы получаете { $amount } кристалла.
               *[other] В начале каждого своего хода вы получаете { $amount } кристаллов.
            }
        [card] В начале каждого своего хода вы открываете карту базара и разыгрываете её.
        [bonus] Каждый раз, когда вы берёте лиры за кубики, вы получаете ещё и товар этого цвета.
        [action] Каждый ход у вас на одно действие больше.
       *[die] Каждый ход вы бросаете на один кубик больше.
    }
web-istanbul-tile-costs = Стоит { $price }.
web-istanbul-zone-none = Рубинов не осталось.
web-istanbul-zone-tells =
    { $count ->
        [1] Остался один рубин. Он стоит { $price }.
       *[other] Осталось рубинов: { $count }. Следующий стоит { $price }.
    }
web-istanbul-stack =
    { $count ->
        [0] Стопка пуста
       *[other] Ещё в стопке: { $count }
    }
web-istanbul-supply = Общий запас
web-istanbul-deck = Карты базара: в колоде { $deck }, в сбросе { $discard }

## Ход

web-istanbul-your-dice = Ваши кубики
web-istanbul-dice-of = Кубики: { $seat }
web-istanbul-die =
    { $face ->
        [R] Кубик: ткань
        [Y] Кубик: фрукты
        [G] Кубик: специи
        [B] Кубик: украшения
        [L] Кубик: лиры, { $worth }
       *[C] Кубик: карта
    }
web-istanbul-die-used =
    { $face ->
        [R] Использованный кубик: ткань
        [Y] Использованный кубик: фрукты
        [G] Использованный кубик: специи
        [B] Использованный кубик: украшения
        [L] Использованный кубик: лира
       *[C] Использованный кубик: карта
    }
web-istanbul-reroll = Выберите кубики для переброса за кристалл (у вас { $count }).
web-istanbul-no-reroll = Перебросить кубики нельзя: у вас нет кристаллов.
web-istanbul-act = Действие { $number } из { $count }
web-istanbul-reply = { $seat } разыгрывает карту { $card }. Хотите воспользоваться?
web-istanbul-actions = Действия
web-istanbul-action =
    { $kind ->
        [same] Два одинаковых
        [pair] Два разных
        [three] Три разных
        [four] Четыре разных
        [lira] Взять лиры
        [cards] Карта базара
        [tile] Тайл мечети
        [ruby] Рубин
       *[done] Завершить ход
    }
web-istanbul-action-says =
    { $kind ->
        [same] Жетон этого товара
        [pair] Кристалл
        [three] Коричневый жетон товара
        [four] Два товара на выбор
        [lira] За все кубики с лирой
        [cards] По карте за кубик; разыграйте одну
        [tile] По цене на тайле
        [ruby] По цене в зоне
       *[done]
            { $count ->
                [0] Действий не осталось
                [one] Пропадёт { $count } действие
                [few] Пропадут { $count } действия
               *[many] Пропадут { $count } действий
            }
    }
web-istanbul-ask =
    { $what ->
        [kind] Выберите действие
        [get] Что вы берёте?
        [tile] Какой тайл вы берёте?
        [own] Какой из своих тайлов вы отдаёте?
        [zone] Из какой зоны?
        [dice] Сколько кубиков с картой?
        [card] Какую карту вы разыграете?
        [pay] Чем вы платите?
       *[offer] Что вы выбираете?
    }
web-istanbul-tokens-first = { $goods }, сначала жетоны, потом кубики ({ $colours })
web-istanbul-all-ways =
    { $count ->
        [2] Показать оба способа оплаты
        [one] Показать { $count } способ оплаты
        [few] Показать все { $count } способа оплаты
       *[many] Показать все { $count } способов оплаты
    }
web-istanbul-clear = Сбросить выбор

## Карты и тайлы

web-istanbul-cards = Карты базара
web-istanbul-card-list = Карты и тайлы
web-istanbul-ours-explained = * В правилах этого нет: мы восстановили это так, чтобы всё сходилось. Если у вас есть коробка с игрой, запишите настоящие числа в файл компонентов и играйте с ними в терминале: { $command }
web-istanbul-ours-zones = Цены рубинов тоже наши.
web-istanbul-ours = восстановлено: { $parts }
web-istanbul-part =
    { $part ->
        [count] количество в коробке
        [active] что получает активный игрок
        [others-may] что могут сделать остальные
        [effect] эффект
       *[price] цена
    }
web-istanbul-tile-at =
    { $place ->
        [row] Можно купить сейчас
        [stack] Ещё появится
       *[taken] Уже взят
    }
web-istanbul-still-to-come =
    { $count ->
        [0] Больше нет
       *[other] Ещё выйдет: { $count }
    }

## Конец

web-istanbul-player = Игрок
web-istanbul-ruby-count = Рубины
web-istanbul-fortune = Состояние
web-istanbul-decided =
    { $by ->
        [rubies] Побеждает тот, у кого больше рубинов.
        [money] Рубинов поровну: побеждает тот, чьё состояние больше.
       *[nothing] И рубины, и состояния равны: победа общая.
    }
web-istanbul-fortune-says = Состояние решает при равенстве рубинов: это все лиры плюс по { $good } за каждый товар и по { $crystal } за каждый кристалл.

web-istanbul-tagline = Бросайте кубики, торгуйте на базаре и соберите рубины раньше всех.
web-istanbul-kind = Игра с кубиками для двоих, троих или четверых, 20–40 минут.
