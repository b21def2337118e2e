reply-unknown-refusal = To teď nejde ({ $code }). Co můžeš dělat, ukáže { COMMAND("help") }.
reply-bug = Něco se pokazilo na mojí straně a mám to zapsané. Pokud se to bude opakovat, dej správci bota toto číslo: `{ $reference }`.
any-or-more = { $names } nebo { $more ->
    [one] { $more } další
    [few] { $more } další
    [many] { $more } dalšího
   *[other] { $more } dalších
 }
reply-missing-option = Doplň prosím `{ $option }:` – může to být { $values }.
reply-no-such-entry = Nic takového jsem nenašel. Zkus { $names }.
no-thread-kind = V kanálu tohoto druhu partii založit nejde.
no-thread-permissions = Tady partii založit nemůžu: v tomto kanálu nemám { $count ->
    [one] oprávnění
    [few] oprávnění
    [many] oprávnění
   *[other] oprávnění
 } { $permissions }.
no-thread-nowhere = Správce serveru mi ho může dát v některém textovém kanálu.
no-thread-elsewhere = Jde to v kanálu { $channels }.
permission-ViewChannel = Zobrazit kanály
permission-SendMessages = Posílat zprávy
permission-CreatePublicThreads = Vytvářet veřejná vlákna
permission-SendMessagesInThreads = Posílat zprávy ve vláknech
permission-AttachFiles = Přikládat soubory
permission-ReadMessageHistory = Číst historii zpráv

plain-storeAway = Databáze je teď nedostupná. O partie nepřijdeš, ale tvoje poslední akce možná neprošla. Zkus to prosím za minutu znovu.
plain-notDue = Nejsi na tahu.
plain-spectating = V této partii nehraješ, ale dívat se můžeš.
plain-directMessageOpen = Přímé zprávy fungují! Každé kolo ti pošlu tvoji kartu hráče.
plain-directMessageClosed = Nemůžu ti poslat přímou zprávu, takže ani tvoji kartu hráče. Kdykoli ti ji ukáže { COMMAND("gold") }. Jestli ji chceš dostávat každé kolo, povol přímé zprávy v nastavení soukromí tohoto serveru a stiskni tlačítko.
plain-discordAway = Discord neodpovídá. Zkus to prosím za minutu znovu.
plain-inviteSomebody = Pozvat hráče
plain-passHost = Předat roli hostitele
plain-settingsIntro = Tohle nastavení můžeš měnit až do začátku partie. V lobby ho vidí všichni.
plain-noOpenMatches = Žádná partie není otevřená. Založíš ji příkazem { COMMAND("match create") }.
plain-emptyLog = Zatím se nic nestalo.
plain-sinceLastMove = **Od tvého posledního tahu**
plain-sinceStart = **Od začátku**
plain-noNote = K této partii nemáš poznámku. Napíšeš ji příkazem { COMMAND("note", "text") }, vidět ji budeš jen ty.
plain-noteKept = Poznámka je uložená. Vidíš ji jen ty, příkazem { COMMAND("note") } a pod svojí kartou hráče.
plain-noteRemoved = Tvoje poznámka k této partii je smazaná.
plain-concedeFirst = Vzdát partii? Zpátky to vzít nejde. Pokud ostatní hrají dál, hraje za tebe bot výchozí tahy a partie se ti do bilance počítá jako opuštěná.
plain-concedeAlone = Vzdát partii? Zpátky to vzít nejde. Partie skončí bez vítěze.
plain-concedeLast = Vzdát partii? Zpátky to vzít nejde. Nikdo jiný už nehraje, takže partie skončí.
plain-exported = Záznam v podobě, v jaké ho smíš vidět. Celý si ho stáhneš po skončení partie.
plain-exportedWhole = Celý záznam partie.
