fairness-committed = -# Azar: SHA-256 del secreto { $hash }
fairness-mark = Registro: { $mark }
fairness-awaited = Los dados esperan la ronda { $round } de la baliza drand, que se publica { $when }.
fairness-silent = La baliza no responde. La partida espera su ronda y ningún reloj corre. Podéis votar todos para tirar sin ella: { COMMAND("match vote") }. Pasadas { $hours } horas puede decidirlo un organizador.
fairness-secret-told = -# Azar: el secreto era { $secret }
fairness-words-given = Tus palabras entran en el azar de esta partida. Guárdalas: solo se conserva su SHA-256: { $hash }. Puedes cambiarlas hasta que empiece la partida.
