me-settings = **Tvoje nastavení** pro všechny partie. Vidíš ho jen ty.
    Časové pásmo: { $timeZone } (teď { $now }). Změníš ho příkazem { COMMAND("me settings", "zone") }
    { $quiet }
me-settings-dm-closed = Nemůžu ti poslat přímou zprávu, a tak tě místo toho označím ve vlákně partie. Povol přímé zprávy ze serveru, kde jsme oba, a pak stiskni „{ control-tryDirectMessage }“.
me-settings-foot = -# Změna časového pásma nebo klidových hodin platí od tvého příštího rozhodnutí. Volné dny naplánuješ příkazem { COMMAND("me holidays") }.
me-quiet = Klidové hodiny: od { $from } do { $until }. Čas ti v nich neběží a neruším tě
me-quiet-none = Klidové hodiny: žádné
me-quiet-from = Klid od { $time }
me-quiet-until = Klid do { $time } ({ HOURS($hours) })
me-remind-usual = podle partie
me-remind-never = nikdy
me-remind-every = { $hours ->
    [1] každou hodinu
    [one] každou hodinu
    [few] každé { HOURS($hours) }
    [many] každé { HOURS($hours) }
   *[other] každých { HOURS($hours) }
 }
me-by-usual = tahy zmínkou, zbytek přímou zprávou
me-by-dm = přímou zprávou
me-by-mention = zmínkou ve vlákně partie
me-by-both = přímou zprávou i zmínkou
me-theme-usual = podle serveru
me-theme-dark = tmavé (moře v noci)
me-theme-light = světlé (moře ve dne)
me-shape-wide = na šířku
me-shape-tall = na výšku, pro mobil
me-shape-none = žádné, raději slovy
me-language = Jazyk: { $name }
me-language-usual = Jazyk: stejný jako tvůj Discord
me-several-zones = Odpovídá tomu víc časových pásem: { $zones }. Vyber jedno z nich.
all-and-more = { $names } a ještě { $more }
me-nothing-changed = Nic se nezměnilo.
me-zone = { $zone } (teď { $now })
me-no-quiet-hours = Žádné klidové hodiny
me-no-reminders = Žádné připomínky
me-reminders = Připomínky { $reminders }
me-notices-by-usual = Tvůj tah: zmínka · jinak zpráva
me-notices-by-dm = Upozornění { me-by-dm }
me-notices-by-mention = Upozornění { me-by-mention }
me-notices-by-both = Upozornění { me-by-both }
me-attacks-on = Útoky na tebe: upozorním tě
me-attacks-off = Útoky na tebe: neupozorním tě
me-themes-usual = Barvy: { me-theme-usual }
me-themes-dark = Barvy: { me-theme-dark }
me-themes-light = Barvy: { me-theme-light }
me-shapes-wide = Tvar obrázků: { me-shape-wide }
me-shapes-tall = Tvar obrázků: { me-shape-tall }
me-shapes-none = Tvar obrázků: { me-shape-none }
me-ask-shape = -# Hraješ na mobilu? Tlačítkem „{ control-tallPictures }“ níže získáš obrázky na výšku. Změníš to příkazem { COMMAND("me settings") }.
me-holidays-none = **Tvoje volné dny**: žádné v plánu.
me-holidays = **Tvoje volné dny**: { $planned }.
me-holidays-rule = Volný den se vyčerpá, jen když by ti v něm vypršel čas. Ten pak vyprší až na konci dne. Chceš-li mít čas odpovědět i v den návratu, naplánuj i ten.
me-holidays-foot = -# Další naplánuješ příkazem { COMMAND("me holidays", "from", "until") }. Den, který už začal, zrušit nejde.
me-year = { $year }: v plánu { DAYS($planned) }, vyčerpáno { $spent }, zbývá { $left }.
me-day = { $weekday } { $day }. { $number }. { $year }
me-days = { $from } až { $until } ({ DAYS($days) })
me-take-back = Zrušit volné dny
me-turns = **{ $count ->
    [one] Čeká na tebe { $count } partie
    [few] Čekají na tebe { $count } partie
    [many] Čeká na tebe { $count } partie
   *[other] Čeká na tebe { $count } partií
 }**
me-asked-since = { $asked } – tvůj tah začal { $since }
me-time-until = čas do { $until }
me-paused-until = pozastaveno do { $paused }
me-no-turns = Žádná partie na tebe nečeká.
me-data = V tomto souboru je všechno, co o tobě mám uložené. Tvoje tahy najdeš u svého místa v záznamu každé partie: { COMMAND("match export") }. Svoje údaje smažeš příkazem { COMMAND("me forget") }.
me-forget = **Smazat všechny tvoje údaje?**
me-forget-goes = Smažu tvoje nastavení, volné dny, odpověď na hádanku, poznámky, plánované tahy a připomínky, tvoje hledání spoluhráčů i to, komu se vyhýbáš, tvoje texty z moderování i texty moderátorů o tobě, sledované partie, údaje o tom, kde jsou moje zprávy pro tebe, i tvoje jméno a ID.
me-forget-goes-matches = Smažu tvoje nastavení, volné dny, odpověď na hádanku, poznámky, plánované tahy a připomínky, tvoje hledání spoluhráčů i to, komu se vyhýbáš, tvoje texty z moderování i texty moderátorů o tobě, sledované partie, údaje o tom, kde jsou moje zprávy pro tebe, i tvoje jméno a ID. { $seats ->
    [one] V { $seats } partii
    [few] Ve { $seats } partiích
    [many] V { $seats } partie
   *[other] V { $seats } partiích
 } budeš „Hráč“ a číslo tvého místa.
me-forget-lobbies = Odejdeš { Z($lobbies) } { $lobbies } lobby.
me-forget-running = { $running ->
    [one] V { $running } rozehrané partii
    [few] Ve { $running } rozehraných partiích
    [many] V { $running } rozehrané partie
   *[other] V { $running } rozehraných partiích
 } za tebe bude hrát AI. Kde už nehraje nikdo další, tam partii vzdáš.
me-forget-stays = Nechám si tahy tvých partií, kde jsou jen místa, ne lidé. Zůstanou i zprávy na Discordu; ty si můžeš nechat smazat tam.
me-forget-end = Zpátky to vzít nejde. Kdykoli se ale můžeš vrátit jako nový hráč. Jestli chceš svoje údaje předtím vidět, použij { COMMAND("me data") }.
me-forget-me = Smazat moje údaje
me-forgotten = Hotovo. Nic z toho, co mám uložené, neříká, kdo jsi.
me-former-player = Hráč { $number }
me-nudged = { $name } dostává připomínku. Má-li klidové hodiny, přijde až po nich.
me-nudged-already = Za posledních 24 hodin už { $name } jednu připomínku má. Každému hráči ji můžeš poslat jednou denně.
me-nudged-already-until = Za posledních 24 hodin už { $name } jednu připomínku má. Další můžeš poslat { $when }.
me-gone = { $name } už na tomto serveru není.
