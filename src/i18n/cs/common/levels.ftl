level-asked = **Jak dobře má AI hrát?**
    - **Začátečník** skoro neplánuje. Hodí se pro první partie.
    - **Běžná** plánuje každý tah a porazí většinu začátečníků.
    - **Silná** hraje na výhru celé partie. Pro zkušené hráče.
level-another = Přidat další?
level-button-novice = Začátečník
level-button-usual = Běžná
level-button-strong = Silná
level-named = { $name } (AI, { $level ->
    [novice] začátečník
    [strong] silná
   *[usual] běžná
 })
level-in-short = { $name } ({ $level ->
    [novice] začátečník
    [strong] silná
   *[usual] běžná
 })
level-joined = Přidává se { $player }.
level-started = AI: { $players }.
level-practise = { $game } proti 3 začátečníkům AI
