### Ce qui a changé sur le plateau

changes-title = **Ce qui a changé**
changes-first = Ce qui a changé : { $line }
