setting-rated = Hodnocená partie
setting-rated-on = ano, mění rating hráčů
setting-rated-off = ne
refusal-ratedByBeacon = Hodnocená partie losuje podle veřejného majáku. Nejdřív hodnocení partie vypni.
refusal-ratedTooLate = Partie se může stát hodnocenou, jen dokud se nepřidal nikdo další, aby to všichni věděli. Otevři novou.
