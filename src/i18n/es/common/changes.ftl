### Lo que cambió en el tablero desde la última imagen

changes-title = **Qué cambió**
changes-first = Qué cambió: { $line }
