### Why standing orders are refused

illegal-notOrders = To nejsou trvalé příkazy. Které lze dát, ukazuje panel příkazů.

illegal-unknownOrder = Příkaz { $order } neexistuje. Které lze dát, ukazuje panel příkazů.

illegal-missingInOrder = { $kind }: něco chybí, doplň { $field }.

illegal-unknownInOrder = { $kind }: { $field } sem nepatří, vynech to.

illegal-wrongInOrder = { $kind }: { $field } nemá správnou hodnotu.

illegal-orderedTwice = Pro stejnou příležitost jsou tu dva příkazy ({ $kind }); nech jen jeden.

illegal-namedTwice = { $kind }: { $word } se opakuje, jednou stačí.

illegal-tooManyOrders = Najednou smíš mít trvalých příkazů nejvýš { $most }. Nejdřív některý zruš.

illegal-ordersNeedASeat = Příkazy může dávat jen ten, kdo sedí u stolu.

illegal-orderEmpty = { $kind }: zatím nic neříká, uveď aspoň jednu volbu.
