orders-title = **{ $match }** Tes consignes
orders-secrecy = Personne d’autre ne les voit. Elles répondent pour toi à l’instant où l’on te demande ; les autres lisent alors « par consigne », et avant cela rien. Pour tout ce dont elles ne parlent pas, on te demande à toi.
orders-none = Tu n’en as donné aucune.
orders-typing = Elles peuvent aussi être tapées, comme { $examples }.
orders-meaning = { $word } : { $does }
orders-new-order = Donner une consigne
orders-take-back = Retirer une consigne
orders-kept = Gardée : { $order }.
orders-taken-back = Retirée : { $order }.
orders-at-once = Ceci serait joué aussitôt : { $move }. Garder et jouer ?
orders-type-sure = Tape-la de nouveau avec { OPTION("option.sure") } pour la garder et jouer.
orders-notices-title = **{ $match }** – tes consignes
orders-skipped = Cette consigne ne pouvait pas être suivie et n’est plus là : { $order }. { $reason }
orders-dropped = Un coup joué par cette consigne a été annulé, et la consigne avec lui : { $order }.
orders-to = à
orders-fillers-plain = le, la, les, po, pièce, pièces, pour, de, du, des, sur, dans, en, au plus, au maximum
orders-fillers-and = et, puis, ensuite
orders-fillers-else = ou, sinon
orders-fillers-to = à, au, aux, vers, jusque, jusqu’à, jusqu'à
orders-negations = ne, pas, non, ni, jamais, sans, mais, sauf, hormis, excepté, au moins, à moins, du moins
orders-nothing = aucune, aucun, rien
orders-all-taken-back = Toutes tes consignes sont retirées.
orders-stuck-end = Il manque quelque chose à la fin.
orders-stuck-word = Je ne comprends pas « { $word } » à cet endroit.
orders-stuck-nothing = Rien de plus ne peut suivre.
orders-stuck-choices = Ce qui peut suivre : { $choices }.
orders-stuck-more = Ce qui peut suivre : { $choices } ou { $more ->
    [1] un autre
   *[other] l’un de { $more } autres
 }.
