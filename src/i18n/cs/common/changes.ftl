### Co se změnilo na mapě

changes-title = **Co se změnilo**
changes-first = Co se změnilo: { $line }
