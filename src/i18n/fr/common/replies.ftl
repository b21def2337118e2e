reply-unknown-refusal = Ce n’est pas possible en ce moment ({ $code }). { COMMAND("help") } montre ce que tu peux faire.
reply-bug = Une erreur s’est produite de mon côté, et je l’ai notée. Si elle se répète, donne ce numéro à l’administrateur du bot : `{ $reference }`.
any-or-more = { $names } ou { $more ->
    [1] un autre
   *[other] l’un des { $more } autres
 }
reply-missing-option = Ajoute `{ $option }:` – valeurs possibles : { $values }.
reply-no-such-entry = Je n’ai pas trouvé. Essaie { $names }.
no-thread-kind = Tu ne peux pas ouvrir de partie dans ce type de salon.
no-thread-permissions = Je ne peux pas ouvrir de partie ici : { $count ->
    [one] il me manque la permission { $permissions }
   *[other] il me manque les permissions { $permissions }
 } dans ce salon.
no-thread-nowhere = Une personne qui gère ce serveur peut l’accorder dans un salon textuel.
no-thread-elsewhere = C’est possible dans { $channels }.
permission-ViewChannel = Voir les salons
permission-SendMessages = Envoyer des messages
permission-CreatePublicThreads = Créer des fils publics
permission-SendMessagesInThreads = Envoyer des messages dans les fils
permission-AttachFiles = Joindre des fichiers
permission-ReadMessageHistory = Voir les anciens messages
plain-storeAway = Je n’ai pas accès à la base de données en ce moment. Tes parties sont intactes, mais ta dernière action n’a peut-être pas abouti. Réessaie dans une minute.
plain-notDue = Ce n’est pas ton tour.
plain-spectating = Tu ne joues pas dans cette partie, mais tu peux la regarder.
plain-directMessageOpen = Les messages privés fonctionnent ! Je t’enverrai ta fiche à chaque manche.
plain-directMessageClosed = Je n’ai pas pu t’envoyer de message privé, donc je ne peux pas t’envoyer ta fiche ; { COMMAND("gold") } la montre à tout moment. Pour la recevoir à chaque manche, autorise les messages privés de ce serveur dans ses paramètres de confidentialité, puis appuie sur le bouton.
plain-discordAway = Discord ne répond pas. Réessaie dans une minute.
plain-inviteSomebody = Inviter un joueur
plain-passHost = Nommer un autre hôte
plain-settingsIntro = Tu peux changer ces réglages jusqu’au début de la partie. Tout le monde les voit dans la salle d’attente.
plain-noOpenMatches = Aucune partie n’est ouverte. Ouvres-en une avec { COMMAND("match create") }.
plain-emptyLog = Il ne s’est encore rien passé.
plain-sinceLastMove = **Depuis ton dernier coup**
plain-sinceStart = **Depuis le début**
plain-noNote = Tu n’as pas de note sur cette partie. Écris-en une avec { COMMAND("note", "text") } ; personne d’autre ne la voit.
plain-noteKept = Note enregistrée. Tu la retrouves avec { COMMAND("note") } et sous ta fiche ; personne d’autre ne la voit.
plain-noteRemoved = Ta note sur cette partie est effacée.
plain-concedeFirst = Abandonner ? Tu ne pourras pas revenir là-dessus. Si les autres continuent, je joue des coups par défaut à ta place, et la partie compte comme quittée dans ton bilan.
plain-concedeAlone = Abandonner ? Tu ne pourras pas revenir là-dessus. La partie se termine sans vainqueur.
plain-concedeLast = Abandonner ? Tu ne pourras pas revenir là-dessus. Il ne reste personne pour continuer : la partie se termine.
plain-exported = Le journal tel que tu as le droit de le voir. Tu pourras l’obtenir en entier après la partie.
plain-exportedWhole = Le journal complet de la partie.
