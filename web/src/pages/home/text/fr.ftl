web-passphrase-change = Changer de phrase secrète
web-passphrase-old = Phrase secrète actuelle
web-passphrase-new = Nouvelle phrase secrète
web-passphrase-changed = Phrase secrète changée. Tes autres appareils devront se reconnecter.
web-log-out-all = Me déconnecter partout
web-log-out-all-says = Cela te déconnecte de tous tes appareils, celui-ci compris. Ton identifiant et ta phrase secrète te permettront de revenir.

## What is studied beside games

web-home-study-title = Étudier
web-home-study-puzzles = Problèmes
web-home-study-puzzles-says = Trouve le coup qui compte
web-home-study-daily = Donne du jour : { $game }
web-home-study-daily-says = La même donne pour tous
web-home-study-road = Ma route
web-home-study-road-says = Sceaux, niveau de jeu et chance
web-profile = Nom et portrait
web-portrait = Ton portrait
web-portrait-none = Aucun portrait
web-portrait-says = C’est ainsi que tu apparais à toutes les tables sur cet appareil.
