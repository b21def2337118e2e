search-stop-words = a aby ale být co do i já jak jaký je jsem jsou k kde kdo kdy když kolik který mám má mě mi můj můžu na nebo o od po pro proč s se si to tu u v z za ze že
