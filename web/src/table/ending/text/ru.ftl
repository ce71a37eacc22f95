### How rounds and games end, and what is offered then.

web-next-round = Следующий раунд
web-see-result = К результату
web-count-skip = Пропустить подсчёт
web-as-table = Таблицей
web-you-win = Вы победили!
web-you-resigned = Вы сдались
web-others-win = Партия окончена, победа за остальными.
web-lesson-no-seal = Уроки печатей не приносят. Обыграйте бота в обычной партии — и печать на вашем пути ваша.
web-you-share = Победа общая: вы и { $others }
web-winner =
    { $count ->
        [1] Победитель — { $winners }
       *[other] Победу делят { $winners }
    }
web-how-ended =
    { $how ->
        [resigned] Партия сдана.
        [time] Время вышло.
       *[abandoned] Стол закрыт.
    }
web-play-again = Ещё раз!
web-next-level = Уровень выше
web-easier-level = Уровень ниже
web-where-it-turned = Где всё решилось
web-look-at-it = Посмотреть
web-picture = Поделиться
web-picture-saved = Картинка сохранена в загрузках.
web-picture-failed = Этот браузер не может создать картинку. Вместо неё подойдёт снимок экрана с результатом.
web-show-table = Показать стол
web-show-result = Показать результат
web-finished-as =
    { $how ->
        [won] Победа { $score }
        [lost] Поражение { $score }
        [shared] Общая победа { $score }
       *[over] Закончена { $score }
    }
