orders-title = **{ $match }** Tvoje plánované tahy
orders-secrecy = Vidíš je jen ty. Zahrají se, jakmile budeš na tahu; ostatní pak uvidí „(plán)“. Na to, co plán neřeší, se tě zeptám.
orders-none = Nemáš naplánované žádné tahy.
orders-typing = Plán můžeš i napsat, například { $examples }.
orders-new-order = Přidat plánovaný tah
orders-take-back = Zrušit plánovaný tah
orders-kept = Uloženo: { $order }.
orders-taken-back = Zrušeno: { $order }.
orders-at-once =
    Tenhle tah se zahraje hned: { $move }
    Uložit a zahrát?
orders-type-sure = Jestli ho chceš uložit a zahrát, napiš ho znovu s volbou { OPTION("option.sure") }.
orders-notices-title = **{ $match }** – tvoje plánované tahy
orders-skipped = Tenhle plánovaný tah nešlo zahrát a je zrušený: { $order }. { $reason }
orders-dropped = Tah podle tohoto plánu byl vzat zpět, takže plán je zrušený: { $order }.
orders-to = až
orders-fillers-plain = zm, mince, mincí, za, u, v, nejvýš, nanejvýš
orders-fillers-and = a, pak, potom
orders-fillers-else = jinak
orders-fillers-to = do, na, až, k, ke
orders-negations = ne, ani, nikoli, nikoliv, nikdy, bez, ale, kromě, mimo, vyjma, až na, nejméně, aspoň, alespoň
orders-nothing = nic, žádné, žádný
orders-all-taken-back = Všechny plánované tahy jsou zrušené.
orders-stuck-end = Na konci něco chybí.
orders-stuck-word = Slovu „{ $word }“ tady nerozumím.
orders-stuck-nothing = Dál už nic být nemůže, zbytek smaž.
orders-stuck-choices = Zkus { $choices }.
