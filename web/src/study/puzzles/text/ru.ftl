# $rating (number)
# $low (number)
# $high (number)
web-study-puzzles-rating = Ваш рейтинг: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
web-study-puzzles-title = Задачи
web-study-puzzles-puzzle = Найдите лучший ход
web-study-puzzles-better = Найдите ход получше
web-study-puzzles-better-of = Найдите ход получше · { $now } из { $all }
web-study-puzzles-intro = Одна позиция — один явно лучший ход. Вы видите только то, что мог знать игрок, которому ходить.
web-study-puzzles-no-rating = Рейтинг появится после первой попытки.
web-study-puzzles-estimating =
    { $left ->
        [one] Рейтинг ещё определяется: до него осталась { $left } задача.
        [few] Рейтинг ещё определяется: до него осталось { $left } задачи.
        [many] Рейтинг ещё определяется: до него осталось { $left } задач.
       *[other] Рейтинг ещё определяется: до него осталось { $left } задачи.
    }
# $solved (number)
# $tried (number)
# $count (number)
web-study-puzzles-progress = Решено { $solved } из { $tried } начатых · всего задач: { $count }
# $count (number)
web-study-puzzles-count = Всего задач: { $count }
web-study-puzzles-solve = Решить задачу
# $state (choice)
web-study-puzzles-daily = { $state ->
    [solved] Задача дня: решена
    [missed] Задача дня: не решена
   *[open] Задача дня
}
# $day (text)
web-study-puzzles-daily-of = Задача дня, { $day }
web-study-puzzles-by-theme = По темам
web-study-puzzles-theme-counts = У одной ошибки может быть несколько тем.
web-study-puzzles-mistakes = Ваши ошибки
web-study-puzzles-mistakes-intro = Моменты ваших партий, где был явно лучший ход: те, что стоили не меньше пяти процентных пунктов. Каждый возвращается, пока вы его не решите.
# $due (number)
# $count (number)
web-study-puzzles-due = Сейчас к повторению: { $due } из { $count }
web-study-puzzles-you = Вы
web-study-puzzles-opponent = Соперник
# $rating (number)
web-study-puzzles-hardness = Рейтинг задачи: { NUMBER($rating, useGrouping: 0) }
web-study-puzzles-unrated = Вы уже решали эту задачу: на рейтинг она не влияет.
web-study-puzzles-practice = Повторять ещё рано: это просто тренировка.
web-study-puzzles-answer = Ответ
web-study-puzzles-solved = Решено!
web-study-puzzles-missed = Не лучший ход
# $points (text)
web-study-puzzles-gave-up = Этот ход снижает ваши шансы на победу на { $points } п. п.
web-study-puzzles-not-judged = Ваш ход обходится слишком дорого, чтобы попасть в список ниже.
# $move (text)
web-study-puzzles-beside = По сравнению с ходом «{ $move }»:
web-study-puzzles-no-reason = Одним числом это не объяснить: разница проявится в следующие несколько ходов.
web-study-puzzles-chances = Шансы на победу с каждым ходом
# $count (number)
# $share (text)
web-study-puzzles-other-ways = { $count ->
    [one] При другой оплате ({ $count } способ): не больше { $share }
    [few] При другой оплате ({ $count } способа): не больше { $share }
   *[other] При другой оплате ({ $count } способов): не больше { $share }
}
web-study-puzzles-yours = ваш ход
web-study-puzzles-themes = Тема:
# $date (text)
web-study-puzzles-due-again = Вернётся { $date }
web-study-puzzles-due-today = Вернётся сегодня чуть позже.
web-study-puzzles-next = Дальше
web-study-puzzles-back = Вернуться к позиции
web-study-puzzles-show = Показать лучший ход
web-study-puzzles-stop = Закончить
web-study-puzzles-review = Открыть разбор
web-study-puzzles-remove = Убрать из моих ошибок
web-study-puzzles-removed = Убрано из ваших ошибок.
web-study-puzzles-no-mistakes = Пока пусто. Доиграйте партию — здесь появятся моменты, которые стоили вам дороже всего.
# $due (number)
web-study-puzzles-repeat = { $due ->
    [one] Повторить { $due } ошибку
    [few] Повторить { $due } ошибки
   *[other] Повторить { $due } ошибок
}
web-study-puzzles-repeat-any = Всё равно потренироваться
# $date (text)
web-study-puzzles-next-due = Повторять нечего до { $date }.
web-study-puzzles-all = Все
