### What becomes of a tile that a player gets, and what it brings, in the labels of labels.ftl. As short as possible.
### $length is short if a label is too long: a language may then use fewer letters.

# A land that may be placed.
fate-fits = fits
# A land that may not be placed. $length: full or short.
fate-no-match = no match: lost
# Behind it as far as there is room; may be empty.
fate-no-match-why = { "" }
# A building that could be paid for; fate-price follows.
fate-payable = payable
fate-price = : { $price }
# A building that has to be marked. $price: "1 coin", or the luxury goods that replace it. fate-later follows.
fate-marked = { $price } now
# $price: what the building costs in the next supply round. $length: full or short.
fate-later = ; later { $price }, or lost
# A building that can neither be paid for nor marked; fate-lost-why and fate-lost-price follow.
fate-lost = would be lost
# $length: full or short.
fate-lost-why = : no coin left to put on it
fate-lost-price = { " " }({ $price })

# At the end. $length: full or short.
gain-power = { $power } power
gain-each-round =
    { $length ->
        [short] { $goods }/round
       *[full] { $goods } a round
    }
# Among these goods.
gain-choice =
    { $length ->
        [short] any good
       *[full] 1 good of choice
    }
gain-protects =
    { $length ->
        [short] safe from { DISASTER($disaster) }
       *[full] protects from { DISASTER($disaster) }
    }
# Offers count half a coin more.
gain-half = offers +½
# Lands may be placed without a match.
gain-free-lands = lands fit anywhere
