level-asked = **Wie gut soll die KI spielen?**
    - **Anfänger** plant kaum. Gut für deine ersten Partien.
    - **Normal** plant jeden Zug und schlägt die meisten Anfänger.
    - **Stark** spielt auf den Sieg der ganzen Partie. Gut für Erfahrene.
level-another = Noch eine KI dazunehmen?
level-button-novice = Anfänger
level-button-usual = Normal
level-button-strong = Stark
level-named = { $name } (KI, { $level ->
    [novice] Anfänger
    [strong] stark
   *[usual] normal
 })
level-in-short = { $name } ({ $level ->
    [novice] Anfänger
    [strong] stark
   *[usual] normal
 })
level-joined = { $player } spielt mit.
level-started = KI-Spieler: { $players }.
level-practise = { $game } gegen 3 KI-Anfänger
