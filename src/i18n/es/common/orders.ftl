orders-title = **{ $match }** Tus jugadas planificadas
orders-secrecy = Solo las ves tú. Se hacen en cuanto te toque; entonces los demás ven «(planificada)». Si pasa algo que tu plan no prevé, te preguntaré.
orders-none = No has planificado ninguna jugada.
orders-typing = También puedes escribir un plan, por ejemplo { $examples }.
orders-new-order = Planificar una jugada
orders-take-back = Cancelar una jugada planificada
orders-kept = Guardada: { $order }.
orders-taken-back = Cancelada: { $order }.
orders-at-once =
    Esta jugada se hará ahora mismo: { $move }
    ¿Guardar y jugar?
orders-type-sure = Para guardar y jugar, escribe el plan otra vez con { OPTION("option.sure") }.
orders-notices-title = **{ $match }** – tus jugadas planificadas
orders-skipped = Esta jugada planificada no se pudo hacer y la he quitado: { $order }. { $reason }
orders-dropped = Se deshizo la jugada que hizo este plan, así que lo he quitado: { $order }.
orders-to = a
orders-fillers-plain = el, la, los, las, mo, moneda, monedas, en, partes, por, de, como mucho, como máximo, a lo sumo
orders-fillers-and = y, luego, después
orders-fillers-else = o, si no
orders-fillers-to = a, al, hasta, para
orders-negations = no, ni, nunca, jamás, sin, sino, pero, excepto, salvo, al menos, a menos
orders-nothing = ninguna, ninguno, nada
orders-all-taken-back = Has cancelado todas tus jugadas planificadas.
orders-stuck-end = Falta algo al final.
orders-stuck-word = No entiendo «{ $word }» en ese lugar.
orders-stuck-nothing = Aquí no puede seguir nada más: borra el resto.
orders-stuck-choices = Prueba con { $choices }.
