## 一覧と名前

list-more = { $items }、{ $item }
list-last = { $items }と{ $item }
list-nothing = なし
player = プレイヤー{ $number }
player-you = プレイヤー{ $number }（あなた）
problem-line = { $line }行目：{ $sentence }
problem-entry = { $line }行目、ログの{ $entry }番目の項目：{ $sentence }

## コマンドラインのヘルプ

help-serai = 交易ゲームを遊び、研究し、プログラムを鍛えるためのツール。
help-games = ゲームの一覧を表示する
help-play = ターミナルでゲームをプレイする
help-simulate = 多数のゲームを行い、記録を書き出す
help-replay = 記録したゲームを文章で再現する
help-perft = 指定した手数で到達できる局面を数える
help-bench = ルールの実行速度を測る
help-usage = 使い方：
help-heading = { $title }：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-help = このヘルプを表示する
help-version = バージョンを表示する
help-lang = 言語（en、fr、it、ja、ru のいずれか）
help-json = JSONで出力する
help-game = ゲーム（例：jaipur）
help-games-count = ゲーム数
help-seats = プレイヤー人数（人数を選べるゲームのみ）
help-seed = シード（同じシードなら同じゲームになる）
help-bots = 各席のボット（席順にコンマ区切り）
help-records = 記録を書き出すファイル（1行に1つのJSONオブジェクト、- なら標準出力）
help-logs = 1ゲームごとのログファイルを書き出すフォルダー
help-dataset = 学習用に、すべての判断を書き出すファイル（.parquet または .arrow）
help-legal = すべての合法手を手番ごとの記録に加える
help-option = ゲームのオプション（例：rounds=1）。複数指定できる
help-components = 自作のコンポーネントのファイル
help-file = 記録（テキストまたはJSON、- なら標準入力）
help-seat = この席から見えたとおりに再現する
help-position = 数え始める局面（省略するとシードから作った局面）
help-depth = 何手先まで数えるか
help-bench-what = 測る対象：kernel
help-bot = 対戦相手のボット
help-arena = 同じディールでボット同士を対戦させる
help-arena-bots = ボット（コンマ区切り。席の数より多ければ総当たり戦）
help-deals = ディールの数（各ディールを、席を入れ替えながら席の数だけプレイする）
help-workers = 並行してプレイするプロセスの数
help-stop = 最初のボットの強弱が判定できしだい終える
help-ray = Rayクラスターで実行する（アドレスまたは local）
help-level = 対戦相手のレベル（1〜5、省略すると3）

## 進行と結果

compiling = 「{ $game }」のルールをコンパイルしています（初回のみ、1分ほどかかります）…
compiling-search = 「{ $game }」の探索をコンパイルしています（初回のみ、30秒ほどかかります）…
compiled = { $seconds }秒でコンパイルしました。次回からはすぐに始まります。
simulating = 対戦中
simulated = { $games }ゲーム、{ $moves }手、シード { $seed }
simulated-seat = 席{ $seat }、{ $bot }：{ $wins }勝、勝率 { NUMBER($share, minimumFractionDigits: 1) }%（95%信頼区間 { NUMBER($low, minimumFractionDigits: 1) }〜{ NUMBER($high, minimumFractionDigits: 1) }%）
simulated-drawn = 引き分け：{ $count }ゲーム
records-written = { $count }件の記録を { $file } に書き出しました
dataset-written = { $count }件の判断を { $file } に書き出しました
story-game = 第{ $number }ゲーム
story-unfinished = 記録はここまでです。ゲームは最後までプレイされていません。
perft-line = 深さ{ $depth }：{ $count }
games-seats = 人数：{ $seats }
games-option = オプション { $name }：{ $values }
bench-kernel = 1秒あたりの手数（毎回すべての合法手を列挙し、一様ランダムに選ぶ）
bench-compiled = コンパイル済みのループ
bench-c = C言語による同じループ
bench-c-reference = 比較用：C言語による{ $game }のループ
bench-python = Pythonから1手ごとに呼び出し
bench-batch = 1回の呼び出しで4,096ゲーム
bench-line = { $label }：{ $speed }
bench-line-ratio = { $label }：{ $speed }（Cの{ NUMBER($ratio, minimumFractionDigits: 2) }倍）
bench-line-none = { $label }：Cコンパイラーが見つかりません
games-level = レベル{ $level }：{ $name }。{ $character }
arena-head = ディール：{ $deals }／ゲーム：{ $games }／シード { $seed }
arena-bot = { $bot }：{ $wins }勝、勝率 { NUMBER($share, minimumFractionDigits: 1) }%（95%信頼区間 { NUMBER($low, minimumFractionDigits: 1) }〜{ NUMBER($high, minimumFractionDigits: 1) }%）、1手{ $speed }ミリ秒
arena-rating = { $bot }：Elo { $rating }
arena-no-ratings = Eloレーティングには choix パッケージが必要です：pip install "serai[lab]"
arena-margin = { $bot }とほかのボットの得点差（平均）：{ $margin }
arena-stopped =
    { $verdict ->
        [weaker] { $deals }ディールで判定できました。{ $bot }はほかのボットより弱いです。
       *[stronger] { $deals }ディールで判定できました。{ $bot }はほかのボットより強いです。
    }
arena-interrupted = 中断しました。ここまでの成績です。
forfeited = 反則負け：{ $count }ゲーム。{ $reason }

## ターミナルでのゲーム

play-welcome = 「{ $game }」：ボット「{ $bot }」との対戦です。手を入力してください（? で選べる手の一覧、q で終了）。
play-welcome-level = 「{ $game }」：レベル{ $level }「{ $name }」との対戦です。{ $character }手を入力してください（? で選べる手の一覧、q で終了）。
play-prompt = あなたの手：
play-goodbye = また遊びましょう。

## エラー

error-game-over = ゲームはすでに終わっています。
error-game-not-your-turn = 今は「{ $who }」の手番ではありません。
error-game-not-chance = 今は運で決まる場面ではありません。
error-game-impossible-view = このゲームで、その席からこのように見える局面はありません。
error-notation-unreadable = 「{ $text }」は手として読み取れません。
error-options-unknown = オプション「{ $option }」はありません。使えるオプション：{ $allowed }。
error-options-bad-value = オプション「{ $option }」の値に「{ $value }」は使えません。使える値：{ $allowed }。
error-options-form = 「{ $text }」はオプションではありません。name=value の形で書いてください。
error-components-syntax = コンポーネントのファイル { $file } を読み取れません（{ $detail }）。
error-components-unknown-table = このゲームのコンポーネントのファイルに、テーブル「{ $table }」はありません。
error-components-unknown-key = テーブル「{ $table }」に、項目「{ $key }」はありません。
error-components-missing = テーブル「{ $table }」に、項目「{ $key }」が足りません。
error-components-range = テーブル「{ $table }」の「{ $key }」は、{ $least }から{ $most }までの整数にしてください。
error-components-not-a-list = テーブル「{ $table }」の「{ $key }」は、1個から{ $limit }個までの数のリストにしてください。
error-components-not-a-text = テーブル「{ $table }」の「{ $key }」は、引用符で囲んだ文字列にしてください。
error-components-not-a-truth = テーブル「{ $table }」の「{ $key }」は、true か false にしてください。
error-components-too-many = テーブル「{ $table }」の「{ $key }」に使える異なる値は、{ $limit }種類までです。
error-components-not-descending = テーブル「{ $table }」の「{ $key }」は、価値の高いものから順に並べてください。
error-components-total = テーブル「{ $table }」では合計が{ $total }となっていますが、各項目を足すと{ $found }になります。
error-components-too-few-cards = テーブル「{ $table }」のカードが足りません。ゲームの準備には、市場のラクダを含めて{ $needed }枚必要です。
error-components-no-move = テーブル「{ $table }」がこの数値だと、手札がいっぱいなのに何も売却できないことがあります。
error-record-json = JSONとして読み取れません（{ $detail }）。
error-record-not-an-object = 記録はJSONオブジェクトでなければなりません。
error-record-unknown-key = 記録に「{ $key }」というキーはありません。
error-record-bad-value = 「{ $key }」の値が正しくありません。
error-record-bad-entry = ログの項目は、誰の手か（席番号または "*"）、その手、そして任意ですべての合法手を、この順に並べたリストです。
error-record-long-line = この行は{ $limit }文字を超えています。
error-record-unreadable-line = 「{ $text }」は、ヘッダーとしても手としても読み取れません。
error-record-late-header = ヘッダー「{ $key }」が最初の手より後にあります。
error-record-no-game = どのゲームの記録かが書かれていません。
error-record-rules-version = この記録のルールのバージョン「{ $version }」には対応していません。
error-record-other-components = この記録は別のコンポーネントでプレイされたものです。そのファイルを --components で指定してください。
error-record-result-differs = 書かれている結果が、手順どおりに進めた結果と一致しません。
error-record-legal-differs = 書かれている合法手が、この局面の合法手と一致しません。
error-record-empty = このファイルには記録がありません。
error-record-encoding = { $file } はUTF-8のテキストではありません。
error-record-damaged = { $file } はgzipで圧縮されていますが、壊れているか途中で切れています。
error-cli-usage = コマンドラインを解釈できません：{ $detail }。使い方は serai --help で確認できます。
error-cli-command = コマンド「{ $command }」はありません。使い方は serai --help で確認できます。
error-cli-missing = 指定が足りません：{ $name }。使い方は serai --help で確認できます。
error-cli-needs-extra = このコマンドに必要なパッケージがインストールされていません：pip install "serai[{ $extra }]"
error-cli-no-file = { $file } を開けません。
error-cli-cannot-write = { $file } に書き込めません。
error-cli-no-docs = このインストールにはドキュメントが含まれていません。ソースコードがあれば make docs で作成できます。
error-cli-unknown-game = ゲーム「{ $game }」はありません。選べるゲーム：{ $allowed }。
error-cli-unknown-bot = ボット「{ $bot }」はありません。選べるボット：{ $allowed }。
error-cli-bot-count = このゲームには、コンマで区切った{ $seats }体のボットが必要です。
error-cli-bad-number = { $name } に「{ $value }」は使えません。{ $least }から{ $most }までの整数を指定してください。
error-cli-unknown-language = 言語「{ $value }」はありません。選べる言語：{ $allowed }。
error-cli-legal-without-records = --legal は記録に情報を加えるオプションです。--records も指定してください。
error-cli-dataset-form = データセットのファイル名は .parquet か .arrow で終わる必要があります：{ $file }
error-cli-interrupted = 中断しました。何も書き出していません。
error-cli-seen-record = これは1つの席から見た記録です。再現できるのは、完全な記録だけです。
error-record-duplicate = 「{ $key }」が2回書かれています。
error-record-after-result = ゲームの結果の後に書けるのは、別のゲームの記録だけです。
error-position-header = 局面は { $head } で始めてください。
error-position-field = 局面の項目「{ $field }」を読み取れません。
error-position-missing = 局面に項目「{ $field }」がありません。
error-cli-bad-budget = ボット「{ $bot }」の思考量が正しくありません。iterations=2000（最大100万）または seconds=0.05 のように書いてください。
error-cli-unknown-level = レベル「{ $level }」はありません。選べるレベル：{ $allowed }。
error-cli-bad-command = ボット「{ $bot }」のコマンドを読み取れません。引用符が閉じていないか、コマンドがありません。
error-cli-no-program = プログラム「{ $program }」が見つかりません。
error-cli-bad-module = Pythonのボット「{ $bot }」を読み込めません（{ $detail }）。
error-cli-bot-or-level = --bot と --level は同時に指定できません。
error-cli-too-few-bots = このゲームの対戦には、コンマで区切った{ $seats }体以上のボットが必要です。
error-cli-no-ray = Rayがインストールされていません：pip install "serai[ray]"
error-cli-ray-unreachable = 「{ $address }」のRayクラスターが応答しません。
error-cli-worker-died = ディール{ $deal }をプレイしていたプロセスが、3回続けて停止しました。
error-bot-crashed = ボット「{ $bot }」が異常終了しました（{ $detail }）。
error-bot-stalled = ボット「{ $bot }」は{ $seconds }秒以内に答えませんでした。
error-bot-illegal = ボット「{ $bot }」の答え「{ $answer }」は、合法手ではありません。

## 検証できる乱数と、思考プロセス

help-verify = 記録したゲームの乱数が公正だったかを検証する
help-verify-file = 記録（テキストまたはJSON。ヘッダー table、seed、commitment が必要）
help-verify-show = 封印された山の並びもすべて表示する
help-think = Redisにつながるすべてのサーバーのボットの思考を引き受ける
help-redis = Redisのアドレス（redis://… または unix://…。省略すると環境変数 SERAI_REDIS を使う）
help-processes = プロセスの数
verify-record = { $file }、第{ $number }ゲーム
verify-fair = { $record }：公正です。検証した抽選：{ $checked }件。コミットメント：{ $commitment }
verify-fair-given = { $record }：{ $given }番目の項目からは公正です。それより前は、別の記録から引き継いだものです。検証した抽選：{ $checked }件。コミットメント：{ $commitment }
verify-unfair = { $record }：公正ではありません。{ $reason }異なる抽選：{ $checked }件中{ $count }件。
verify-unusable = { $record }：検証できません。{ $reason }
verify-stacks = 封印された山（上から順）：
verify-no-stacks = 封印された山はありません。この記録は旧方式で、カードは1枚ずつ抽選されています。
think-started = { $address } のボットの思考を引き受けます（プロセス数：{ $processes }）。Ctrl-C で終了します。
verify-withheld = { $name }：プレイヤー{ $seat }が約束した乱数は、時間内に届きませんでした。
verify-deal = { $record }：ディール「{ $deal }」は全員に共通です。プレイヤーの乱数は使われず、約束されたシードだけで決まります。
error-verify-no-header = ヘッダー「{ $header }」がないため、乱数を検証できません。
error-verify-bad-header = ヘッダー「{ $header }」の値が正しくありません。
error-verify-other-seed = シードがコミットメントと一致しません。
error-verify-differs = ログの{ $entry }番目の項目は「{ $found }」ですが、シードからは「{ $expected }」になります。
error-verify-seen-record = これは1つの席から見た記録です。検証できるのは、完全な記録だけです。
error-verify-other-nonce = プレイヤー{ $seat }の乱数が、そのプレイヤーの出したハッシュ値と一致しません。
error-verify-other-commitment = 記録のコミットメントが、最初に表示されたものと異なります。
error-verify-other-hashes = 記録にあるプレイヤーの乱数のハッシュ値が、ゲーム開始直前に表示されたものと異なります。
error-verify-nonce-missing = あなたの乱数が記録に含まれていません。
error-verify-deal-nonces = これは全員が同じカードでプレイするディールです。プレイヤーの乱数が記録に入ることはありません。
error-think-no-redis = Redisのアドレスを、--redis redis://… または環境変数 SERAI_REDIS で指定してください。
error-think-unreachable = 「{ $address }」のRedisが応答しません。

## サーバー

help-serve = ネットワーク対戦用のサーバーを起動する
help-backup = サーバーのデータベースをコピーする（稼働中でも可能）
help-host = 待ち受けるアドレス（0.0.0.0 にすると、ほかのマシンからも接続できる）
help-port = ポート番号（0 にすると、空いているポートを使う）
help-database = データベース：sqlite:///ファイル または postgresql://…
help-serve-redis = 複数のプロセスが連絡を取り合うためのRedis（redis://…）
help-serve-workers = サーバーのプロセス数（2以上にはPostgreSQLとRedisが必要）
help-thinkers = ボットの思考に使うプロセス数
help-public-url = プレイヤーが入力するアドレス（例：https://play.example.org）
help-log-format = ログの形式：text または json
help-open = アドレスをブラウザーで開く
help-show-settings = すべての設定を、秘密の値を伏せて表示し、終了する
help-backup-file = 書き出すファイル
help-force = ファイルがあれば上書きする
serve-ready = Seraiを { $address } で起動しました（Ctrl-C で停止）
serve-running = Seraiはすでに { $address } で動いています。ブラウザーで開きます。
serve-moved = ポート{ $taken }は別のプログラムが使用中のため、Seraiは { $address } で起動しました（Ctrl-C で停止）
serve-stopped = サーバーを停止しました。
backup-written = バックアップを { $file } に書き出しました。サーバーの秘密の値を含むので、安全な場所に保管してください。
error-serve-bad-setting = 設定「{ $name }」にこの値は使えません。オプションまたは環境変数 { $variable } を確認してください。
error-serve-workers-need-postgresql = 1つのファイルのデータベースを、複数のプロセスで共有することはできません。--database postgresql://… を指定するか、プロセスを1つにしてください。
error-serve-workers-need-redis = 複数のプロセスが連絡を取り合うには、Redisが必要です。--redis redis://… を指定するか、プロセスを1つにしてください。
error-serve-unknown-database = 「{ $url }」はデータベースとして使えません。sqlite:///ファイル または postgresql://ユーザー@ホスト/名前 の形で書いてください。
error-serve-unknown-redis = 「{ $url }」はRedisのアドレスではありません。redis://ホスト:6379、rediss://…、unix:///… のいずれかの形で書いてください。
error-serve-missing-extra = パッケージ { $package } がインストールされていません：pip install "serai[cluster]"
error-serve-unwritable-folder = フォルダー { $folder } にデータベースを置けません。フォルダーがないか、書き込めません。
error-serve-not-a-database = { $file } はSQLiteのデータベースではありません。
error-serve-database-unreachable = データベース { $url } が応答しないか、接続を拒否しています。
error-serve-redis-unreachable = { $url } のRedisが応答しません。
error-serve-bad-address = このマシンでは「{ $host }」で待ち受けることができません。
error-serve-port-taken = ポート{ $port }は使用中か、使用を許可されていません。--port で別のポートを指定してください。
error-serve-failed = サーバーを起動できませんでした。理由はログに書かれています。
error-guest-unknown = サーバーがあなたを確認できませんでした。ホームからもう一度入り直してください。
error-guest-bad-name = 名前やIDは、目に見える文字で1文字以上{ $most }文字以内にしてください。
error-guest-handle-taken = ID「{ $handle }」はすでに使われています。
error-guest-weak-passphrase = 合言葉は{ $least }文字以上{ $most }文字以内で、IDと違うものにしてください。
error-guest-wrong-passphrase = IDまたは合言葉が正しくありません。
error-guest-old-passphrase = 合言葉を変えるには、今の合言葉を正しく入力してください。
error-request-wrong-origin = 別のサイトのページから送られた操作は、受け付けられません。
error-request-bad-host = このアドレスでは、このサーバーに接続できません。アドレスを確認してください。
error-request-too-large = データが大きすぎます。受け付けられるのは{ $most }バイトまでです。
error-request-too-many = 操作の回数が多すぎます。少し待ってから、もう一度お試しください。
error-request-failed = サーバーで問題が発生しました。サーバーのログに { $request } として記録されています。
error-backup-exists = { $file } はすでにあります。上書きするには --force を指定してください。
error-backup-no-database = データベース { $file } がありません。
error-backup-use-pg-dump = PostgreSQLのデータベースは、専用のツール pg_dump でバックアップしてください。

## A table

error-table-other-rules = このテーブルのルールはバージョン{ $rules }です。このサーバーでは続けられません。
error-table-unknown = このテーブルは見つかりません。リンクが途中で切れているか、テーブルが削除された可能性があります。
error-table-stale = 操作している間にテーブルの状況が変わりました。確認してから、もう一度選んでください。
error-table-from-the-future = このテーブルでまだ起きていないことを指定しています。
error-table-not-begun = ゲームはまだ始まっていません。
error-table-begun = ゲームはすでに始まっています。
error-table-finished = ゲームは終わりました。
error-table-not-finished = ゲームが終わってから行えます。
error-table-already-seated = すでにこのテーブルの席に着いています。
error-table-not-seated = このテーブルの席に着いていません。
error-table-not-your-seat = 席{ $seat }は、あなたの席ではありません。
error-table-seat-taken = その席にはほかの人がいます。
error-table-bad-link = このリンクの席は空いていません。リンクが間違っているか、席がすでに埋まっています。
error-table-private = このテーブルは非公開です。ホストからリンクをもらってください。
error-table-full = 席はすべて埋まっています。
error-table-no-seat = このテーブルでは、プレイヤー{ $seat }を選べません。
error-table-not-host = この操作ができるのは、テーブルのホストだけです。
error-table-host-not-seated = テーブルを作る人は、席に着く必要があります。
error-table-not-watched = このテーブルは観戦できません。
error-table-nothing-said = メッセージが空です。
error-table-enough-said = このテーブルのチャットは上限の{ $most }件に達しました。これ以上は送れません。
error-table-too-long = このテーブルのログは上限の{ $most }件に達しました。投了はできます。続きは新しいテーブルで遊んでください。
error-table-undo-off = このテーブルでは手を取り消せません。
error-table-no-undo = 手を取り消せません。まだ手を決めていないか、その後にカードやダイスの結果が明らかになっています。
error-table-undo-asked = すでに手の取り消しが申し込まれ、返事を待っています。
error-table-undo-not-asked = 手の取り消しは申し込まれていません。
error-table-free-undo-alone = 手をいつでも取り消せるのは、ほかの人がいないテーブルだけです。
error-table-nobody-late = 時間切れの人はいません。
error-table-rematch-there = 再戦のテーブル { $table } は、すでに用意されています。
error-table-no-hints = ヒントが使えるのは、相手がボットだけのゲームです。
error-table-own-components = 自作のコンポーネントを使った記録は、ここでは続けられません。
error-table-seats-differ = このゲームには{ $seats }席が必要です。
error-table-one-record = 記録をちょうど1つ指定してください。
error-table-seen-record = これは1つの席から見た記録です。続きをプレイできるのは、完全な記録だけです。
error-table-beginning = まもなくゲームが始まるため、今は席に着くことも離れることもできません。
error-table-nonce-bad-hash = 乱数のハッシュ値（SHA-256）は、小文字の16進数64桁で指定してください。
error-table-nonce-repeated = このテーブルの別のプレイヤーが同じハッシュ値を出しています。別の乱数を使ってください。
error-table-nonce-malformed = 乱数は、16〜32バイトを小文字の16進数で指定してください。
error-table-nonce-not-promised = このテーブルで、あなたは乱数のハッシュ値を出していません。
error-table-nonce-differs = この乱数は、先に出したハッシュ値と一致しません。
error-table-nonce-early = まだ乱数を出すときではありません。求められるまで秘密にしておいてください。
error-table-nonce-late = 間に合いませんでした。ゲームはあなたの乱数なしで始まりました。
error-lesson-other-move = いい考えですね。でも、まずはレッスンのとおりにやってみましょう。
error-lesson-unknown = そのようなレッスンはありません。
error-daily-tried = このディールはもうプレイしました。挑戦は1人1回だけです。
error-daily-no-hints = ここではヒントは使えません。全員が自分の力でプレイします。
error-daily-no-deals = 「{ $game }」には今日のディールがありません。
error-daily-bad-day = 日付は「2026-11-17」のように書いてください。
error-daily-no-such-day = その日のディールはありません。
error-daily-too-early = まだ早すぎます。その日は始まっていません。
error-daily-not-here = ディールがまだこのサーバーに届いていません。数分後にもう一度お試しください。
error-daily-try-first = まずは自分でプレイしてください。ほかの人のプレイはその後に見られます。
error-daily-no-followers = このサーバーは、ほかのサーバーとディールを共有していません。
error-daily-wrong-token = トークンがこのサーバーのものと一致しません。
error-duplicate-unknown = そのようなデュプリケート対戦はありません。
error-duplicate-over = このデュプリケート対戦は終了しました。
error-duplicate-full = このデュプリケート対戦は満員です（最大{ $most }人）。
error-duplicate-all-played = すべてのディールを両方の席でプレイしました。
error-duplicate-play-first = まずはこのディールを両方の席でプレイしてください。ほかの人のゲームはその後に見られます。
error-record-too-long = この記録は長すぎます。続きをプレイできるのは、{ $most }項目までの記録です。
error-protocol-no-hello = 接続の開始手順が正しくありません。
error-protocol-version = このクライアントのプロトコルはバージョン{ $yours }、サーバーはバージョン{ $ours }です。再読み込みして、最新のものにしてください。
error-protocol-malformed = サーバーがメッセージを解釈できませんでした。
error-request-bad-parameter = パラメーター「{ $name }」にこの値は使えません。
error-request-bad-body = リクエストの { $place } に誤りがあります。
error-request-not-json = リクエストがJSONではありません。
error-request-unknown-path = このアドレスには何もありません。
error-server-failed = サーバーで問題が発生しました。何も変更されていません。もう一度お試しください。
error-server-cannot-save = サーバーは現在、データを保存できません。何も変更されていません。少し待ってから、もう一度お試しください。
error-server-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。

## A bot at a table elsewhere

help-sit = リンクの席にボットを着かせて対戦させる
help-link = 席のリンク（http://…/join/…）
help-sit-bot = 席に着かせるボット
help-sit-level = 席に着かせるボットのレベル（1〜5、省略すると3）
help-name = ほかの人に見える名前
sit-seated = { $address } でプレイヤー{ $seat }の席に着きました。Ctrl-C で席を立ちます（テーブルは残ります）。
sit-won = ゲーム終了。ボットの勝ちです。
sit-over = ゲーム終了。ボットは勝てませんでした。
sit-resigned = ボットが続けられなくなったため、投了しました。
sit-fair = 乱数は公正でした。記録は、ゲームの開始前にこのボットが見た内容と一致します。
sit-unfair = 乱数は公正ではありませんでした。{ $reason }
error-sit-bad-link = 席のリンクではありません。http://ホスト/join/テーブル/鍵 の形で指定してください。
error-sit-unreachable = { $address } が応答しません。

## The web app

site-missing = ウェブアプリがまだビルドされていません
site-build = ソースのフォルダーで「make play」を実行してください。アプリがビルドされ、このページがもう一度開きます。
site-description = 友だちとも、ボットとも遊べる交易ゲーム。
site-no-script = SeraiにはJavaScriptが必要です。ブラウザーの設定で有効にして、ページを再読み込みしてください。
site-rules = ルール
site-rules-of = 「{ $game }」の遊び方
site-about = Seraiについて
site-invitation = 「{ $game }」への招待
site-invitation-says = リンクを開き、名前を入れて席に着くだけ。アカウントは不要です。
site-table = 「{ $game }」の対戦
site-table-says = テーブルへどうぞ。参加も観戦もできます。
site-replay = 「{ $game }」のリプレイ
site-replay-says = ゲームの流れを1手ずつ見てみましょう。
site-review = 「{ $game }」の振り返り
site-review-says = ゲーム全体をグラフで。勝敗を分けた手と、もっと良かった手が分かります。
site-daily = 今日のディール：{ $game }
site-daily-says = 全員が同じディールに一度だけ挑戦。あなたの成績は？
site-duplicate = 「{ $game }」のデュプリケート対戦への挑戦状
site-duplicate-says = 全員が同じディールを両方の席でプレイ。残るのは腕前だけ。アカウントは不要です。
site-puzzle = 次の一手問題：{ $game }
site-puzzle-says = 明らかに最善の手が1つあります。見つけられますか？

## 文章を持たないゲーム

plain-text = { $text }
event-move = { $name }：{ $move }

## サーバー管理者の道具

help-admin = サーバーのテーブルとゲストを管理する（稼働中でも可能）
help-admin-tables = テーブルの一覧を表示する
help-admin-table = テーブルを1つ表示する（席、状態、ログの件数）
help-admin-close = 終わっていないゲームを勝者なしで終了させる
help-admin-delete = テーブルをログごと削除する
help-admin-open-seat = いなくなったプレイヤーの席を空け、新しいリンクを表示する
help-admin-guests = ゲストを探す
help-admin-rename = ゲストの名前を変える（すべてのテーブルに反映）
help-admin-ban = ゲストを出入り禁止にする
help-admin-unban = ゲストの出入り禁止を解除する
help-admin-delete-guest = ゲストをすべてのデータとともに削除する
help-admin-stats = テーブル、ゲスト、日ごとの手数、データベースの大きさ
help-admin-log = これらのコマンドで、誰がいつ何をしたか
help-admin-acts = 行う操作
help-admin-id = テーブルのID
help-admin-seat = 席の番号（1から数える）
help-admin-who = ゲスト（内部IDまたはログインID）
help-admin-name = 新しい名前
help-admin-text = 名前またはログインIDの一部、あるいは内部ID全体
help-admin-phase = この状態のテーブルだけ：open、playing、finished
help-admin-of-guest = このゲストのテーブルだけ（内部IDまたはログインID）
help-admin-most = 表示する件数の上限
help-admin-days = さかのぼる日数
help-admin-yes = 確認せずに実行する
help-warm = すべてのゲームとボットを前もってコンパイルする
help-docs = ドキュメントをブラウザーで開く
help-docs-port = ブラウザーで開く代わりに、このポートで配信する（このマシンからのみ）
admin-phase =
    { $phase ->
        [open] プレイヤー待ち
        [playing] 対戦中
       *[finished] 終了
    }
admin-entries = ログ{ $entries }件
admin-seat = 席{ $seat }：{ $who }
admin-bot = ボット（レベル{ $level }）
admin-open-seat = 空席
admin-deleted-guest = 削除されたゲスト
admin-guest-tables = テーブル{ $count }件
admin-banned = 出入り禁止
admin-nothing = 見つかりませんでした。
admin-closed = テーブル { $id } を終了しました。
admin-deleted = テーブル { $id } を削除しました。
admin-opened = テーブル { $id } の席{ $seat }を空けました。新しいリンク：{ $link }
admin-renamed = ゲスト { $id } の名前を「{ $name }」に変えました。
admin-now-banned = ゲスト { $id } を出入り禁止にしました。
admin-now-unbanned = ゲスト { $id } の出入り禁止を解除しました。
admin-guest-deleted = ゲスト { $id } をすべてのデータとともに削除しました。
admin-confirm-close = テーブル { $id } を終了しますか？　ゲームは勝者なしで終わります。
admin-confirm-delete = テーブル { $id } をログごと削除しますか？　元に戻せません。
admin-confirm-open-seat = テーブル { $id } の席{ $seat }（現在は{ $who }）を空けますか？
admin-confirm-delete-guest = { $name }（{ $id }）をすべてのデータとともに削除しますか？　元に戻せません。
admin-choice = [y/N]
admin-yes = y yes はい
admin-unchanged = 何も変更していません。
admin-stats-tables = テーブル：プレイヤー待ち{ $open }、対戦中{ $playing }、終了{ $finished }
admin-stats-lessons = レッスンの開始回数：{ $lessons }
admin-stats-guests = ゲスト：{ $guests }人（ログインIDあり{ $handles }人、この7日間に来た人{ $week }人、出入り禁止{ $banned }人）
admin-stats-size = データベース：{ $megabytes } MB
admin-stats-moves = { $day }：{ $moves }手
warm-compiling = { $number }/{ $total }：{ $what }…
warm-rules = 「{ $game }」のルール
warm-search = 「{ $game }」のボット
warm-done = { $seconds }秒ですべてコンパイルしました。保存先：{ $folder }
docs-serving = ドキュメントは { $address } にあります。終了するには Ctrl-C を押してください。
docs-at = ドキュメントは { $address } にあります。
serve-preparing = 「{ $game }」を準備しています（{ $number }/{ $total }）…
error-admin-unknown-phase = 「{ $phase }」という状態はありません。使える状態：{ $allowed }。
error-admin-unknown-guest = 内部IDまたはログインIDが「{ $guest }」のゲストはいません。「serai admin guests」で探せます。
error-admin-no-guest-there = 席{ $seat }にゲストはいません。
error-admin-needs-yes = 確認が必要です。ターミナルで実行して答えるか、--yes を付けてください。
error-admin-other-version = このデータベースは別のバージョンのSeraiのものです。ここにあるバージョンのサーバーを一度起動すると、更新されます。
error-guest-banned = このサーバーの管理者により、出入りが禁止されています。

## 見ていない人へのお知らせ

call-turn = あなたの手番です（{ $game }）
call-turn-says = { $player }さんの手番が終わりました。
call-turn-plain = テーブルであなたの番を待っています。
call-clock = 持ち時間が残りわずかです（{ $game }）
call-clock-says =
    { $unit ->
        [days] あなたの手番です。残りは{ $count }日です。
        [hours] あなたの手番です。残りは{ $count }時間です。
       *[minutes] あなたの手番です。残りは{ $count }分です。
    }
call-joined = { $player }さんがテーブルに着きました
call-joined-says = { $game }：さっそく始めましょう。
call-rematch = もう一戦いかがですか（{ $game }）
call-rematch-says = { $player }さんが再戦を希望しています。
call-test = 通知が届きました
call-test-says = Seraiからはこのようにお知らせします。
error-push-no-public-address = このサーバーには公開アドレスがないため、お知らせを送れません。サーバーの管理者が設定できます。
error-push-bad-endpoint = プッシュサービスのアドレスではありません。
error-push-bad-keys = プッシュ購読の鍵ではありません。
error-push-unknown-device = この端末ではお知らせがオフになっています。先にオンにしてください。
error-push-unknown-zone = 「{ $zone }」というタイムゾーンはありません。
serve-open = 自動で開かない場合は、ブラウザーで { $address } を開いてください。

## Analysis
help-analyse = ある局面で選べる手を、勝率と誤差を付けて評価する
help-analyse-what = 1行で書いた局面、または記録のファイル
help-analyse-at = 記録の何番目の判断か（省略すると、記録の最後の局面）
help-iterations = 考える量（探索の反復回数）
# $seat (number)
# $iterations (number)
# $seed (text)
analyse-head = プレイヤー{ $seat }の手番／反復{ $iterations }回／シード { $seed }
# $chance (number)
# $margin (number)
# $loss (number)
analyse-move = { NUMBER($chance, minimumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1) }（−{ NUMBER($loss, minimumFractionDigits: 1) }）
analyse-played = 実際の手
# $move (text)
# $best (text)
analyse-played-equal = { $move }は最善とほぼ同じです。{ $best }との差ははっきりしません。
# $move (text)
# $loss (number)
# $best (text)
analyse-played-worse = { $best }のほうが良い手でした。{ $move }で勝率が{ NUMBER($loss, minimumFractionDigits: 1) }ポイント下がりました。
# $best (text)
analyse-best = 最善手は{ $best }です。
# $best (text)
# $other (text)
analyse-equal = ほぼ同等の手：{ $best }、{ $other }
error-analyse-no-decision = この局面では、誰も判断する必要がありません。
error-analyse-at-without-record = --at は、記録を指定したときだけ使えます。
# $game (text)
# $wanted (text)
error-analyse-other-game = これは「{ $wanted }」ではなく「{ $game }」の記録です。
# $file (text)
error-bots-no-network = { $file } はネットワークのファイルではありません。
# $file (text)
# $features (number)
# $found (number)
error-bots-other-network = { $file } は特徴量{ $found }個のネットワークですが、このゲームの特徴量は{ $features }個です。

# 終わったゲームの振り返り。
# $done (number)
# $of (number)
error-review-not-ready = 振り返りはまだ準備中です（{ $of }手中{ $done }手を評価済み）。
error-review-off = このサーバーではゲームの振り返りを行っていません。
error-review-impossible = このゲームは振り返りができません。
error-review-too-long = このゲームは長すぎるため、振り返りができません。
error-review-deepest = この振り返りは、これ以上深く調べられません。

help-review = 記録したゲームを振り返る（運、実力、ミス、結果の内訳）
help-review-seat = このプレイヤーの判断だけを示す
reviewing = 振り返り中
review-head = { $game }／判断{ $decisions }回／1回につき反復{ $iterations }回／シード { $seed }
review-unfinished = ゲームはまだ終わっていません。判断はいつもどおり評価し、内訳は現在の勝率までを示します。
review-row = { $row ->
    [start] 開始時の勝率
    [cards] カードとダイスの運
    [own_errors] 自分のミス
    [other_errors] ほかのプレイヤーのミス
    [hidden] 伏せられたカードと、振り返りでは分からないもの
   *[result] 結果
}
review-skill = 1手あたりの損失：{ $skill }ポイント（ほぼ確実に{ $low }〜{ $high }、低いほどよい）。判断{ $decisions }回から算出。
review-like = 正確さは「{ $level }」と同じくらいです。
review-between = 正確さは「{ $low }」から「{ $high }」くらいです。
review-like-unknown = 判断の数が少なく、どのレベルに近いかは分かりません。
review-not-counted = 数えなかった判断：選択肢が1つだけ{ $forced }回、勝負がついた後{ $decided }回。
review-luck = { $side ->
    [unlucky] 不運でした。似た条件で、これより運の悪いゲームは{ $percent }%だけです。
    [lucky] 幸運でした。似た条件で、これより運の良いゲームは{ $percent }%だけです。
   *[even] 運はほぼ平均的でした。
}運が平均的なら、100回中およそ{ $adjusted }勝です。
review-error = { $number }番目の判断は{ $band ->
    [inaccuracy] 緩手
    [mistake] ミス
   *[blunder] 大きなミス
}です。{ $move }で{ NUMBER($loss, minimumFractionDigits: 1) }ポイントを失いました。{ $best }のほうが良い手でした。
review-moments = 勝負を決めた場面
review-luckiest = 最も幸運だった場面
review-unluckiest = 最も不運だった場面
review-no-error = 2ポイント以上のミスはありません。
error-review-seen-record = この記録にはプレイヤー{ $seat }に見えたものしかないため、振り返りはできません。ゲームの終了後に保存できる完全な記録を使ってください。
error-review-no-decision = この記録ではまだ誰も判断をしていないため、振り返るものがありません。

## Puzzles
help-puzzles = 問題を探す：ボット同士の対戦から、最善手がはっきり1つに決まる局面を見つける
help-puzzles-count = 探す問題の数
help-puzzles-out = 書き出すファイル（途中で止めても、続きから再開できる）
puzzles-mining = 問題
# $id (text)
# $rating (number)
# $position (text)
# $solution (text)
puzzles-line = { $id }／レーティング { NUMBER($rating, useGrouping: 0) }／{ $position }／正解：{ $solution }
# $count (number)
# $decisions (number)
# $candidates (number)
# $seconds (number)
puzzles-found = { $decisions }回の判断から{ $count }問（詳しく調べたもの：{ $candidates }）、CPU時間{ $seconds }秒。
# $file (text)
error-puzzles-no-file = ファイル { $file } がありません。
# $file (text)
error-puzzles-unreadable = { $file } は問題のファイルではありません。
# $file (text)
# $version (text)
# $known (number)
error-puzzles-other-version = { $file } はバージョン{ $version }の問題ファイルです。このプログラムが読めるのはバージョン{ $known }です。
# $file (text)
# $game (text)
# $wanted (text)
error-puzzles-other-game = { $file } は「{ $wanted }」ではなく「{ $game }」の問題です。
# $file (text)
# $rules (text)
# $known (number)
error-puzzles-other-rules = { $file } の問題はルールのバージョン{ $rules }のものです。このプログラムのルールはバージョン{ $known }です。
# $file (text)
error-puzzles-other-run = { $file } は別の探索のものです。同じゲームとシードにするか、別のファイルを指定してください。
error-puzzle-unknown = その問題はありません。
error-puzzle-none = この種類の問題はありません。
error-mistake-unknown = この局面はもうあなたのミスの一覧にありません。
