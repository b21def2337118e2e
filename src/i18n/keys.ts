/** Every command, subcommand and option, by its path as typed: what Discord shows beside it (at most 100 characters). */
export type CommandKey =
  | 'match'
  | `match ${'create' | 'join' | 'leave' | 'start' | 'status' | 'list' | 'concede' | 'export'}`
  | 'match join.words'
  | 'match create.game'
  | 'match create.seats'
  | 'match create.private'
  | 'match create.setting'
  | 'match create.pace'
  | 'match create.timeout'
  | 'match create.language'
  | 'match concede.sure'
  | 'cyclades'
  | `cyclades ${'bid' | 'recruit' | 'build' | 'fleets' | 'troops' | 'prosperity' | 'metropolis' | 'discard' | 'fight' | 'retreat' | 'end'}`
  | `cyclades ${'swap' | 'creature' | 'sell' | 'push' | 'kraken' | 'finish' | 'card'}`
  | 'cyclades bid.god'
  | 'cyclades bid.amount'
  | 'cyclades recruit.at'
  | 'cyclades build.island'
  | 'cyclades build.slot'
  | 'cyclades fleets.from'
  | 'cyclades fleets.to'
  | 'cyclades fleets.fleets'
  | 'cyclades troops.from'
  | 'cyclades troops.to'
  | 'cyclades troops.troops'
  | 'cyclades prosperity.island'
  | 'cyclades metropolis.island'
  | 'cyclades discard.island'
  | 'cyclades discard.slot'
  | 'cyclades retreat.to'
  | 'cyclades end.sure'
  | 'cyclades swap.creature'
  | `cyclades creature.${'creature' | 'target' | 'island' | 'slot' | 'building' | 'sea' | 'from' | 'to' | 'troops'}`
  | `cyclades sell.${'piece' | 'at'}`
  | `cyclades push.${'from' | 'to'}`
  | 'cyclades kraken.to'
  | 'cyclades card.name'
  | 'peloponnes'
  | `peloponnes ${'bid' | 'pass' | 'withdraw' | 'pay' | 'mark' | 'forgo' | 'income'}`
  | `peloponnes ${'giveup' | 'ready' | 'feed' | 'abandon' | 'bonus' | 'card'}`
  | `peloponnes bid.${'tile' | 'coins'}`
  | `peloponnes ${'pay' | 'mark' | 'forgo' | 'income' | 'giveup' | 'abandon'}.tile`
  | `peloponnes ${'pass' | 'withdraw' | 'giveup' | 'abandon'}.sure`
  | 'peloponnes income.good'
  | 'peloponnes feed.luxury'
  | 'peloponnes bonus.good'
  | 'peloponnes card.name'
  | `${'cyclades' | 'peloponnes'} orders`
  | `${'cyclades' | 'peloponnes'} orders.${'order' | 'sure'}`
  | 'gold'
  | 'board'
  | `board.${'detail' | 'as'}`
  | 'log'
  | 'log.page'
  | 'log.cycle'
  | 'history'
  | 'history.cycle'
  | 'note'
  | 'note.text'
  | 'note.clear'
  | 'rules'
  | `rules.${'search' | 'game'}`
  | 'help'
  | 'tutorial'
  | 'tutorial.game'
  | 'server'
  | `server ${'settings' | 'check'}`
  | `server settings.${'channel' | 'role' | 'pace' | 'creators' | 'matches' | 'theme' | 'language'}`
  | 'me'
  | `me ${'settings' | 'holidays' | 'turns' | 'data' | 'forget'}`
  | `me settings.${'zone' | 'quiet-from' | 'quiet-until' | 'remind' | 'notices' | 'theme' | 'language'}`
  | `me holidays.${'from' | 'until'}`
  | 'match nudge'
  | `match ${'undo' | 'redo'}`
  | `match ${'vote' | 'handover' | 'take' | 'invite'}`
  | `match vote.${'motion' | 'seat' | 'time' | 'to'}`
  | 'match handover.to'
  | 'match take.seat'
  | 'match invite.person'
  | 'organise'
  | `organise ${'rewind' | 'pause' | 'resume' | 'extend' | 'replace' | 'computer' | 'retry' | 'roll' | 'end'}`
  | `organise.${'reason' | 'seat' | 'time' | 'to' | 'as'}`
  /** The option every command about a match has. */
  | 'option.match';

/** Words on buttons and menus; a button's are at most 38 characters. */
export type ControlKey =
  | 'makeMove'
  | 'board'
  | 'card'
  | 'log'
  | 'back'
  | 'earlier'
  | 'later'
  | 'previousChoices'
  | 'nextChoices'
  | 'join'
  | 'leave'
  | 'start'
  | 'settings'
  | 'again'
  | 'tryDirectMessage'
  | 'mySettings'
  | 'nudge'
  | 'orders'
  | 'saveOrder'
  | 'saveAndPlay'
  | 'undo'
  | 'redo'
  | 'reallyConcede'
  | 'voteYes'
  | 'voteNo'
  | 'withdrawVote'
  | 'callVote'
  | 'takeSeat'
  | 'takeBack'
  | 'reallyHandOver'
  | 'reallyLetComputer'
  | 'addComputer';

/** Plain sentences without anything to fill in. */
export type PlainKey =
  | 'storeAway'
  | 'chooseKind'
  | 'orElse'
  | 'notDue'
  | 'spectating'
  | 'directMessageOpen'
  | 'directMessageClosed'
  | 'discordAway'
  | 'inviteSomebody'
  | 'passHost'
  | 'settingsIntro'
  | 'noOpenMatches'
  | 'emptyLog'
  | 'sinceLastMove'
  | 'sinceStart'
  | 'noNote'
  | 'noteKept'
  | 'noteRemoved'
  | 'concedeFirst'
  | 'concedeAlone'
  | 'exported'
  | 'exportedWhole';
