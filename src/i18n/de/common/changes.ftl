changes-title = **Was sich geändert hat**
changes-first = Was sich geändert hat: { $line }
