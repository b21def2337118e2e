purse = Du hast: { $goods }.
purse-too-dear = { purse } Zu teuer für dich: { $tiles }.
purse-tile = { TILE($tile) } ({ $least })

card-head = **Du hast { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } hat { $stores }.** { $round }.

card-store = { $has } von { $room }

card-worth = Punktestand – { $worth }.

card-income = Einkommen pro Runde: { $goods }.

card-income-choice = 1 Gut nach Wahl ({ TILE($tile) })

card-lands = Gelände der Reihe nach: { $tiles }.

card-buildings = Gebäude: { $tiles }.

card-building-marked = { TILE($tile) } (markiert)

card-due = In der nächsten Versorgungsrunde zu zahlen: { $parts }.

card-due-building = { $cost } für { TILE($tile, case: "den") }

card-looming = Noch ein Chip, und es kommt: { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Deine Gebote zählen eine halbe Münze mehr.

card-protected = Geschützt vor { $disasters }.

card-protected-from = { DISASTER($disaster, case: "dem") }

card-chosen = Bisher gewählt: { $choices }.
