### テーブルでのルールと、コマの説明。

web-guide-rules = ルール
web-guide-explain = テーブルの物を調べる
web-guide-explain-says = テーブルの上のものをタップすると、説明が出ます。
web-guide-ways = コマの上でiキー、長押し、右クリックのいずれかで説明が出ます。
web-guide-done = 完了
web-guide-all = ルール全文
web-guide-read = ルールを読む
