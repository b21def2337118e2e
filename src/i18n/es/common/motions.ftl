motion-pause = pausar la partida { DURATION($hours) }
motion-resume = seguir enseguida
motion-extend = dar { DURATION($hours) } más a { $seat }
motion-replace = buscar a otra persona para el asiento de { $seat }
motion-computer = dejar que una máquina juegue por { $seat }
motion-draw = terminar la partida en empate
motion-standing = terminar la partida como está
motion-standing-wins = terminar la partida como está ({ $wins })
motion-roll = tirar sin la baliza
motion-rewind = volver atrás
motion-rewind-to = volver atrás a ·{ $number }
motion-rewind-after = volver atrás a ·{ $number }, después de «{ $after }»
motion-rewind-round = volver atrás a ·{ $number }, donde empezó: { $round }
vote-result = { $result ->
    [carried] queda aprobada
    [failed] no sale adelante
   *[withdrawn] queda retirada
 }
