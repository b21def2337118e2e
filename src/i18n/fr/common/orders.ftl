orders-title = **{ $match }** Tes coups planifiés
orders-secrecy = Personne d’autre ne les voit. Ils sont joués dès que c’est ton tour ; les autres joueurs voient alors « (planifié) ». Tout ce que tes plans ne prévoient pas, tu le décides toi-même.
orders-none = Tu n’as planifié aucun coup.
orders-typing = Tu peux aussi taper un plan, comme { $examples }.
orders-new-order = Planifier un coup
orders-take-back = Annuler un coup planifié
orders-kept = Enregistré : { $order }.
orders-taken-back = Annulé : { $order }.
orders-at-once =
    Ce coup sera joué tout de suite : { $move }
    Enregistrer et jouer ?
orders-type-sure = Pour enregistrer et jouer, tape-le de nouveau avec { OPTION("option.sure") }.
orders-notices-title = **{ $match }** – tes coups planifiés
orders-skipped = Ce coup planifié n’a pas pu être joué et a été supprimé : { $order }. { $reason }
orders-dropped = Le coup joué par ce plan a été annulé, et le plan supprimé avec lui : { $order }.
orders-to = à
orders-fillers-plain = le, la, les, po, pièce, pièces, pour, de, du, des, sur, dans, en, au plus, au maximum
orders-fillers-and = et, puis, ensuite
orders-fillers-else = ou, sinon
orders-fillers-to = à, au, aux, vers, jusque, jusqu’à, jusqu'à
orders-negations = ne, pas, non, ni, jamais, sans, mais, sauf, hormis, excepté, au moins, à moins, du moins
orders-nothing = aucun, aucune, rien
orders-all-taken-back = Tous tes coups planifiés sont annulés.
orders-stuck-end = Il manque quelque chose à la fin.
orders-stuck-word = Je ne comprends pas « { $word } » à cet endroit.
orders-stuck-nothing = Rien ne peut suivre ici : enlève le reste.
orders-stuck-choices = Essaie { $choices }.
