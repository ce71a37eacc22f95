## Карты

jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } карту алмазов
                [few] { $count } карты алмазов
               *[many] { $count } карт алмазов
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
                [one] { $count } карту тканей
                [few] { $count } карты тканей
               *[many] { $count } карт тканей
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

## События

jaipur-event-first = Первым ходит { $player }.
jaipur-event-dealt = Раунд { $round }: карты розданы. На рынок кладут { $market }. Начинает { $player }.
jaipur-event-taken = { $player } берёт { $cards }.
jaipur-event-camels-taken =
    { $count ->
        [one] { $player } берёт { $count } верблюда.
       *[many] { $player } берёт всех { $count } верблюдов.
    }
jaipur-event-exchanged = { $player } берёт { $take } и отдаёт { $give }.
jaipur-event-sold =
    { $player } продаёт { $cards } за { $total ->
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
jaipur-event-sold-for-nothing = { $player } продаёт { $cards }; жетонов этого товара не осталось.
jaipur-event-refilled = Из колоды на рынок кладут { $cards }.
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
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } берёт жетон награды за 5 или более карт.
       *[other] { $player } берёт жетон награды за { $stack } карты.
    }
jaipur-event-stall-near =
    Карты не берут из колоды и не продают: ещё { $left ->
        [one] { $left } такой ход
        [few] { $left } таких хода
       *[many] { $left } таких ходов
    }, и раунд закончится.
jaipur-event-camel-token =
    { $player } получает жетон верблюда за большее стадо: { $rupees ->
        [one] { $rupees } рупия
        [few] { $rupees } рупии
       *[many] { $rupees } рупий
    }.
jaipur-event-camel-token-nobody = Стада равны: жетон верблюда не получает никто.
jaipur-event-round-won = Раунд { $round } окончен: { $reason }. Побеждает { $player } со счётом { $most } : { $least } в рупиях и получает печать махараджи.
jaipur-event-round-tied =
    Раунд { $round } окончен: { $reason }. Полная ничья: { $rupees ->
        [one] по { $rupees } рупии
        [few] по { $rupees } рупии
       *[many] по { $rupees } рупий
    }.
jaipur-event-match-won = { $player } выигрывает партию: { $most } : { $least } по печатям.
jaipur-event-match-drawn = Партия окончена вничью: { $seals } : { $seals } по печатям.
jaipur-reason-three-stacks = закончились жетоны трёх товаров
jaipur-reason-empty-deck = закончилась колода
jaipur-reason-stall = слишком долго не было ни продаж, ни новых карт

## Стол глазами игрока

jaipur-table-card =
    { $count ->
        [1] { $letter } { jaipur-good }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
jaipur-table-head = Раунд { $round } · печати: у вас { $yours }, у соперника { $theirs } · колода: { $deck }
jaipur-table-tokens = Жетоны: { $stacks }
jaipur-table-bonus = Осталось жетонов награды: за 3 карты: { $three } · за 4: { $four } · за 5 и более: { $five }
jaipur-table-opponent = Соперник: карт в руке: { $cards } · верблюдов: { $camels } · рупий: { $rupees } · жетонов награды: { $bonus }
jaipur-table-known = Видели, как попали в эту руку: { $cards }
jaipur-table-market = Рынок: { $cards }
jaipur-table-hand = Ваша рука: { $cards }
jaipur-table-you = Вы: верблюдов: { $camels } · рупий: { $rupees } · жетоны награды: { $bonus }
jaipur-table-forms = Взять карту: +G · верблюдов: +K · продать: -LLL · обмен: +DG-LK

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
jaipur-error-not-in-herd = У вас нет столько верблюдов.
jaipur-error-exchange-one = Обменивают не меньше двух карт; одну карту можно просто взять.
jaipur-error-exchange-camels = При обмене верблюдов не берут.
jaipur-error-exchange-uneven = При обмене отдают столько же карт, сколько берут.
jaipur-error-exchange-same = Нельзя одновременно брать и отдавать один и тот же товар.
jaipur-error-not-in-deck = Этих карт нет в колоде.
jaipur-error-refill-count = Из колоды кладут столько карт, сколько не хватает на рынке, или все оставшиеся.
jaipur-error-deal-count = Карт раздают: каждому игроку — { $hand }, на рынок — { $market }.
jaipur-error-no-such-bonus = Такого жетона награды в стопке нет.
jaipur-error-no-such-card = «{ $card }» — не одна из допустимых здесь карт D, G, S, C, P, L, K.
jaipur-error-take-one-only = Несколько карт берут только при обмене, например +DG-LK.
jaipur-error-sell-one-kind = За раз продают только один вид товара.
jaipur-error-sell-camels = Верблюдов не продают.
jaipur-error-position-header = Позиция начинается с jaipur:1.
jaipur-error-position-field = Не удаётся прочитать поле «{ $field }» позиции.
jaipur-error-position-missing = В позиции нет поля «{ $field }».
jaipur-error-position-cards = Карт { $card } в позиции больше, чем в коробке.
jaipur-error-position-bonus = В позиции есть жетоны награды, которых нет в коробке.
jaipur-error-position-tokens = Жетоны, рупии и известные карты позиции не сходятся.
jaipur-error-position-stage = Стадия «{ $stage }» не согласуется с остальной позицией.
