### What changed on a board since its last picture.

# Above a list of lines of the log.
changes-title = **What changed**
# Opens the sentences after a picture’s words. $line: a line of the log.
changes-first = What changed: { $line }
