## Ход партии

web-ist-round = Раунд { $round }
web-ist-goal =
    { $count ->
        [one] Партия заканчивается при { $count } рубине
       *[other] Партия заканчивается при { $count } рубинах
    }
web-ist-last-round = Последний раунд
web-ist-stall =
    { $count ->
        [one] Без нового рубина партия закончится через { $count } раунд
        [few] Без нового рубина партия закончится через { $count } раунда
       *[many] Без нового рубина партия закончится через { $count } раундов
    }
web-ist-waiting =
    { $stage ->
        [reroll] { $seat } решает, перебрасывать ли кубики
        [act] { $seat } выбирает действие
        [choose] { $seat } выбирает карту базара
        [answer] { $seat } разыгрывает карту
        [reply] { $seat } решает, воспользоваться ли картой
       *[chance] Минутку…
    }

## Игроки

web-ist-rubies = Рубины: { $count } из { $goal }
web-ist-your-goods = Ваши товары
web-ist-pick =
    { $count ->
        [0] У вас { $what }: выберите, чтобы заплатить
       *[other] У вас { $what }: выбрано { $count }
    }
web-ist-owned-tile = { $name }: { $effect }
web-ist-fresh = Действует со следующего хода.
web-ist-new = новый

## Поле

web-ist-zones = Зоны рубинов
web-ist-zone-name =
    { $zone ->
        [R] Зона ткани
        [Y] Зона фруктов
        [G] Зона специй
        [B] Зона украшений
        [all] Зона всех товаров
       *[lira] Зона лир
    }
web-ist-zone =
    { $count ->
        [one] { $name }: остался { $count } рубин, следующий за { $price }
        [few] { $name }: осталось { $count } рубина, следующий за { $price }
       *[many] { $name }: осталось { $count } рубинов, следующий за { $price }
    }
web-ist-zone-empty = { $name }: рубинов не осталось
web-ist-mosque =
    { $count ->
        [one] Мечеть: остался { $count } рубин; тайлов нужно { $tiles }
        [few] Мечеть: осталось { $count } рубина, по одному игроку; тайлов нужно { $tiles }
       *[many] Мечеть: осталось { $count } рубинов, по одному игроку; тайлов нужно { $tiles }
    }
web-ist-mosque-empty = Мечеть: рубинов не осталось
web-ist-tiles-needed =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    }
web-ist-row = Тайлы мечети
web-ist-tile = { $name }: { $effect } Цена: { $price }.
web-ist-stack =
    { $count ->
        [0] Стопка пуста
       *[other] Ещё в стопке: { $count }
    }
web-ist-supply = Запас
web-ist-deck = Карты базара: в колоде { $deck }, в сбросе { $discard }

## Ход

web-ist-dice = Кубики
web-ist-die =
    { $face ->
        [R] Кубик: ткань
        [Y] Кубик: фрукты
        [G] Кубик: специи
        [B] Кубик: украшения
        [L] Кубик: лиры
       *[C] Кубик: карта
    }
web-ist-die-used =
    { $face ->
        [R] Использованный кубик: ткань
        [Y] Использованный кубик: фрукты
        [G] Использованный кубик: специи
        [B] Использованный кубик: украшения
        [L] Использованный кубик: лиры
       *[C] Использованный кубик: карта
    }
web-ist-reroll = Выберите кубики, чтобы перебросить их за кристалл (у вас { $count }), или оставьте все.
web-ist-no-reroll = У вас нет кристалла, чтобы перебросить кубики.
web-ist-act =
    { $count ->
        [1] Ваше { $number }-е действие, последнее в этом ходу
       *[other] Ваше { $number }-е действие; осталось { $count }
    }
web-ist-reply = { $seat } разыгрывает карту { $card }. Хотите воспользоваться?
web-ist-actions = Действия
web-ist-action =
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
web-ist-action-says =
    { $kind ->
        [same] Ещё один такой товар
        [pair] Кристалл
        [three] Коричневый жетон товара
        [four] Два товара на выбор
        [lira] За все кубики с лирами
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
web-ist-ask =
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
web-ist-all-ways =
    { $count ->
        [one] Показать { $count } способ оплаты
        [few] Показать все { $count } способа оплаты
       *[many] Показать все { $count } способов оплаты
    }
web-ist-clear = Начать заново

## Карты и тайлы

web-ist-cards = Карты базара
web-ist-card-list = Карты и тайлы
web-ist-ours-explained = Некоторых чисел нет в правилах. Мы восстановили их так, чтобы всё сходилось; они помечены «наше». Если у вас есть коробка, можно ввести настоящие.
web-ist-ours = наше: { $parts }
web-ist-part =
    { $part ->
        [count] количество в коробке
        [active] что получает активный игрок
        [others-may] что могут сделать остальные
        [effect] действие
       *[price] цена
    }
web-ist-price = Цена: { $price }.
web-ist-still-to-come =
    { $count ->
        [0] Больше не выйдет
       *[other] Ещё выйдет: { $count }
    }

## Конец

web-ist-player = Игрок
web-ist-ruby-count = Рубины
web-ist-fortune = Состояние
web-ist-decided =
    { $by ->
        [rubies] Побеждает тот, у кого больше рубинов.
        [money] Рубинов поровну: побеждает большее состояние.
       *[nothing] Рубинов и денег поровну: победа общая.
    }
web-ist-fortune-says = Состояние — это все лиры, ещё { $good } за каждый товар и { $crystal } за каждый кристалл.
