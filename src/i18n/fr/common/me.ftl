me-settings = **Tes réglages**, pour toutes tes parties ; les autres ne les voient pas.
    { $language }
    Fuseau horaire : { $timeZone }, où il est { $now } – { COMMAND("me settings", "zone") } le change
    { $quiet }
    Rappels : { $reminders }
    Avis : { $notices }
    Images : { $pictures }
me-settings-dm-closed = Je n’ai pas pu t’envoyer de message privé : tout ce qui est pour toi vient en mention dans le fil de la partie. Autorise les messages privés d’un serveur que nous partageons, puis appuie sur « { control-tryDirectMessage } ».
me-settings-foot = -# Un autre fuseau ou d’autres heures calmes comptent à partir de ta prochaine décision. Jours de congé : { COMMAND("me holidays") }.
me-quiet = Heures calmes : { $from } à { $until } – tes chronos s’arrêtent alors, et rien ne t’est envoyé
me-quiet-none = Heures calmes : aucune
me-quiet-from = Calme dès { $time }
me-quiet-until = Calme jusqu’à { $time } ({ HOURS($hours) })
me-remind-usual = selon chaque partie
me-remind-never = jamais
me-remind-every = { $hours ->
    [1] chaque heure
   *[other] toutes les { HOURS($hours) }
 }
me-by-usual = tours par mention, le reste par message privé
me-by-dm = par message privé
me-by-mention = par une mention dans le fil de la partie
me-by-both = par message privé et par une mention
me-theme-usual = comme chaque serveur
me-theme-dark = sombres, la mer de nuit
me-theme-light = claires, la mer de jour
me-language = Langue : { $name }
me-language-usual = Langue : celle de ton Discord
me-several-zones = Il peut s’agir de plusieurs fuseaux horaires : { $zones }. Nomme l’un d’eux.
all-and-more = { $names } et { $more } { $more ->
    [one] autre
   *[other] autres
 }
me-nothing-changed = Rien n’a été changé.
me-zone = { $zone } – il y est { $now }
me-no-quiet-hours = Pas d’heures calmes
me-no-reminders = Pas de rappels
me-reminders = Rappels { $reminders }
me-notices-by-usual = Avis : { me-by-usual }
me-notices-by-dm = Avis { me-by-dm }
me-notices-by-mention = Avis { me-by-mention }
me-notices-by-both = Avis { me-by-both }
me-themes-usual = Images : { me-theme-usual }
me-themes-dark = Images : { me-theme-dark }
me-themes-light = Images : { me-theme-light }
me-holidays-none = **Tes congés** : aucun en projet.
me-holidays = **Tes congés** : { $planned }.
me-holidays-rule = Un jour n’est pris que si l’un de tes chronos s’épuisait ce jour-là ; ton temps s’achève alors avec ce jour. Si tu veux la matinée de ton retour pour répondre, prévois aussi ce jour-là.
me-holidays-foot = -# { COMMAND("me holidays", "from", "until") } en prévoit d’autres. Les jours commencés ne se reprennent pas.
me-year = { $year } : { DAYS($planned) } en projet, { $spent } déjà pris, il en reste { $left }.
me-day = { $weekday } { $day } { $month } { $year }
me-days = { $from } – { $until } ({ DAYS($days) })
me-take-back = Reprendre des jours
me-turns = **{ $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
 }**
me-asked-since = { $asked } – appel { $since }
me-time-until = temps jusqu’au { $until }
me-paused-until = en pause jusqu’au { $paused }
me-no-turns = Aucune partie ne t’attend.
me-data = Tout ce que je garde sur toi est dans ce fichier. Ce que tu as fait dans une partie se trouve, par place, dans son journal : { COMMAND("match export") }. { COMMAND("me forget") } efface tes données.
me-forget = **Dois-je t’oublier ?**
me-forget-goes = Ce qui part : tes réglages, congés, notes, consignes et rappels, ce que tu as dit en organisant, où se trouvent mes messages pour toi, et ton nom et ton identifiant.
me-forget-goes-matches = Ce qui part : tes réglages, congés, notes, consignes et rappels, ce que tu as dit en organisant, où se trouvent mes messages pour toi, et ton nom et ton identifiant dans { $seats ->
    [one] { $seats } partie
   *[other] { $seats } parties
 }, où « Place » et son numéro remplacent ton nom.
me-forget-lobbies = Tu quittes { $lobbies ->
    [one] { $lobbies } salle d’attente
   *[other] { $lobbies } salles d’attente
 }.
me-forget-running = Dans { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
 }, un ordinateur joue désormais ta place ; là où personne d’autre ne joue, tu abandonnes.
me-forget-stays = Ce qui reste : les coups de tes parties, qui nomment des places et non des personnes, et ce qui a été écrit sur Discord, où cela peut être supprimé.
me-forget-end = C’est définitif. Tu peux revenir à tout moment, comme une nouvelle personne. { COMMAND("me data") } te montre d’abord ce qu’il y a.
me-forget-me = M’oublier
me-forgotten = C’est oublié : rien de ce que je garde ne dit qui tu es.
me-former-player = Place { $number }
me-nudged = { $name } reçoit un nouvel appel ; si ce sont ses heures calmes, dès qu’elles seront passées.
me-nudged-already = { $name } a déjà reçu une relance depuis un jour : une par jour suffit.
me-nudged-already-until = { $name } a déjà reçu une relance depuis un jour ; une autre est possible { $when }.
me-gone = { $name } n’est plus joignable sur ce serveur.
