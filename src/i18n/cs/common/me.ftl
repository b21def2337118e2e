me-settings = **Tvoje nastavení** pro všechny tvoje partie; ostatní ho nevidí.
    { $language }
    Časové pásmo: { $timeZone }, kde je teď { $now } – změníš ho příkazem { COMMAND("me settings", "zone") }
    { $quiet }
    Připomínky: { $reminders }
    Upozornění: { $notices }
    Obrázky: { $pictures }
me-settings-dm-closed = Přímou zprávu se mi poslat nepodařilo, všechno pro tebe tedy chodí jako zmínka ve vlákně partie. Povol přímé zprávy ze serveru, kde jsme oba, a pak stiskni „{ control-tryDirectMessage }“.
me-settings-foot = -# Jiné časové pásmo nebo jiné klidové hodiny platí od tvého příštího rozhodnutí. Volné dny: { COMMAND("me holidays") }.
me-quiet = Klidové hodiny: { $from } až { $until } – tvůj čas tehdy neběží a nic ti neposílám
me-quiet-none = Klidové hodiny: žádné
me-quiet-from = Klid od { $time }
me-quiet-until = Klid do { $time } ({ HOURS($hours) })
me-remind-usual = jak určí každá partie
me-remind-never = nikdy
me-remind-every = { $hours ->
    [one] každou hodinu
    [few] každé { HOURS($hours) }
   *[other] každých { HOURS($hours) }
 }
me-by-usual = tahy zmínkou, vše ostatní přímou zprávou
me-by-dm = přímou zprávou
me-by-mention = zmínkou ve vlákně partie
me-by-both = přímou zprávou i zmínkou
me-theme-usual = jak je ukazuje každý server
me-theme-dark = tmavé, moře v noci
me-theme-light = světlé, moře ve dne
me-language = Jazyk: { $name }
me-language-usual = Jazyk: jak máš nastavený Discord
me-several-zones = To může být víc časových pásem: { $zones }. Uveď jedno z nich.
all-and-more = { $names } a ještě { $more }
me-nothing-changed = Nic se nezměnilo.
me-zone = { $zone } – teď { $now }
me-no-quiet-hours = Žádné klidové hodiny
me-no-reminders = Žádné připomínky
me-reminders = Připomínky { $reminders }
me-notices-by-usual = Upozornění: { me-by-usual }
me-notices-by-dm = Upozornění { me-by-dm }
me-notices-by-mention = Upozornění { me-by-mention }
me-notices-by-both = Upozornění { me-by-both }
me-themes-usual = Obrázky: { me-theme-usual }
me-themes-dark = Obrázky: { me-theme-dark }
me-themes-light = Obrázky: { me-theme-light }
me-holidays-none = **Tvoje dovolená**: žádná není v plánu.
me-holidays = **Tvoje dovolená**: { $planned }.
me-holidays-rule = Den se vybere, jen když by ti v něm vypršel čas; ten pak končí s koncem dne. Chceš-li mít na odpověď i ráno po návratu, naplánuj také ten den.
me-holidays-foot = -# Víc naplánuješ příkazem { COMMAND("me holidays", "from", "until") }. Dny, které už začaly, zrušit nejde.
me-year = { $year }: plán { DAYS($planned) }, vybráno { $spent }, zbývá { $left }.
me-day = { $weekday } { $day }. { $number }. { $year }
me-days = { $from } až { $until } ({ DAYS($days) })
me-take-back = Zrušit dny
me-turns = **{ $count ->
    [one] Čeká
    [few] Čekají
   *[other] Čeká
 } na tebe { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
 }**
me-asked-since = { $asked } – výzva { $since }
me-time-until = čas do { $until }
me-paused-until = pozastaveno do { $paused }
me-no-turns = Žádná partie na tebe nečeká.
me-data = Vše, co o tobě uchovávám, je v tomto souboru. Tvoje činy v partii jsou v jejím záznamu podle místa: { COMMAND("match export") }. Tvoje údaje odstraní { COMMAND("me forget") }.
me-forget = **Mám na tebe zapomenout?**
me-forget-goes = Co zmizí: tvoje nastavení, dovolená, poznámky, trvalé příkazy a připomínky, tvoje slova v roli pořadatele, údaje o tom, kde jsou moje zprávy pro tebe, a tvoje jméno a id.
me-forget-goes-matches = Co zmizí: tvoje nastavení, dovolená, poznámky, trvalé příkazy a připomínky, tvoje slova v roli pořadatele, údaje o tom, kde jsou moje zprávy pro tebe, a tvoje jméno a id v těchto partiích: { $seats }. Místo tvého jména v nich bude „Hráč“ a číslo místa.
me-forget-lobbies = Lobby, které opustíš: { $lobbies }.
me-forget-running = Rozehrané partie ({ $running }): na tvém místě odteď hraje počítač; kde nehraje nikdo další, tam se vzdáváš.
me-forget-stays = Co zůstane: tahy tvých partií, které uvádějí místa, a ne lidi, a to, co bylo zveřejněno na Discordu, kde se to dá smazat.
me-forget-end = Zpět to vzít nejde. Vítat tě budu kdykoli, jako někoho nového. Co o tobě mám, ti předem ukáže { COMMAND("me data") }.
me-forget-me = Zapomeň na mě
me-forgotten = Zapomenuto: nic z toho, co uchovávám, neříká, kdo jsi.
me-former-player = Hráč { $number }
me-nudged = { $name } dostane další výzvu; v klidových hodinách, až skončí.
me-nudged-already = { $name } má výzvu z posledního dne: jednou za den stačí.
me-nudged-already-until = { $name } má výzvu z posledního dne a další může dostat { $when }.
me-gone = { $name } už na tomto serveru není k zastižení.
