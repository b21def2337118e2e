### Co se změnilo na plánu

changes-title = **Co se změnilo**
changes-first = Co se změnilo: { $line }
