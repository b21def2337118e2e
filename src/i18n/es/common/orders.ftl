orders-title = **{ $match }** Tus órdenes
orders-secrecy = Solo las ves tú. Responden por ti en cuanto se te pregunta; los demás leen entonces «por una orden», y antes de eso nada. De lo que no hablan se te pregunta a ti.
orders-none = No has dado ninguna.
orders-typing = También se pueden escribir, como en { $examples }.
orders-meaning = { $word }: { $does }
orders-new-order = Dar una orden
orders-take-back = Retirar una orden
orders-kept = Guardada: { $order }.
orders-taken-back = Retirada: { $order }.
orders-at-once = Esto se jugaría enseguida: { $move }. ¿Guardar y jugar?
orders-type-sure = Escríbela otra vez con { OPTION("option.sure") } para guardar y jugar.
orders-notices-title = **{ $match }** – tus órdenes
orders-skipped = Esta orden no se pudo cumplir y ya no está: { $order }. { $reason }
orders-dropped = Se deshizo una jugada que había hecho esta orden, y con ella la orden: { $order }.
orders-to = a
orders-fillers-plain = el, la, los, las, mo, moneda, monedas, en, partes, por, de, como mucho, como máximo, a lo sumo
orders-fillers-and = y, luego, después
orders-fillers-else = o, si no
orders-fillers-to = a, al, hasta, para
orders-negations = no, ni, nunca, jamás, sin, sino, pero, excepto, salvo, al menos, a menos
orders-nothing = ninguna, ninguno, nada
orders-all-taken-back = Todas tus órdenes están retiradas.
orders-stuck-end = Falta algo al final.
orders-stuck-word = Ahí no entiendo «{ $word }».
orders-stuck-nothing = No puede seguir nada más.
orders-stuck-choices = Puede seguir { $choices }.
orders-stuck-more = Puede seguir { $choices } o { $more ->
    [one] { $more } opción más
   *[other] una de { $more } opciones más
 }.
