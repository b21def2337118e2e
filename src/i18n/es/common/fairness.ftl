fairness-intro = Esto demuestra que nadie pudo elegir ni prever los dados y las cartas: todos salen de un solo número secreto. Publiqué su huella antes de que entrara nadie:
fairness-committed = Azar de la partida: SHA-256 del secreto { $hash }
fairness-mark = { control-fairness }: { $mark }
fairness-awaited = Los dados esperan la ronda { $round } de la baliza drand, que se publica { $when }.
fairness-silent = La baliza no responde. La partida espera su ronda y todos los relojes están en pausa. Los jugadores pueden votar para tirar sin ella: { COMMAND("match vote") }. Después de { $hours } horas puede decidirlo un moderador.
fairness-secret-told = Azar de la partida: el secreto era { $secret }
fairness-words-given = Tus palabras forman parte de la semilla aleatoria de esta partida. Guárdalas: yo solo conservo su SHA-256, { $hash }. Puedes cambiarlas hasta que empiece la partida.
fairness-check = Puedes comprobarlo: copia las líneas «{ $mark }» que hay bajo las imágenes y, cuando acabe la partida, descarga el archivo con { COMMAND("match export") }.
