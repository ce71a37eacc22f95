jaipur-title = Джайпур

## Карты

jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } алмаз
                [few] { $count } алмаза
               *[many] { $count } алмазов
            }
        [G]
            { $count ->
                [one] { $count } карту золота
                [few] { $count } карты золота
               *[many] { $count } карт золота
            }
        [S]
            { $count ->
                [one] { $count } карту серебра
                [few] { $count } карты серебра
               *[many] { $count } карт серебра
            }
        [C]
            { $count ->
                [one] { $count } карту ткани
                [few] { $count } карты ткани
               *[many] { $count } карт ткани
            }
        [P]
            { $count ->
                [one] { $count } карту пряностей
                [few] { $count } карты пряностей
               *[many] { $count } карт пряностей
            }
        [L]
            { $count ->
                [one] { $count } карту кожи
                [few] { $count } карты кожи
               *[many] { $count } карт кожи
            }
       *[K]
            { $count ->
                [one] { $count } верблюда
                [few] { $count } верблюдов
               *[many] { $count } верблюдов
            }
    }
jaipur-good =
    { $good ->
        [D] алмазы
        [G] золото
        [S] серебро
        [C] ткани
        [P] пряности
        [L] кожа
       *[K] верблюды
    }

## Предлагаемые ходы

jaipur-move-take = Взять { $cards }
jaipur-move-take-camels = Взять всех верблюдов
jaipur-move-sell = Продать { $cards }
jaipur-move-exchange = Обмен: взять { $take }, отдать { $give }
jaipur-move-kind =
    { $kind ->
        [TakeCamels] Верблюды с рынка
        [Take] Один товар с рынка
        [Sell] Продажи
       *[Exchange] Обмены
    }

## События

jaipur-event-first = Первый ход делает { $player }.
    .you = Первый ход делаете вы.
jaipur-event-dealt = Раунд { $round }: карты розданы. На рынок выкладывают { $market }. Начинает { $player }.
    .you = Раунд { $round }: карты розданы. На рынок выкладывают { $market }. Начинаете вы.
jaipur-event-taken = { $player } берёт { $cards }.
    .you = Вы берёте { $cards }.
jaipur-event-camels-taken =
    { $count ->
        [2] { $player } берёт обоих верблюдов.
        [one] { $player } берёт { $count } верблюда.
       *[many] { $player } берёт всех { $count } верблюдов.
    }
    .you =
        { $count ->
            [2] Вы берёте обоих верблюдов.
            [one] Вы берёте { $count } верблюда.
           *[many] Вы берёте всех { $count } верблюдов.
        }
jaipur-event-exchanged = { $player } берёт { $take } в обмен на { $give }.
    .you = Вы берёте { $take } в обмен на { $give }.
jaipur-event-sold =
    { $player } продаёт { $cards } за { $total ->
        [one] { $total } рупию
        [few] { $total } рупии
       *[many] { $total } рупий
    }.
    .you =
        Вы продаёте { $cards } за { $total ->
            [one] { $total } рупию
            [few] { $total } рупии
           *[many] { $total } рупий
        }.
jaipur-event-sold-tokens =
    { $player } продаёт { $cards } за { $total ->
        [one] { $total } рупию
        [few] { $total } рупии
       *[many] { $total } рупий
    } ({ $tokens }).
    .you =
        Вы продаёте { $cards } за { $total ->
            [one] { $total } рупию
            [few] { $total } рупии
           *[many] { $total } рупий
        } ({ $tokens }).
jaipur-event-sold-for-nothing = { $player } продаёт { $cards }, но жетонов этого товара уже не осталось.
    .you = Вы продаёте { $cards }, но жетонов этого товара уже не осталось.
jaipur-event-refilled = Из колоды на рынок выкладывают { $cards }.
jaipur-event-bonus =
    { $stack ->
        [5]
            { $player } берёт жетон награды за 5 или более карт: { $rupees ->
                [one] { $rupees } рупия
                [few] { $rupees } рупии
               *[many] { $rupees } рупий
            }.
       *[other]
            { $player } берёт жетон награды за { $stack } карты: { $rupees ->
                [one] { $rupees } рупия
                [few] { $rupees } рупии
               *[many] { $rupees } рупий
            }.
    }
    .you =
        { $stack ->
            [5]
                Вы берёте жетон награды за 5 или более карт: { $rupees ->
                    [one] { $rupees } рупия
                    [few] { $rupees } рупии
                   *[many] { $rupees } рупий
                }.
           *[other]
                Вы берёте жетон награды за { $stack } карты: { $rupees ->
                    [one] { $rupees } рупия
                    [few] { $rupees } рупии
                   *[many] { $rupees } рупий
                }.
        }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } берёт жетон награды за 5 или более карт.
       *[other] { $player } берёт жетон награды за { $stack } карты.
    }
jaipur-event-stall-near =
    Давно нет ни новых карт, ни продаж: ещё { $left ->
        [one] { $left } такой ход
        [few] { $left } таких хода
       *[many] { $left } таких ходов
    } — и раунд закончится.
jaipur-event-camel-token =
    { $player } получает жетон верблюда за большее стадо: { $rupees ->
        [one] { $rupees } рупия
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }.
    .you =
        Вы получаете жетон верблюда за большее стадо: { $rupees ->
            [one] { $rupees } рупия
            [few] { $rupees } рупии
           *[many] { $rupees } рупий
        }.
jaipur-event-camel-token-nobody = Стада равны: жетон верблюда не достаётся никому.
jaipur-event-round-won =
    Раунд { $round } окончен: { $reason }. Побеждает { $player } ({ $most ->
        [one] { $most } рупия
        [few] { $most } рупии
       *[many] { $most } рупий
    } против { $least }) и получает печать махараджи.
    .you =
        Раунд { $round } окончен: { $reason }. Вы побеждаете ({ $most ->
            [one] { $most } рупия
            [few] { $most } рупии
           *[many] { $most } рупий
        } против { $least }) и получаете печать махараджи.
jaipur-event-round-won-tied =
    Раунд { $round } окончен: { $reason }. Рупий поровну ({ $rupees }): { $player } побеждает по числу жетонов { $by ->
        [bonus-tokens] награды
       *[goods-tokens] товаров
    } и получает печать махараджи.
    .you =
        Раунд { $round } окончен: { $reason }. Рупий поровну ({ $rupees }): вы побеждаете по числу жетонов { $by ->
            [bonus-tokens] награды
           *[goods-tokens] товаров
        } и получаете печать махараджи.
jaipur-event-round-tied =
    Раунд { $round } окончен: { $reason }. Полная ничья, по { $rupees ->
        [one] { $rupees } рупии
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }: раунд переигрывают, начинает другой игрок.
jaipur-event-round-shared =
    Раунд { $round } окончен: { $reason }. Полная ничья, по { $rupees ->
        [one] { $rupees } рупии
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }: оба игрока получают по печати махараджи.
jaipur-event-round-unsealed =
    Раунд { $round } окончен: { $reason }. Полная ничья, по { $rupees ->
        [one] { $rupees } рупии
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }: печатей махараджи на двоих уже не хватает.
jaipur-event-match-won = { $player } выигрывает партию со счётом { $most }:{ $least } по печатям.
    .you = Вы выигрываете партию со счётом { $most }:{ $least } по печатям.
jaipur-event-match-drawn = Партия заканчивается вничью со счётом { $seals }:{ $seals } по печатям.
jaipur-reason-three-stacks = закончились жетоны трёх товаров
jaipur-reason-empty-deck = закончилась колода
jaipur-reason-stall = слишком долго не было ни новых карт, ни продаж

## Стол глазами игрока

jaipur-table-card =
    { $count ->
        [1]
            { $letter } { $good ->
                [K] верблюд
               *[other] { jaipur-good }
            }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
jaipur-table-head = Раунд { $round } · печати: у вас { $yours }, у соперника { $theirs } · карт в колоде: { $deck }
jaipur-table-tokens = Жетоны товаров: { $stacks }
jaipur-table-bonus = Осталось жетонов награды за 3 карты: { $three } · за 4 карты: { $four } · за 5 или более: { $five }
jaipur-table-opponent = У соперника карт в руке: { $cards } · верблюдов: { $camels } · рупий: { $rupees } · жетонов награды: { $bonus }
jaipur-table-known = Соперник точно держит: { $cards }
jaipur-table-market = На рынке: { $cards }
jaipur-table-hand = У вас в руке: { $cards }
jaipur-table-you = У вас верблюдов: { $camels } · рупий: { $rupees } · жетоны награды: { $bonus }
jaipur-table-forms = Взять карту: +G · взять верблюдов: +K · продать: -LLL · обменять: +DG-LK

## Отказы

jaipur-error-not-a-move = Такого хода в этой игре нет.
jaipur-error-wrong-time = Сейчас это невозможно.
jaipur-error-not-in-market = Этих карт нет на рынке.
jaipur-error-no-camels = На рынке нет верблюдов.
jaipur-error-hand-limit =
    В конце хода в руке может быть не больше { $limit ->
        [one] { $limit } карты
       *[many] { $limit } карт
    }.
jaipur-error-not-in-hand = У вас в руке нет этих карт.
jaipur-error-sell-min =
    Этот товар продают не меньше чем по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    } за раз.
jaipur-error-not-in-herd = В вашем стаде нет столько верблюдов.
jaipur-error-exchange-one = Обменивают не меньше двух карт; одну карту просто берут.
jaipur-error-exchange-camels = При обмене верблюдов не берут.
jaipur-error-exchange-uneven = При обмене отдают столько же карт, сколько берут.
jaipur-error-exchange-same = В одном обмене нельзя и брать, и отдавать один и тот же товар.
jaipur-error-not-in-deck = Этих карт нет в колоде.
jaipur-error-refill-count = Из колоды выкладывают столько карт, сколько их не хватает на рынке, или все оставшиеся.
jaipur-error-deal-count =
    При раздаче каждый игрок получает { $hand ->
        [one] { $hand } карту
        [few] { $hand } карты
       *[many] { $hand } карт
    }, а на рынок выкладывают { $market ->
        [one] { $market } карту
        [few] { $market } карты
       *[many] { $market } карт
    }.
jaipur-error-no-such-bonus = В стопке нет такого жетона награды.
jaipur-error-no-such-card = «{ $card }» здесь не подходит; обозначения карт: { $allowed }.
jaipur-error-take-one-only = Несколько карт сразу берут только при обмене, например +DG-LK.
jaipur-error-sell-one-kind = За раз продают товар только одного вида.
jaipur-error-sell-camels = Верблюдов не продают.
jaipur-error-position-cards = Карт { $card } в позиции больше, чем в коробке.
jaipur-error-position-bonus = В позиции есть жетоны награды, которых нет в коробке.
jaipur-error-position-tokens = В позиции не сходятся жетоны, рупии и известные карты.
jaipur-error-position-stage = Этап «{ $stage }» не согласуется с остальной позицией.

## Уровни ботов

jaipur-level-name =
    { $level ->
        [1] Водонос
        [2] Разносчик
        [3] Лавочник
        [4] Караванщик
       *[5] Купец махараджи
    }
jaipur-level-character =
    { $level ->
        [1] Хватает всё, что блестит, продаёт слишком рано и не замечает выгодных обменов.
        [2] Ищет быстрой выгоды и редко заглядывает дальше следующего хода.
        [3] Знает рынок и копит товары ради наград, но порой упускает шанс.
        [4] Рассчитывает на несколько ходов вперёд и помнит, что вы взяли.
       *[5] Помнит каждую карту, взвешивает каждый ход и не прощает ошибок.
    }

## Что даст ход сейчас

jaipur-preview-sell = Продать { $cards }: { $tokens }
jaipur-preview-sell-bonus = Продать { $cards }: { $tokens }, жетон награды
jaipur-preview-sell-bonus-only = Продать { $cards }: жетонов товара не осталось, только жетон награды
jaipur-preview-sell-for-nothing = Продать { $cards }: жетонов не осталось

## Настройки

jaipur-option =
    { $option ->
        [rounds] Длительность партии
        [full_tie] При полной ничьей в раунде
       *[memory_aid] Помощь памяти
    }
jaipur-option-value =
    { $value ->
        [rounds-3] До двух выигранных раундов
        [rounds-1] Один раунд
        [full_tie-replay] Переиграть раунд
        [full_tie-shared] По печати каждому
        [memory_aid-true] Включена: видны взятые карты и верблюды
       *[memory_aid-false] Выключена: видно только то, что лежит на столе
    }

## Чего стоила ошибка, в разборах

jaipur-rupees =
    { $count ->
        [one] { $count } рупию
        [few] { $count } рупии
       *[many] { $count } рупий
    }
jaipur-fact-income = { $rupees } и жетон награды (в среднем около { $bonus })
jaipur-fact-sale = Если продать { $cards }, можно получить { $more }; эта продажа приносит { $less }.
jaipur-fact-too-few = Если продать { $cards } вместе, можно получить { $more }; эта продажа приносит { $less }.
jaipur-fact-one-more = Вместе с картами с рынка можно продать { $cards }, получив { $more }; эта продажа приносит { $less }.
jaipur-fact-price = Соперник точно держит { $held }: если он продаст первым, за { $cards } дадут { $then } вместо { $now }.
jaipur-fact-price-chance =
    { $percent ->
        [100] Соперник точно может продать этот же товар первым: тогда за { $cards } дадут самое большее { $then } вместо { $now }.
       *[other] С вероятностью { $percent } % соперник может продать этот же товар первым: тогда за { $cards } дадут самое большее { $then } вместо { $now }.
    }
jaipur-fact-wait =
    { $percent ->
        [100] Продажу можно отложить: что бы ни держал соперник, в следующий ход за { $cards } дадут столько же.
       *[other] Продажу можно отложить: с вероятностью { $percent } % в следующий ход за { $cards } дадут столько же.
    }
jaipur-fact-camels =
    { $count ->
        [one] На рынке остаётся { $count } верблюд
        [few] На рынке остаются { $count } верблюда
       *[many] На рынке остаётся { $count } верблюдов
    }: если соперник заберёт всех, у него их будет { $theirs } против { $mine }.
jaipur-fact-camels-taken = Лучший ход забирает всех верблюдов рынка ({ $count }), чтобы платить ими за обмены: верблюдов станет { $mine } против { $theirs }.
jaipur-fact-exchange =
    { $count ->
        [0] Лучший ход сразу выменивает { $cards }; этот ход не берёт товаров.
       *[other] Лучший ход сразу выменивает { $cards }; этот ход берёт товаров: { $count }.
    }
jaipur-fact-new-cards =
    { $count ->
        [one] Место верблюдов займёт { $count } новая карта
        [few] Место верблюдов займут { $count } новые карты
       *[many] Место верблюдов займут { $count } новых карт
    }, и первым выбирает соперник: с вероятностью { $percent } % среди них есть алмазы, золото или серебро.
jaipur-fact-handed = Этот обмен отправляет на рынок { $cards } — на { $rupees } по текущим ценам.
jaipur-fact-left = Этот ход оставляет на рынке { $cards } — на { $rupees } по текущим ценам.
jaipur-fact-denial = Соперник точно держит { $held }: добавив с рынка { $cards }, он может получить за продажу { $income }.
jaipur-fact-hand = По текущим ценам за карты в руке теперь дадут примерно { $mine }, а после лучшего хода — примерно { $better }.
jaipur-fact-broken = Этот обмен разбивает набор: если продать { $cards } вместе, можно получить { $income }.
jaipur-fact-camel-token = Верблюды сейчас: { $mine } против { $theirs }, после лучшего хода: { $better } против { $worse }. Жетон верблюда приносит { $rupees }.
jaipur-fact-ends = Этот ход завершает раунд со счётом примерно { $mine } : { $theirs } в рупиях.
jaipur-fact-could-end = Раунд можно было завершить сразу, со счётом примерно { $mine } : { $theirs } в рупиях.
jaipur-fact-late =
    { $percent ->
        [100] Соперник точно может завершить раунд следующим ходом, прежде чем удастся продать { $cards }, получив { $income }.
       *[other] С вероятностью { $percent } % соперник может завершить раунд следующим ходом, прежде чем удастся продать { $cards }, получив { $income }.
    }
jaipur-fact-full =
    Рука теперь заполнена ({ $limit ->
        [one] { $limit } карта
        [few] { $limit } карты
       *[many] { $limit } карт
    }), а продажи с жетоном награды нет; лучший ход оставляет { $room ->
        [one] { $room } свободное место
        [few] { $room } свободных места
       *[many] { $room } свободных мест
    }.
jaipur-theme =
    { $theme ->
        [sold-too-early] Слишком ранняя продажа
        [sold-too-late] Слишком поздняя продажа
        [sold-too-few] Размер продажи
        [choice-of-sale] Выбор продажи
        [camels] Верблюды
        [exchange] Обмены
        [choice-of-card] Выбор карты
        [denial] Помешать сопернику
        [hand-full] Место в руке
       *[ending-the-round] Завершение раунда
    }
jaipur-feat =
    { $amount ->
        [one] Лучшая продажа: { $amount } рупия
        [few] Лучшая продажа: { $amount } рупии
       *[many] Лучшая продажа: { $amount } рупий
    }
jaipur-margin =
    { $unit ->
       *[rupees]
            { $how ->
                [ahead]
                    { $count ->
                        [one] впереди на { $count } рупию
                        [few] впереди на { $count } рупии
                       *[many] впереди на { $count } рупий
                    }
                [behind]
                    { $count ->
                        [one] позади на { $count } рупию
                        [few] позади на { $count } рупии
                       *[many] позади на { $count } рупий
                    }
               *[level] рупий поровну
            }
        [bonus]
            { $how ->
                [ahead]
                    { $count ->
                        [one] впереди на { $count } жетон награды
                        [few] впереди на { $count } жетона награды
                       *[many] впереди на { $count } жетонов награды
                    }
                [behind]
                    { $count ->
                        [one] позади на { $count } жетон награды
                        [few] позади на { $count } жетона награды
                       *[many] позади на { $count } жетонов награды
                    }
               *[level] жетонов награды поровну
            }
        [goods]
            { $how ->
                [ahead]
                    { $count ->
                        [one] впереди на { $count } жетон товара
                        [few] впереди на { $count } жетона товара
                       *[many] впереди на { $count } жетонов товара
                    }
                [behind]
                    { $count ->
                        [one] позади на { $count } жетон товара
                        [few] позади на { $count } жетона товара
                       *[many] позади на { $count } жетонов товара
                    }
               *[level] жетонов товара поровну
            }
    }
