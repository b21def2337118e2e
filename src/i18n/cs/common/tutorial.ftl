tutorial-hint = Jsou ty hry pro tebe nové? { COMMAND("tutorial") } ti některou ukáže na několik stisknutí, jen pro tebe.
tutorial-which = Kterou hru ti mám ukázat? Stačí asi tucet stisknutí, nikdo jiný to nevidí a skončit můžeš kdykoli.
tutorial-heading = **{ $title }** – { $game }, první lekce, { $step } { Z($steps) } { $steps }
tutorial-now = Teď: **{ $move }**
tutorial-not-today = „{ $move }“ možné je a v partii by se to zahrálo. V této lekci teď přichází něco jiného: { $why }
tutorial-left = Lekce skončila. Kdykoli ji znovu začne { COMMAND("tutorial") }.
tutorial-go-on = Dál
tutorial-begin = Ukaž mi: { $game }
