web-call-title = 手番のお知らせ
web-call-says = 画面を見ていないときに手番が来ると、通知でお知らせします。このページを閉じていても届きます。
web-call-switch = この端末に知らせる
web-call-on = この端末にお知らせします。
web-call-only-open = このページをバックグラウンドで開いたままにしておけば、手番が来たときにお知らせします。
web-call-unsupported = このブラウザーでは、ページを閉じているとお知らせできません。iPhoneやiPadでは、Seraiをホーム画面に追加し、そこから開いてください。
web-call-no-service = ブラウザーがプッシュサービスに接続できませんでした。しばらくしてからもう一度お試しください。
web-call-withdrawn = ブラウザーで通知が許可されなくなったため、お知らせできません。ブラウザーの設定で許可してから、もう一度オンにしてください。
web-call-quiet = 通知しない時間帯
web-call-quiet-from = 開始
web-call-quiet-until = 終了
web-call-test = テスト通知を送る
web-call-answer =
    { $how ->
        [accepted] { $service }がテストを受け付けました（{ $status }）。まもなく表示されます。
        [refused] { $service }がテストを拒否しました（{ $status }）。
       *[silent] { $service }に接続できません。しばらくしてからもう一度お試しください。
    }
