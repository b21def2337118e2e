setting-rated = Gewertet
setting-rated-on = ja, sie ändert die Wertungen
setting-rated-off = nein
refusal-ratedByBeacon = Eine gewertete Partie nutzt den öffentlichen Zufallsdienst. Stell zuerst die Wertung ab.
refusal-ratedTooLate = Eine Partie kann nur gewertet werden, solange sonst niemand beigetreten ist, damit es alle wissen. Öffne eine neue.
