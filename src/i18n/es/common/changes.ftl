### Lo que cambió en el tablero

changes-title = **Cambios**
changes-first = Cambios: { $line }
