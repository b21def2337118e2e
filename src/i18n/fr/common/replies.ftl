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
