### Правила за столом и что есть что.

web-guide-rules = Правила
web-guide-explain = Что это?
web-guide-explain-says = Коснитесь чего угодно на столе, чтобы узнать, что это.
web-guide-ways = Нажмите i, задержите палец или щёлкните правой кнопкой: вы узнаете, что это.
web-guide-done = Готово
web-guide-all = Все правила
web-guide-read = Читать правила
