### How a round of Jaipur is counted, and what is told about a match that is over.

web-jaipur-round-end = Раунд { $round } окончен
web-jaipur-final-score = Итоговый счёт
web-jaipur-round-why =
    { $reason ->
        [three-stacks] Жетоны трёх товаров закончились.
        [empty-deck] Колода закончилась.
       *[stall] Слишком долго никто не брал карты из колоды и ничего не продавал.
    }
web-jaipur-round-won =
    { $who ->
        [you] Печать ваша.
        [other] Печать получает { $seat }.
       *[nobody] Полная ничья.
    }
web-jaipur-round-margin =
    { $who ->
        [you] Вы побеждаете с отрывом в { $margin ->
            [one] { $margin } рупию
            [few] { $margin } рупии
           *[many] { $margin } рупий
        }.
       *[other] Побеждает { $seat }, отрыв — { $margin ->
            [one] { $margin } рупия
            [few] { $margin } рупии
           *[many] { $margin } рупий
        }.
    }
web-jaipur-best-sale =
    { $who ->
        [you]
            { $rupees ->
                [one] Лучшая продажа — ваша: { $cards } за { $rupees } рупию.
                [few] Лучшая продажа — ваша: { $cards } за { $rupees } рупии.
               *[many] Лучшая продажа — ваша: { $cards } за { $rupees } рупий.
            }
       *[other]
            { $rupees ->
                [one] Лучшая продажа ({ $seat }): { $cards } за { $rupees } рупию.
                [few] Лучшая продажа ({ $seat }): { $cards } за { $rupees } рупии.
               *[many] Лучшая продажа ({ $seat }): { $cards } за { $rupees } рупий.
            }
    }
web-jaipur-turning-point =
    { $what ->
        [camel] Всё решил жетон верблюда в раунде { $round }: в итоге { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
        [bonus] Всё решили жетоны награды в раунде { $round }: { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
        [tie] В раунде { $round } рупий поровну (по { $left }): всё решило число жетонов.
       *[goods] Всё решили продажи в раунде { $round }: { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
    }
web-jaipur-decided-once =
    { $what ->
        [camel] Всё решил жетон верблюда: в итоге { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
        [bonus] Всё решили жетоны награды: { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
        [tie] Рупий поровну (по { $left }): всё решило число жетонов.
       *[goods] Всё решили продажи: { $left } против { $right ->
            [one] { $right } рупии
           *[many] { $right } рупий
        }.
    }
web-jaipur-luck-of =
    { $side ->
        [above] { $seat } — на { $rupees ->
            [one] { $rupees } рупию
            [many] { $rupees } рупий
           *[other] { $rupees } рупии
        } больше среднего
        [below] { $seat } — на { $rupees ->
            [one] { $rupees } рупию
            [many] { $rupees } рупий
           *[other] { $rupees } рупии
        } меньше среднего
       *[even] { $seat } — как в среднем
    }
    .you =
    { $side ->
        [above] у вас — на { $rupees ->
            [one] { $rupees } рупию
            [many] { $rupees } рупий
           *[other] { $rupees } рупии
        } больше среднего
        [below] у вас — на { $rupees ->
            [one] { $rupees } рупию
            [many] { $rupees } рупий
           *[other] { $rupees } рупии
        } меньше среднего
       *[even] у вас — как в среднем
    }
web-jaipur-luck = Жетоны награды: { $left }, { $right }.
web-jaipur-last-count = Подсчёт раунда { $round }
web-jaipur-token-count =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
