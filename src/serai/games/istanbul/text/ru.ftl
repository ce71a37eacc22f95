istanbul-title = Стамбул: игра на кубиках

## Товары, кубики, тайлы, карты

istanbul-amount =
    { $what ->
        [R]
            { $count ->
                [one] { $count } ткань
                [few] { $count } ткани
               *[many] { $count } тканей
            }
        [Y]
            { $count ->
                [one] { $count } фрукт
                [few] { $count } фрукта
               *[many] { $count } фруктов
            }
        [G]
            { $count ->
                [one] { $count } специю
                [few] { $count } специи
               *[many] { $count } специй
            }
        [B]
            { $count ->
                [one] { $count } украшение
                [few] { $count } украшения
               *[many] { $count } украшений
            }
        [r]
            { $count ->
                [one] { $count } коричневый жетон товара (вместо ткани)
                [few] { $count } коричневых жетона товара (вместо ткани)
               *[many] { $count } коричневых жетонов товара (вместо ткани)
            }
        [y]
            { $count ->
                [one] { $count } коричневый жетон товара (вместо фруктов)
                [few] { $count } коричневых жетона товара (вместо фруктов)
               *[many] { $count } коричневых жетонов товара (вместо фруктов)
            }
        [g]
            { $count ->
                [one] { $count } коричневый жетон товара (вместо специй)
                [few] { $count } коричневых жетона товара (вместо специй)
               *[many] { $count } коричневых жетонов товара (вместо специй)
            }
        [b]
            { $count ->
                [one] { $count } коричневый жетон товара (вместо украшений)
                [few] { $count } коричневых жетона товара (вместо украшений)
               *[many] { $count } коричневых жетонов товара (вместо украшений)
            }
        [X]
            { $count ->
                [one] { $count } кристалл
                [few] { $count } кристалла
               *[many] { $count } кристаллов
            }
        [L]
            { $count ->
                [one] { $count } лиру
                [few] { $count } лиры
               *[many] { $count } лир
            }
       *[W]
            { $count ->
                [one] { $count } коричневый жетон товара
                [few] { $count } коричневых жетона товара
               *[many] { $count } коричневых жетонов товара
            }
    }
istanbul-tokens =
    { $what ->
        [R]
            { $count ->
                [one] { $count } жетон ткани
                [few] { $count } жетона ткани
               *[many] { $count } жетонов ткани
            }
        [Y]
            { $count ->
                [one] { $count } жетон фруктов
                [few] { $count } жетона фруктов
               *[many] { $count } жетонов фруктов
            }
        [G]
            { $count ->
                [one] { $count } жетон специй
                [few] { $count } жетона специй
               *[many] { $count } жетонов специй
            }
        [B]
            { $count ->
                [one] { $count } жетон украшений
                [few] { $count } жетона украшений
               *[many] { $count } жетонов украшений
            }
       *[W]
            { $count ->
                [one] { $count } коричневый жетон
                [few] { $count } коричневых жетона
               *[many] { $count } коричневых жетонов
            }
    }
istanbul-face =
    { $face ->
        [R] ткань ×{ $count }
        [Y] фрукты ×{ $count }
        [G] специи ×{ $count }
        [B] украшения ×{ $count }
        [L] лира ×{ $count }
       *[C] карта ×{ $count }
    }
istanbul-colour =
    { $colour ->
        [R] ткань
        [Y] фрукты
        [G] специи
       *[B] украшения
    }
istanbul-tile =
    { $tile ->
        [die] «Кубик»
       *[other] «{ $name }»
    }
istanbul-tile-of-colour =
    { $kind ->
        [lira] «Лиры» ({ istanbul-colour })
        [crystal] «Кристалл» ({ istanbul-colour })
        [card] «Карта» ({ istanbul-colour })
        [bonus] «Товар» ({ istanbul-colour })
        [action] «Действие» ({ istanbul-colour })
       *[other] «{ $name }»
    }
istanbul-card =
    { $card ->
        [swap] «Обмен тайла»
        [purse-crystal] «Кошель за кристалл»
        [purse-good] «Кошель за товар»
        [ruby-lira] «Ювелир: лиры»
        [ruby-brown] «Ювелир: коричневые жетоны»
        [ruby-crystal] «Ювелир: кристаллы»
        [ruby-mixed] «Ювелир: всего понемногу»
        [double-lira] «Двойная удача: лиры»
        [double-brown] «Двойная удача: коричневые жетоны»
        [double-crystal] «Двойная удача: кристаллы»
        [double-goods] «Двойная удача: товары»
        [own-1] «Скромный запас»
        [own-2] «Хороший запас»
        [own-3] «Богатый запас»
        [trade-crystal] «Сделка: кристалл»
        [trade-good] «Сделка: товар»
        [trade-lira] «Сделка: лиры»
        [trade-crystals] «Сделка: два кристалла»
       *[other] «{ $name }»
    }
istanbul-card-of-colour =
    { $kind ->
        [brown] «Лоточник» ({ istanbul-colour })
        [good] «Прилавок» ({ istanbul-colour })
        [caravan] «Караван» ({ istanbul-colour })
       *[other] «{ $name }»
    }
istanbul-zone =
    { $zone ->
        [R] ткани
        [Y] фруктов
        [G] специй
        [B] украшений
        [all] всех товаров
       *[lira] лир
    }
istanbul-plain = { $name }

## Предлагаемые ходы

istanbul-move-keep = Оставить кубики как есть
istanbul-move-reroll = Перебросить за кристалл: { $faces }
istanbul-move-trade = Использовать { $give }, взять { $get }
istanbul-move-trade-tokens-first = Использовать { $give }, взять { $get }: сначала жетоны, потом кубики ({ $colours })
istanbul-move-take = Взять { $get }
istanbul-move-lira = Взять лиры за все кубики с лирой
istanbul-move-cards =
    { $count ->
        [1] Взять карту базара за кубик с картой и разыграть её
        [one] Взять { $count } карту базара, по одной за кубик, и разыграть одну из них
        [few] Взять { $count } карты базара, по одной за кубик, и разыграть одну из них
       *[many] Взять { $count } карт базара, по одной за кубик, и разыграть одну из них
    }
istanbul-move-tile = Купить тайл { $tile } за { $goods }
istanbul-move-ruby = Купить рубин в зоне { istanbul-zone } за { $price }
istanbul-move-ruby-lira = Купить рубин в зоне лир
istanbul-move-play = Разыграть карту { $card }
istanbul-move-swap = Отдать тайл { $own } и взять тайл { $shown }
istanbul-move-pass = Отказаться
istanbul-move-done = Завершить ход
istanbul-move-kind =
    { $kind ->
        [Keep] Кубики без переброса
        [Reroll] Перебросы
        [Same] Два одинаковых за жетон
        [Two] Два разных за кристалл
        [Three] Три разных за коричневый жетон
        [Four] Четыре разных за два жетона
        [Lira] Кубики с лирой
        [Cards] Взятые карты базара
        [BuyTile] Покупки тайлов мечети
        [BuyRuby] Покупки рубинов
        [Play] Разыгранные карты базара
        [Take] Принятые предложения карт
        [Swap] Обмены тайлов мечети
        [Pass] Отказы от предложений карт
       *[Done] Досрочно законченные ходы
    }

## События

istanbul-event-first = Первый ход делает { $player }.
    .you = Первый ход делаете вы.
istanbul-event-row = Открыты тайлы мечети: { $tiles }.
istanbul-event-income = Доход: { $player } получает { $taken }.
    .you = Доход: вы получаете { $taken }.
istanbul-event-rolled = { $player } бросает кубики. Выпало: { $faces }.
    .you = Вы бросаете кубики. Выпало: { $faces }.
istanbul-event-rolled-again = { $player }: теперь на кубиках { $faces }.
    .you = Теперь на ваших кубиках { $faces }.
istanbul-event-rerolled = { $player } отдаёт кристалл и перебрасывает кубики: { $faces }.
    .you = Вы отдаёте кристалл и перебрасываете кубики: { $faces }.
istanbul-event-kept = { $player } оставляет кубики как есть.
    .you = Вы оставляете кубики как есть.
istanbul-event-traded = За { $give } { $player } берёт { $get }.
    .you = За { $give } вы берёте { $get }.
istanbul-event-traded-tokens-first = За { $give } { $player } берёт { $get }: сначала жетоны, потом кубики ({ $colours }).
    .you = За { $give } вы берёте { $get }: сначала жетоны, потом кубики ({ $colours }).
istanbul-event-lira =
    { $dice ->
        [1] За кубик с лирой { $player } берёт { $taken }.
        [one] За { $dice } кубик с лирой { $player } берёт { $taken }.
        [few] За { $dice } кубика с лирой { $player } берёт { $taken }.
       *[many] За { $dice } кубиков с лирой { $player } берёт { $taken }.
    }
    .you =
        { $dice ->
            [1] За кубик с лирой вы берёте { $taken }.
            [one] За { $dice } кубик с лирой вы берёте { $taken }.
            [few] За { $dice } кубика с лирой вы берёте { $taken }.
           *[many] За { $dice } кубиков с лирой вы берёте { $taken }.
        }
istanbul-event-drawn = { $player } берёт из колоды { $cards }.
    .you = Вы берёте из колоды { $cards }.
istanbul-event-drawn-income = Доход: { $player } открывает из колоды { $cards }.
    .you = Доход: вы открываете из колоды { $cards }.
istanbul-event-played = { $player } разыгрывает карту { $card }.
    .you = Вы разыгрываете карту { $card }.
istanbul-event-taken = { $player } берёт { $get }.
    .you = Вы берёте { $get }.
istanbul-event-taken-for = { $player } меняет { $give } на { $get }.
    .you = Вы меняете { $give } на { $get }.
istanbul-event-ruby-by-card = { $player } покупает рубин в зоне { istanbul-zone } за { $give }.
    .you = Вы покупаете рубин в зоне { istanbul-zone } за { $give }.
istanbul-event-declined = { $player } отказывается.
    .you = Вы отказываетесь.
istanbul-event-swapped = { $player } отдаёт тайл { $own } и берёт тайл { $shown }.
    .you = Вы отдаёте тайл { $own } и берёте тайл { $shown }.
istanbul-event-tile = { $player } покупает тайл { $tile } за { $goods }.
    .you = Вы покупаете тайл { $tile } за { $goods }.
istanbul-event-mosque-ruby =
    { $player } собирает { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    } мечети и берёт рубин из мечети.
    .you =
        Вы собираете { $count ->
            [one] { $count } тайл
            [few] { $count } тайла
           *[many] { $count } тайлов
        } мечети и берёте рубин из мечети.
istanbul-event-refilled = В ряд выкладывают тайл { $tile }.
istanbul-event-ruby = { $player } покупает рубин в зоне { istanbul-zone } за { $price }.
    .you = Вы покупаете рубин в зоне { istanbul-zone } за { $price }.
istanbul-event-short = Общего запаса не хватает: { $player } возвращает в него { $returned }.
    .you = Общего запаса не хватает: вы возвращаете в него { $returned }.
istanbul-event-done = { $player } завершает ход.
    .you = Вы завершаете ход.
istanbul-event-goal =
    { $player } собирает { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
       *[many] { $rubies } рубинов
    }: этот раунд последний.
    .you =
        Вы собираете { $rubies ->
            [one] { $rubies } рубин
            [few] { $rubies } рубина
           *[many] { $rubies } рубинов
        }: этот раунд последний.
istanbul-event-stall =
    Уже { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } никто не берёт рубины: на этом партия заканчивается.
istanbul-event-won =
    { $player } побеждает: { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
       *[many] { $rubies } рубинов
    }.
    .you =
        Вы побеждаете: { $rubies ->
            [one] { $rubies } рубин
            [few] { $rubies } рубина
           *[many] { $rubies } рубинов
        }.
istanbul-event-won-by-money =
    { $player } побеждает: рубинов поровну ({ $rubies }), но состояние больше — { $money ->
        [one] { $money } лира
        [few] { $money } лиры
       *[many] { $money } лир
    }.
    .you =
        Вы побеждаете: рубинов поровну ({ $rubies }), но состояние больше — { $money ->
            [one] { $money } лира
            [few] { $money } лиры
           *[many] { $money } лир
        }.
istanbul-event-shared =
    { $players } делят победу: у каждого { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
       *[many] { $rubies } рубинов
    } и состояние в { $money ->
        [one] { $money } лиру
        [few] { $money } лиры
       *[many] { $money } лир
    }.

## Стол глазами игрока

istanbul-table-head = Раунд { $round } · рубинов в мечети: { $mosque } · карт базара в колоде: { $deck }
istanbul-table-zones = Цены следующих рубинов: { $zones }
istanbul-table-zone =
    { $zone ->
        [R]
            { $price ->
                [one] { $price } ткань
                [few] { $price } ткани
               *[many] { $price } тканей
            }
        [Y]
            { $price ->
                [one] { $price } фрукт
                [few] { $price } фрукта
               *[many] { $price } фруктов
            }
        [G]
            { $price ->
                [one] { $price } специя
                [few] { $price } специи
               *[many] { $price } специй
            }
        [B]
            { $price ->
                [one] { $price } украшение
                [few] { $price } украшения
               *[many] { $price } украшений
            }
        [all]
            { $price ->
                [0] по 1 товару каждого вида
                [one] по 1 товару каждого вида и ещё { $price } любой
               *[many] по 1 товару каждого вида и ещё { $price } любых
            }
       *[lira]
            { $price ->
                [one] { $price } лира
                [few] { $price } лиры
               *[many] { $price } лир
            }
    }
istanbul-table-zone-empty = зона { istanbul-zone }: рубинов нет
istanbul-table-row = Тайлы мечети: { $tiles }
istanbul-table-player = Игрок { $number } · рубины: { $rubies } · хранит { $owned } · тайлы: { $tiles }
istanbul-table-you = Вы (игрок { $number }) · рубины: { $rubies } · храните { $owned } · тайлы: { $tiles }
istanbul-table-named = { $thing } [{ $name }]
istanbul-table-face = { istanbul-face } ({ $letter })
istanbul-table-dice = Ваши кубики: { $faces }
istanbul-table-reroll = Перебросить кубики за кристалл или оставить как есть?
istanbul-table-act = Ваше { $number }-е действие
istanbul-table-drawn = Выберите одну карту: { $cards }
istanbul-table-card = Что вы берёте по карте { $card }?
istanbul-table-forms = Примеры: keep · reroll RL · same RR · two RY · three RYG · four RYGB>RR · lira · cards 1 · tile card-R RRr · ruby R RRRR · ruby all RYGB · ruby lira · done (строчная буква — коричневый жетон вместо товара этого цвета)

## Отказы

istanbul-error-not-a-move = Такого хода в этой игре нет.
istanbul-error-wrong-time = Сейчас это невозможно.
istanbul-error-cannot-pay = У вас нет этих товаров — ни на неиспользованных кубиках, ни в жетонах.
istanbul-error-no-brown = У вас нет столько коричневых жетонов товара.
istanbul-error-no-dice = У вас нет таких неиспользованных кубиков.
istanbul-error-no-lira = У вас не хватает лир.
istanbul-error-wrong-price = Эти товары не соответствуют цене.
istanbul-error-not-in-row = Этого тайла мечети нет среди открытых.
istanbul-error-zone-empty = В этой торговой зоне рубинов не осталось.
istanbul-error-not-drawn = Этой карты нет среди взятых из колоды.
istanbul-error-not-offered = Карта вам этого не предлагает, или вы не можете выполнить её условие.
istanbul-error-not-owned = У вас нет этого тайла мечети.
istanbul-error-not-in-deck = Таких карт в колоде быть не может.
istanbul-error-draw-count = Из колоды берут столько карт, сколько использовано кубиков с картой.
istanbul-error-roll-count = Выпавших граней должно быть столько, сколько бросают кубиков.
istanbul-error-not-in-stack = Этого тайла мечети нет в стопке.
istanbul-error-row-count = В ряду должно быть ровно столько тайлов, сколько положено по правилам.
istanbul-error-dice-first = Сначала используются кубики нужного цвета, потом его жетоны; наоборот — только если в запасе не хватает жетонов этого цвета.
istanbul-error-two-tokens = За четыре разных товара берут ровно два жетона.
istanbul-error-no-such-letter = «{ $letter }» здесь не подходит; допустимые буквы: { $allowed }.
istanbul-error-no-such-zone = Зоны «{ $zone }» нет; есть: { $allowed }.
istanbul-error-no-such-tile = Тайла мечети «{ $name }» нет.
istanbul-error-no-such-card = Карты базара «{ $name }» нет.
istanbul-error-position-box = Позиция не сходится с содержимым одной коробки.
istanbul-error-position-stage = Этап «{ $stage }» не согласуется с остальной позицией.

## Непригодный файл компонентов

istanbul-error-components-length =
    Значение «{ $key }» в таблице «{ $table }» должно быть списком, в котором ровно { $length ->
        [one] { $length } число
        [few] { $length } числа
       *[many] { $length } чисел
    }.
istanbul-error-components-start = «{ $key }»: в начале партии игрокам на всех нужно { $needed }, а в запасе только { $found }.
istanbul-error-components-rubies = По таблице «{ $table }» на поле выкладывают рубинов: { $placed }, а в коробке их только { $rubies }.
istanbul-error-components-kinds =
    В таблице «{ $table }» должно быть от 1 до { $most ->
        [one] { $most } вида
       *[many] { $most } видов
    }.
istanbul-error-components-price =
    Цена в таблице «{ $table }» записывается буквами R, Y, G, B: от 1 до { $most ->
        [one] { $most } буквы
       *[many] { $most } букв
    }.
istanbul-error-components-dice = Тайлов, которые дают кубик: { $tiles }, а дополнительных кубиков только { $dice }.
istanbul-error-components-row = Тайлов мечети меньше { $row }, а столько их должно лежать открыто.
istanbul-error-components-effect = Неизвестный эффект в таблице «{ $table }»; есть: { $allowed }. Для lira и crystal нужно число, для bonus — цвет.
istanbul-error-components-name = «{ $name }» в таблице «{ $table }» не годится как название: пишите латинские буквы, цифры и дефисы, не больше 24 знаков, первой — букву.
istanbul-error-components-source = Источник (source) в таблице «{ $table }» может быть только таким: { $allowed }.
istanbul-error-components-few-cards = Карт базара должно быть не меньше { $needed }: столько их можно взять за раз.
istanbul-error-components-offers =
    Значение «{ $key }» в таблице «{ $table }» должно быть списком, в котором от { $least } до { $most ->
        [one] { $most } предложения
       *[many] { $most } предложений
    }.
istanbul-error-components-same-offer = В списке «{ $key }» в таблице «{ $table }» на два предложения можно ответить одинаково.
istanbul-error-components-no-way-out = Последнее предложение активному игроку в таблице «{ $table }» не должно ничего требовать: ответ должен найтись всегда.
istanbul-error-components-word = Эффекта «{ $word }» из таблицы «{ $table }» нет; есть: { $allowed }.
istanbul-error-components-active-only = В таблице «{ $table }»: ruby, swap и if-dice — только для активного игрока.
istanbul-error-components-swap-alone = В таблице «{ $table }»: swap стоит отдельно, без give, get, choose и ruby.
istanbul-error-components-ruby-choice = В таблице «{ $table }»: ruby и choose нельзя ставить в одно предложение.
istanbul-error-components-empty-offer = Одно из предложений в таблице «{ $table }» ничего не даёт.
istanbul-error-components-bundle = Не удаётся прочитать «{ $text }» в «{ $key }» в таблице «{ $table }»; пишите буквы и лиры, например WX5L, и не слишком много.
istanbul-error-components-unwinnable = Партию по таблице «{ $table }» может быть невозможно выиграть: рубинов, которые можно купить, всего { $reachable }, а чтобы кто-нибудь обязательно собрал { $goal }, их нужно { $needed }.

## Уровни ботов

istanbul-level-name =
    { $level ->
        [1] Носильщик
        [2] Уличный торговец
        [3] Владелец лавки
        [4] Оптовик
       *[5] Хозяин Большого базара
    }
istanbul-level-character =
    { $level ->
        [1] Берёт то, что выпало на кубиках, и часто упускает лучшую сделку.
        [2] Гонится за лёгкими деньгами и редко заглядывает дальше своего хода.
        [3] Толково выбирает тайлы мечети, но порой упускает хорошую сделку.
        [4] Планирует ходы заранее и знает настоящую цену каждого рубина.
       *[5] Просчитывает каждый бросок, ничего не тратит зря и рвётся к последнему рубину.
    }

## Что делают карты базара и тайлы мечети

istanbul-goods-any =
    { $count ->
        [one] { $count } любой товар
        [few] { $count } любых товара
       *[many] { $count } любых товаров
    }
istanbul-goods-choice =
    { $count ->
        [one] { $count } товар на выбор (не коричневый)
        [few] { $count } товара на выбор (не коричневых)
       *[many] { $count } товаров на выбор (не коричневых)
    }
istanbul-offer-take = взять { $get }
istanbul-offer-trade = обменять { $give } на { $get }
istanbul-offer-ruby = отдать { $give } и взять рубин из любой зоны, кроме мечети
istanbul-offer-ruby-free = взять рубин из любой зоны, кроме мечети
istanbul-offer-swap = обменять один свой тайл мечети на открытый
istanbul-offer-if-dice =
    { $count ->
        [one] если использовано не меньше { $count } кубика с картой, { $offer }
       *[many] если использовано не меньше { $count } кубиков с картой, { $offer }
    }
istanbul-offer-if-own = имея хотя бы { $own }, { $offer }
istanbul-offer-or = { $first }; либо { $second }
istanbul-card-effect = Активный игрок: { $active }.
istanbul-card-effect-others = Активный игрок: { $active }. Каждый из остальных может { $others }.
istanbul-tile-effect =
    { $effect ->
        [lira]
            { $count ->
                [one] Доход: { $count } лира каждый ход.
                [few] Доход: { $count } лиры каждый ход.
               *[many] Доход: { $count } лир каждый ход.
            }
        [crystal]
            { $count ->
                [one] Доход: { $count } кристалл каждый ход.
                [few] Доход: { $count } кристалла каждый ход.
               *[many] Доход: { $count } кристаллов каждый ход.
            }
        [card] Доход: каждый ход откройте карту базара и разыграйте её.
        [bonus] С каждым действием «Взять лиры» — ещё один товар ({ istanbul-colour }).
        [action] Ещё одно действие каждый ход.
       *[die] Ещё один кубик каждый ход.
    }

## Что даст ход сейчас

istanbul-preview-play = Разыграть карту { $card }: { $effect }
istanbul-preview-tile-ruby = Купить тайл { $tile } за { $goods } и взять рубин из мечети
istanbul-preview-done =
    { $count ->
        [one] Завершить ход (останется { $count } действие)
        [few] Завершить ход (останется { $count } действия)
       *[many] Завершить ход (останется { $count } действий)
    }

## Настройки

istanbul-option =
    { $option ->
       *[seats] Число игроков
    }
istanbul-option-value =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }

## Чего стоила ошибка, в разборах

istanbul-fact-ruby = Можно было получить рубин (цена: { $price }) — { $count }-й из { $goal } нужных.
istanbul-fact-mosque = Можно было купить { $tiles }-й тайл мечети и получить за него рубин — { $count }-й из { $goal } нужных.
istanbul-fact-ruby-next = При лучшем выборе рубин можно купить уже в этот ход (цена: { $price }).
istanbul-fact-danger =
    { $percent ->
        [100] Что бы ни выпало, следующий игрок может купить этот рубин (цена: { $price }); цена следующего за ним: { $costs }.
       *[other] С вероятностью { $percent } % следующий игрок может сразу после броска купить этот рубин (цена: { $price }); цена следующего за ним: { $costs }.
    }
istanbul-fact-danger-last =
    { $percent ->
        [100] Что бы ни выпало, следующий игрок может купить последний рубин в зоне { istanbul-zone }.
       *[other] С вероятностью { $percent } % следующий игрок может сразу после броска купить последний рубин в зоне { istanbul-zone }.
    }
istanbul-fact-tile =
    { $effect ->
        [lira]
            За оставшиеся ходы (примерно { $turns }) тайл { $tile } принёс бы около { $total ->
                [one] { $total } лиры
                [few] { $total } лир
               *[many] { $total } лир
            }.
        [crystal]
            За оставшиеся ходы (примерно { $turns }) тайл { $tile } принёс бы около { $total ->
                [one] { $total } кристалла
                [few] { $total } кристаллов
               *[many] { $total } кристаллов
            }.
        [card]
            За оставшиеся ходы (примерно { $turns }) тайл { $tile } принёс бы около { $total ->
                [one] { $total } карты базара
                [few] { $total } карт базара
               *[many] { $total } карт базара
            }.
        [action]
            За оставшиеся ходы (примерно { $turns }) тайл { $tile } принёс бы около { $total ->
                [one] { $total } дополнительного действия
                [few] { $total } дополнительных действий
               *[many] { $total } дополнительных действий
            }.
       *[die] Тайл { $tile } давал бы ещё один кубик в каждый из оставшихся ходов (примерно { $turns }).
    }
istanbul-fact-tile-late =
    { $turns ->
        [0] Лидеру не хватает так мало рубинов ({ $rubies }), что партия обычно заканчивается в этом раунде: тайл уже не окупится.
       *[other] Лидеру не хватает так мало рубинов ({ $rubies }), что у каждого обычно остаётся ещё примерно { $turns } ход: тайл едва ли окупится.
    }
istanbul-fact-roll-ruby = Вероятность, что можно сразу купить рубин: { $better } % при лучшем выборе, { $percent } % при этом.
istanbul-fact-roll-tile = Вероятность, что можно сразу купить тайл мечети: { $better } % при лучшем выборе, { $percent } % при этом.
istanbul-fact-roll-idle = Переброс стоит кристалл, а вероятность, что можно сразу купить рубин или тайл мечети, почти не меняется: { $kept } % без переброса, { $percent } % с ним.
istanbul-fact-next-roll =
    { $what ->
        [ruby] Вероятность, что в следующий свой ход можно будет купить рубин сразу после броска, если до тех пор ничего не изменится: { $better } % при лучшем выборе, { $percent } % при этом.
       *[tile] Вероятность, что в следующий свой ход можно будет купить тайл мечети сразу после броска, если до тех пор ничего не изменится: { $better } % при лучшем выборе, { $percent } % при этом.
    }
istanbul-fact-next-roll-cards =
    { $what ->
        [ruby] Вероятность (без учёта карт базара), что в следующий свой ход можно будет купить рубин сразу после броска, если до тех пор ничего не изменится: { $better } % при лучшем выборе, { $percent } % при этом.
       *[tile] Вероятность (без учёта карт базара), что в следующий свой ход можно будет купить тайл мечети сразу после броска, если до тех пор ничего не изменится: { $better } % при лучшем выборе, { $percent } % при этом.
    }
istanbul-fact-short = Сколько лир не хватает на следующий рубин в зоне лир (цена: { $price }): { $missing } при лучшем выборе, { $before } при этом.
istanbul-fact-done =
    { $actions ->
        [one] Пропадает { $actions } действие
        [few] Пропадают { $actions } действия
       *[many] Пропадает { $actions } действий
    }; неиспользованных кубиков: { $dice }.
istanbul-fact-unused = Кубики, которые пропадают в конце хода: { $dice } при этом выборе, { $better } при лучшем.
istanbul-fact-unused-gain = Этот выбор приносит { $gain } (неиспользованных кубиков: { $dice }), лучший — { $more } (неиспользованных: { $better }).
istanbul-fact-spent = Кроме кубиков, этот выбор стоит { $given }, лучший — { $less }.
istanbul-fact-spent-dice = Кроме кубиков, этот выбор стоит { $given }; при лучшем хватает одних кубиков.
istanbul-fact-gift = Карта даёт { $get } даром.
istanbul-fact-card-ruby = Карта { $card } позволяет получить рубин.
istanbul-fact-answer =
    { $more ->
        [one] По ценам конца игры лучший ответ на карту приносит { $more } лиру, а этот — { $less }.
        [few] По ценам конца игры лучший ответ на карту приносит { $more } лиры, а этот — { $less }.
       *[many] По ценам конца игры лучший ответ на карту приносит { $more } лир, а этот — { $less }.
    }
istanbul-fact-card =
    { $more ->
        [one] По ценам конца игры карта { $card } приносит до { $more } лиры, а карта { $other } — { $less }.
        [few] По ценам конца игры карта { $card } приносит до { $more } лир, а карта { $other } — { $less }.
       *[many] По ценам конца игры карта { $card } приносит до { $more } лир, а карта { $other } — { $less }.
    }
istanbul-theme =
    { $theme ->
        [reroll] Перебросы
        [tile-or-ruby] Тайл или рубин
        [choice-of-tile] Выбор тайла
        [choice-of-ruby] Выбор рубина
        [ruby] Когда покупать рубин
        [tile] Когда покупать тайл
        [card] Карты базара
        [money] Сбор лир
        [goods] Обмен товаров
        [unused] Неиспользованные действия и кубики
       *[ending] Последние рубины
    }
istanbul-feat = Больше всего лир за одно действие: { $amount }
istanbul-margin =
    { $unit ->
       *[rubies]
            { $how ->
                [ahead]
                    { $count ->
                        [one] впереди на { $count } рубин
                        [few] впереди на { $count } рубина
                       *[many] впереди на { $count } рубинов
                    }
                [behind]
                    { $count ->
                        [one] позади на { $count } рубин
                        [few] позади на { $count } рубина
                       *[many] позади на { $count } рубинов
                    }
               *[level] рубинов поровну
            }
        [lira]
            { $how ->
                [ahead]
                    { $count ->
                        [one] впереди на { $count } лиру
                        [few] впереди на { $count } лиры
                       *[many] впереди на { $count } лир
                    }
                [behind]
                    { $count ->
                        [one] позади на { $count } лиру
                        [few] позади на { $count } лиры
                       *[many] позади на { $count } лир
                    }
               *[level] лир поровну
            }
    }
