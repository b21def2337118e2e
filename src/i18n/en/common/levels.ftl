### How well AI players play

# Asked of the host who adds an AI player; below it are buttons with the names of the levels.
level-asked = **How well should the AI player play?**
    - **Novice** hardly plans. Good for your first matches.
    - **Usual** plans each turn and beats most beginners.
    - **Strong** plays to win the whole match. Good for experienced players.
# Below that an AI player has joined; below it are the same buttons.
level-another = Add another one?
# Names of the levels, on buttons. Max: 38
level-button-novice = Novice
level-button-usual = Usual
level-button-strong = Strong
# An AI player where it is named first. $name: its name. $level: how well it plays
level-named = { $name } (AI player, { $level ->
    [novice] novice
    [strong] strong
   *[usual] usual
 })
# The same where it is clear that it is an AI player. $name: its name. $level: how well it plays
level-in-short = { $name } ({ $level ->
    [novice] novice
    [strong] strong
   *[usual] usual
 })
# $player: an AI player, “Talos (AI player, novice)”
level-joined = { $player } has joined.
# Below the line that the match has begun. $players: a list, “Talos (novice) and Pandora (strong)”
level-started = AI players: { $players }.
# A button that starts a match against three AI players. $game: the game’s name. Max: 60
level-practise = { $game } against 3 novice AI players
