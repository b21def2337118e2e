me-settings = **Tes réglages** pour toutes tes parties. Personne d’autre ne les voit.
    Fuseau horaire : { $timeZone } (il y est { $now }). Change-le avec { COMMAND("me settings", "zone") }
    { $quiet }
me-settings-dm-closed = Je n’ai pas pu t’envoyer de message privé : je te mentionnerai donc dans les fils des parties. Autorise les messages privés d’un serveur que nous avons en commun, puis appuie sur « { control-tryDirectMessage } ».
me-settings-foot = -# Un nouveau fuseau horaire ou de nouvelles heures calmes comptent à partir de ta prochaine décision. Planifie tes congés avec { COMMAND("me holidays") }.
me-quiet = Heures calmes : de { $from } à { $until }. Tes chronos s’arrêtent alors, et je ne te dérange pas
me-quiet-none = Heures calmes : aucune
me-quiet-from = Calme à partir de { $time }
me-quiet-until = Calme jusqu’à { $time } ({ HOURS($hours) })
me-remind-usual = selon la partie
me-remind-never = jamais
me-remind-every = { $hours ->
    [1] toutes les heures
   *[other] toutes les { HOURS($hours) }
 }
me-by-usual = mention à ton tour, sinon message privé
me-by-dm = par message privé
me-by-mention = par mention dans le fil de la partie
me-by-both = par message privé et par mention
me-theme-usual = selon le serveur
me-theme-dark = sombres (mer de nuit)
me-theme-light = claires (mer de jour)
me-shape-wide = large
me-shape-tall = haut, pour téléphone
me-shape-none = sans images, avec des mots
me-language = Langue : { $name }
me-language-usual = Langue : celle de ton Discord
me-several-zones = Plusieurs fuseaux horaires correspondent : { $zones }. Choisis l’un d’eux.
all-and-more = { $names } et { $more } { $more ->
    [one] autre
   *[other] autres
 }
me-nothing-changed = Rien n’a changé.
me-zone = { $zone } (il y est { $now })
me-no-quiet-hours = Pas d’heures calmes
me-no-reminders = Pas de rappels
me-reminders = Rappels { $reminders }
me-notices-by-usual = Ton tour : mention · reste : MP
me-notices-by-dm = Notifications { me-by-dm }
me-notices-by-mention = Notifications { me-by-mention }
me-notices-by-both = Notifications { me-by-both }
me-attacks-on = Attaques contre toi : je te préviens
me-attacks-off = Attaques contre toi : je ne dis rien
me-themes-usual = Couleurs : { me-theme-usual }
me-themes-dark = Couleurs : { me-theme-dark }
me-themes-light = Couleurs : { me-theme-light }
me-shapes-wide = Format des images : { me-shape-wide }
me-shapes-tall = Format des images : { me-shape-tall }
me-shapes-none = Format des images : { me-shape-none }
me-ask-shape = -# Sur téléphone ? Le bouton « { control-tallPictures } », plus bas, te donne des images en hauteur. Tu peux changer cela avec { COMMAND("me settings") }.
me-holidays-none = **Tes congés** : aucun de prévu.
me-holidays = **Tes congés** : { $planned }.
me-holidays-rule = Un jour de congé n’est décompté que si l’un de tes chronos doit s’épuiser ce jour-là. Ce chrono tourne alors jusqu’à la fin de la journée. Pour avoir le temps de répondre à ton retour, prévois aussi ce jour-là.
me-holidays-foot = -# Prévois-en d’autres avec { COMMAND("me holidays", "from", "until") }. Un jour déjà commencé ne s’annule plus.
me-year = { $year } : { DAYS($planned) } à venir, { $spent } déjà pris, il en reste { $left }.
me-day = { $weekday } { $day } { $month } { $year }
me-days = du { $from } au { $until } ({ DAYS($days) })
me-take-back = Annuler des jours de congé
me-turns = **{ $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
 }**
me-asked-since = { $asked } – ton tour a commencé { $since }
me-time-until = temps jusqu’au { $until }
me-paused-until = en pause jusqu’au { $paused }
me-no-turns = Aucune partie ne t’attend.
me-data = Ce fichier contient tout ce que je garde sur toi. Tes coups se trouvent dans le journal de chaque partie, sous le numéro de ta place : { COMMAND("match export") }. Pour supprimer tes données, utilise { COMMAND("me forget") }.
me-forget = **Supprimer toutes tes données ?**
me-forget-goes = Je supprime tes réglages, tes congés, ta réponse à l’énigme, tes notes, tes coups planifiés et tes rappels, ta recherche de joueurs et qui tu évites, ce que tu as écrit comme modérateur et les modérateurs à ton sujet, les parties que tu suis, l’emplacement de mes messages pour toi, et ton nom et ton identifiant.
me-forget-goes-matches = Je supprime tes réglages, tes congés, ta réponse à l’énigme, tes notes, tes coups planifiés et tes rappels, ta recherche de joueurs et qui tu évites, ce que tu as écrit comme modérateur et les modérateurs à ton sujet, les parties que tu suis, l’emplacement de mes messages pour toi, et ton nom et ton identifiant. Dans { $seats ->
    [one] { $seats } partie
   *[other] { $seats } parties
 }, tu t’appelleras « Joueur », suivi du numéro de ta place.
me-forget-lobbies = Tu quittes { $lobbies ->
    [one] { $lobbies } salle d’attente
   *[other] { $lobbies } salles d’attente
 }.
me-forget-running = Dans { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
 }, une IA prend ta place. Là où personne d’autre ne joue, tu abandonnes.
me-forget-stays = Je garde les coups de tes parties, qui nomment des places et non des personnes. Les messages sur Discord restent aussi ; tu peux les y faire supprimer.
me-forget-end = Tu ne pourras pas revenir là-dessus. Tu peux rejouer à tout moment, comme nouveau joueur. Pour voir d’abord tes données, utilise { COMMAND("me data") }.
me-forget-me = Supprimer mes données
me-forgotten = C’est fait. Rien de ce que je garde ne dit qui tu es.
me-former-player = Joueur { $number }
me-nudged = Je relance { $name }. Pendant ses heures calmes, la relance attend qu’elles soient passées.
me-nudged-already = { $name } a déjà reçu une relance dans les dernières 24 heures. Tu peux relancer un joueur une fois par jour.
me-nudged-already-until = { $name } a déjà reçu une relance dans les dernières 24 heures. Tu pourras recommencer { $when }.
me-gone = Je ne peux plus joindre { $name } sur ce serveur.
