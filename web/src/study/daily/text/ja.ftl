web-study-daily-title = 今日のディール
web-study-daily-of = { $day }のディール
web-study-daily-game = ゲーム
web-study-daily-says = 全員が同じディールで、同じボット「{ $bot }」と対戦します。挑戦は1回だけで、取り消しやヒントはありません。
web-study-daily-until = { $time }（端末の時刻）まで挑戦できます。
web-study-daily-until-midnight = 今夜24時（端末の時刻）まで挑戦できます。
web-study-daily-countdown = 次のディールまで{ $time }
web-study-daily-play = 今日のディールをプレイ
web-study-daily-continue = プレイを続ける
web-study-daily-today = 今日のディール
web-study-daily-source = このディールは{ $address }から届いたものです。ほかのクラブでもプレイされています。
web-study-daily-mine = あなたの結果
web-study-daily-beaten =
    { $count ->
        [1] 上回った割合は{ $share }です（ほかに終えた人は今のところ{ $count }人。同じ結果の人は0.5人と数えます）。
       *[other] ほかの{ $count }人のうち{ $share }を上回りました（同じ結果の人は0.5人と数えます）。
    }
web-study-daily-first = 最初に終えたのはあなたです。ほかの人の結果は、またあとで見に来てください。
web-study-daily-unranked =
    { $why ->
        [late] 終わるのが遅すぎたため、順位には入りません。
       *[other] 途中でやめたため、順位には入りません。
    }
web-study-daily-watch-yours = 自分のプレイを見る
web-study-daily-practise = この序盤で練習する
web-study-daily-once = 結果を比べられるように、挑戦は一人一回です。練習では同じ始まりからプレイできますが、その後のカードやダイスは変わります。
web-study-daily-results = 結果
web-study-daily-hidden = ほかの人の結果やプレイは、自分がプレイしたあとに見られます。
web-study-daily-nobody = このディールを終えた人はいません。
web-study-daily-unfinished = 終わっていない挑戦：{ $count }件
web-study-daily-player = プレイヤー
web-study-daily-margin = 差
web-study-daily-share = 上回った割合
web-study-daily-skill = 1手の損失（ポイント）
web-study-daily-watch = { $name }のプレイを見る
web-study-daily-chart = ボットとの最終的な差（全員）
web-study-daily-bar = { $range }：{ $count }人
web-study-daily-bar-yours = あなたの結果
web-study-daily-week = 7日間
web-study-daily-week-says = その日の得点は、上回った人の割合です。合計点で順位が決まります。自分しかプレイしなかった日は得点になりません。
web-study-daily-week-empty = 表示できる結果はまだありません。
web-study-daily-total = 合計
web-study-daily-no-try = 得点なし
web-study-daily-tell = 結果を共有
web-study-daily-line = { $game }、{ $day }のディール：{ $margin }、ほかの人の{ $share }を上回りました。{ $address }
web-study-daily-line-first = { $game }、{ $day }のディール：{ $margin }。{ $address }
web-study-daily-fair = ディールが公正かを確かめるには
web-study-daily-fair-says = カードとダイスは、1つの秘密の数で決まります。そのハッシュ値は前日に、数そのものはその日が終わってから公開されるため、途中でカードをすり替えることはできません。全員が同じディールになるよう、ここではプレイヤーの乱数は使いません。
web-study-daily-promise-of = { $day }のハッシュ値
web-study-daily-seed-of = { $day }の秘密の数
web-study-daily-seed-later = 秘密の数は{ $time }に公開されます。
web-study-daily-seed-fits =
    { $isRight ->
        [yes] 公開されたハッシュ値と一致しています。
       *[other] 公開されたハッシュ値と一致しません！
    }
web-study-daily-seen =
    { $isRight ->
        [yes] このブラウザーは{ $day }に同じハッシュ値を見ています。
       *[other] このブラウザーが{ $day }に見たハッシュ値とは違います！
    }
web-study-daily-past = { $day }の結果
web-study-daily-friends = 友だちと同じディールで勝負
web-study-daily-duplicate = デュプリケート対戦
web-study-daily-duplicate-says = 全員が同じディールを同じボットと、両方の席で1回ずつプレイします。カードの運は打ち消し合い、残るのはプレイの腕です。
web-study-daily-duplicate-order = まずすべてのディールを片方の席で、次にもう片方の席で、全員が同じ順番でプレイします。カードを覚えていることもあるでしょうが、それは友だちも同じです。プレイする前にディールの内容が見えることはありません。
web-study-daily-deals = ディール数
web-study-daily-games = 1人{ $count }ゲーム
web-study-daily-days = 期間
web-study-daily-day-count = { $count }日間
web-study-daily-create = 対戦を作る
web-study-daily-invite = 友だちに送るリンク
web-study-daily-invite-says = Seraiで同じディールをプレイしましょう
web-study-daily-open-until = { $time }までプレイできます。
web-study-daily-closed = この対戦は終了しました。
web-study-daily-next = 次：ディール{ $deal }/{ $deals }（プレイヤー{ $seat }）
web-study-daily-play-next = プレイ
web-study-daily-take-part = 参加する
web-study-daily-all-played = すべてのゲームを終えました。
web-study-daily-played = { $of }ゲーム中{ $count }ゲーム終了
web-study-daily-deal-number = ディール{ $number }
web-study-daily-seat-one = プレイヤー{ $seat }
web-study-daily-not-yet = まだ非公開
web-study-daily-gave-up = 途中でやめた
web-study-daily-against = { $name }との比較（{ $count }ディール）：{ $margin }
web-study-daily-error = 標準誤差：±{ $error }
web-study-daily-close-call =
    { $is ->
        [clear] 偶然とは考えにくい差です。
       *[other] まだ偶然かもしれません。
    }
web-study-daily-no-deal-yet = 2人とも同じディールを両方の席で終えると、結果を比べられます。
