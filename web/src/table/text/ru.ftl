## Who sits there

web-seat-state =
    { $state ->
        [bot] Бот
        [here] За столом
       *[away] Нет за столом
    }
web-clock = Осталось времени: { $time }
web-time-up = Время вышло

## Commands

web-undo-waits = Вы попросили вернуть ход. Ждём ответа…
web-hinted = Подсказка: { $move }. Шансы на победу: { $chance }
web-resign-sure = Вам засчитают поражение. Точно сдаться?

## The story

web-story = Журнал и чат
web-earlier = На шаг назад
web-later = На шаг вперёд
web-looks-back = Просмотр: { $now } из { $all }
web-to-present = К текущей позиции
web-hear =
    { $is ->
        [muted] Показать сообщения: { $seat }
       *[heard] Скрыть сообщения: { $seat }
    }

## Chance

web-fairness = Проверка честности
web-fairness-says = Кубики и карты определяются секретным числом, выбранным до начала партии. Его отпечаток известен с самого начала, а само число открывается в конце, поэтому каждый может проверить любой бросок и любую карту.
web-commitment = Отпечаток (SHA-256)
web-seed = Секретное число
web-check = Скачайте запись и проверьте сами: { $command }
