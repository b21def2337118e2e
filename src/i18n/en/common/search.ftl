# Words in what players type into `/rules` that say nothing about what they look for.
search-stop-words = a an and are be can do does for from get have how i if in is it me my of on or so that the there to what when where which who why with you your
