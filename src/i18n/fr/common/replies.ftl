reply-unknown-refusal = Ce n’est pas possible ({ $code }).
reply-bug = Quelque chose s’est mal passé de mon côté, et je l’ai noté. Si cela persiste, donne ce numéro à qui me fait tourner : `{ $reference }`.
any-or-more = { $names } ou { $more ->
    [1] un autre
   *[other] l’un de { $more } autres
 }
reply-missing-option = Ajoute `{ $option }:` – ce peut être { $values }.
reply-no-such-entry = Rien d’unique ne porte ce nom. Tu peux chercher { $names }.
no-thread-kind = Dans ce genre de salon, aucun fil ne peut s’ouvrir pour une partie.
no-thread-permissions = Je ne peux pas ouvrir de partie ici : dans ce salon, il me manque la permission { $permissions }.
no-thread-nowhere = Quelqu’un qui gère ce serveur peut l’accorder dans un salon textuel.
no-thread-elsewhere = C’est possible dans { $channels }.
permission-ViewChannel = Voir les salons
permission-SendMessages = Envoyer des messages
permission-CreatePublicThreads = Créer des fils publics
permission-SendMessagesInThreads = Envoyer des messages dans les fils
permission-AttachFiles = Joindre des fichiers
permission-ReadMessageHistory = Voir les anciens messages

plain-storeAway = Les archives des parties sont injoignables en ce moment. Rien n’est perdu : ce que tu as demandé a été fait en entier ou pas du tout. Réessaie dans une minute.
plain-chooseKind = Que veux-tu faire ?
plain-orElse = Ou autre chose
plain-notDue = Ce n’est pas ton tour en ce moment.
plain-spectating = Tu n’as pas de place dans cette partie ; tu peux volontiers la regarder.
plain-directMessageOpen = Tes messages privés me sont ouverts : ta carte t’y parviendra à chaque manche.
plain-directMessageClosed = Je n’ai pas pu t’envoyer de message privé : ta carte ne peut pas te parvenir d’elle-même ; { COMMAND("gold") } la montre à tout moment. Pour la recevoir à chaque manche, autorise les messages privés de ce serveur dans ses paramètres de confidentialité, puis appuie sur le bouton.
plain-discordAway = Discord est injoignable en ce moment. Réessaie dans une minute.
plain-inviteSomebody = Inviter quelqu’un
plain-passHost = Nommer un autre hôte
plain-settingsIntro = Réglages de cette partie, jusqu’à son début. Tout le monde les voit dans la salle d’attente.
plain-noOpenMatches = Aucune partie n’est ouverte. { COMMAND("match create") } en ouvre une.
plain-emptyLog = Il ne s’est encore rien passé.
plain-sinceLastMove = **Depuis ton dernier coup**
plain-sinceStart = **Depuis le début**
plain-noNote = Tu n’as pas de note sur cette partie. { COMMAND("note", "text") } en écrit une, pour toi uniquement.
plain-noteKept = C’est noté. Personne d’autre ne peut le voir ; tu le retrouves avec { COMMAND("note") } et sous ta carte.
plain-noteRemoved = Ta note sur cette partie est effacée.
plain-concedeFirst = Un abandon ne peut pas être annulé. Si d’autres continuent, ta place joue d’elle-même le coup le plus simple. Vraiment ?
plain-concedeAlone = Un abandon ne peut pas être annulé. Il met fin à la partie, que personne ne gagne alors. Vraiment ?
plain-exported = Le journal tel que tu as le droit de le voir ; après la fin de la partie, tu pourras l’avoir en entier.
plain-exportedWhole = Le journal complet de la partie.
