### Hádanka dne

puzzle-heading = **Hádanka dne** – { $game }: najdi nejlepší tah.
puzzle-question = Hraješ za hráče { $seat }. { $prompt }
puzzle-ask = Tvoje odpověď: **{ $move }**? Na den máš jednu odpověď.
puzzle-sure = Ano, to je moje odpověď
puzzle-solve = Vyřešit
puzzle-right = **Vyřešeno!** Tvoje série: { DAYS($days) }. Nejlepší tah a druhý nejlepší:
puzzle-wrong = **To není nejlepší tah:** { $move }. Nejlepší tah a druhý nejlepší:
puzzle-wrong-by = **To není nejlepší tah:** { $move } ({ $points ->
        [0] skoro stejně dobrý
        [one] šance na výhru asi o { $points } bod nižší
        [few] šance na výhru asi o { $points } body nižší
        [many] šance na výhru asi o { $points } bodu nižší
       *[other] šance na výhru asi o { $points } bodů nižší
    }). Nejlepší tah a druhý nejlepší:
puzzle-chances = Šance na výhru: { $best } % s nejlepším tahem, { $second } % s druhým nejlepším.
puzzle-others =
    { $players ->
        [one] Dnes zatím odpověděl jen jeden hráč: ty.
        [few] Dnes odpověděli { $players } hráči: { $answers }.
        [many] Dnes odpovědělo { $players } hráče: { $answers }.
       *[other] Dnes odpovědělo { $players } hráčů: { $answers }.
    }
puzzle-answer = { $move } { $percent } %
puzzle-tomorrow = Další hádanka přijde o půlnoci UTC.
puzzle-over = Tahle hádanka už skončila. Tady je dnešní.
puzzle-none = Dnes žádná hádanka není.
server-puzzle = Hádanka dne: { $channel }
server-puzzle-none = Hádanka dne: nezveřejňuje se
server-choose-puzzle = Hádanka dne: vyber pro ni kanál
