## Разбор законченной партии

web-study-review-tabs = Части разбора
web-study-review-tab-move = Этот ход
web-study-review-tab-game = Вся партия
web-study-review-tab-steps = Шаги
web-study-review-making = Разбор готовится: оценено решений { $done } из { $of }.
web-study-review-curve = Шансы на победу
web-study-review-curve-at = Шаг { $now } из { $all }. { $chances }
web-study-review-chance-of = { $seat }: { $chance }
web-study-review-curve-says = { $seat }: в начальной позиции { $start }, в худший момент { $low }, в лучший { $high }, в конце { $end }. Page Up и Page Down ведут к ошибкам.
web-study-review-points = { $points } п. п.
web-study-review-band = { $band ->
    [best] Лучший ход
    [equal] Не хуже лучшего
    [fine] Хороший ход
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
web-study-review-not-counted = { $counts ->
    [forced] Ход был единственным, поэтому решение не в счёт.
   *[decided] Исход партии был почти ясен, поэтому решение не в счёт.
}
web-study-review-played = Ход в партии
web-study-review-best = Лучший ход
web-study-review-moves = { $seat }: шансы с каждым ходом
    .you = Ваши шансы с каждым ходом
web-study-review-margin = { $chance } ± { $margin }
web-study-review-turned-out = Что из этого вышло
web-study-review-hidden-said = Карты, которых { $seat } не видит: { $points }
    .you = Карты, которых вы не видели: { $points }
web-study-review-drawn-said = Везение после этого хода ({ $seat }): { $points }
    .you = Ваше везение после этого хода: { $points }
web-study-review-just-drawn = Везение только что ({ $seat }): { $points }
    .you = Ваше везение только что: { $points }
web-study-review-open-hands = Показать все карты
web-study-review-held = { $seat }: карты на руках
web-study-review-held-nothing = Нет карт
web-study-review-from-side = Сменить точку зрения: { $seat }
web-study-review-next-error = Следующая ошибка
web-study-review-previous-error = Предыдущая ошибка
web-study-review-at-end = Здесь партия закончилась.
web-study-review-whose = Игрок
web-study-review-skill = Потери на одно решение: { $skill } п. п., почти наверняка от { $low } до { $high }.
web-study-review-skill-says = Сколько в среднем стоило одно решение, в процентных пунктах шансов выиграть партию. Чем меньше, тем лучше; одна партия говорит мало, поэтому смотрите на границы.
web-study-review-details = Подробности
web-study-review-no-skill = Ни одно решение здесь не в счёт, поэтому о мастерстве сказать нечего.
web-study-review-like = { $seat }: игра на уровне «{ $level }».
    .you = Вы играли на уровне «{ $level }».
web-study-review-like-between = { $seat }: игра между уровнями «{ $low }» и «{ $high }».
    .you = Вы играли между уровнями «{ $low }» и «{ $high }».
web-study-review-like-unknown = { $seat }: слишком мало решений, чтобы судить об уровне игры.
    .you = Слишком мало решений, чтобы судить о вашем уровне игры.
web-study-review-counted = Решений в счёт: { $count }. Не в счёт: с единственным ходом — { $forced }, при почти ясном исходе — { $decided }.
web-study-review-luck = { $side ->
    [unlucky] { $seat }: не везло, хуже бывает лишь в { $share } партий.
    [lucky] { $seat }: везло, лучше бывает лишь в { $share } партий.
   *[even] { $seat }: везение примерно среднее.
}
    .you = { $side ->
    [unlucky] Вам не везло: хуже бывает лишь в { $share } партий.
    [lucky] Вам везло: лучше бывает лишь в { $share } партий.
   *[even] Везло вам примерно как обычно.
}
web-study-review-adjusted = { $wins ->
    [0] При среднем везении { $seat } почти никогда не побеждает.
    [100] При среднем везении { $seat } побеждает почти всегда.
    [one] При среднем везении { $seat } побеждает примерно в { $wins } случае из 100.
   *[other] При среднем везении { $seat } побеждает примерно в { $wins } случаях из 100.
}
    .you = { $wins ->
    [0] При среднем везении вы почти никогда бы не победили.
    [100] При среднем везении вы победили бы почти всегда.
    [one] При среднем везении вы победили бы примерно в { $wins } случае из 100.
   *[other] При среднем везении вы победили бы примерно в { $wins } случаях из 100.
}
web-study-review-ledger = Из чего сложился итог
web-study-review-row = { $row ->
    [start] До начала
    [cards] Везение
    [own_errors] Свои ошибки
    [other_errors] Чужие ошибки
    [hidden] Скрытые карты
   *[result] Итог
}
web-study-review-ledger-says = Числа — процентные пункты шансов на победу. «До начала» — шансы до карт и кубиков: они зависят только от того, кто ходит первым. «Скрытые карты» — то, чего никто не мог знать, и то, чего не видит разбор.
web-study-review-rest = Менее важные моменты ({ $count }): { $points }
web-study-review-moments = Решающие моменты
web-study-review-luckiest = Когда повезло больше всего
web-study-review-unluckiest = Когда не повезло больше всего
# $now (number)
web-study-review-at-step = Шаг { $now }
web-study-review-none = Нет
web-study-review-errors = { $count ->
    [0] { $seat }: дорогих ошибок нет
   *[other] { $seat }: самые дорогие ходы ({ $count })
}
    .you = { $count ->
    [0] Дорогих ошибок нет
   *[other] Ваши самые дорогие ходы ({ $count })
}
web-study-review-cost-says = Числа — процентные пункты шансов на победу. Ходы дешевле двух пунктов не перечислены.
web-study-review-more = Показать все ({ $count })
web-study-review-practise = Повторить свои ошибки
web-study-review-deeper = Разобрать глубже
web-study-review-deeper-says = Каждое решение оценивается заново, вчетверо тщательнее.
web-study-review-deepening = Углублённый разбор: { $done } из { $of }
web-study-review-made-with = Каждое решение оценено по тому, что игрок мог знать; число симуляций: { $iterations }.
web-study-review-unfinished = Партия не доиграна: итог здесь — шансы на момент остановки.
