import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { GameHelp } from '../../common/help.ts';
import type { CycladesText } from '../phrases.ts';
import { costLines } from './costs.ts';
import { legendLines } from './legend.ts';

/** Returns what the live help of Cyclades says. */
export const cycladesHelp = (t: CycladesText): GameHelp<View, Event, Command['type']> => ({
  moves: {
    PlaceBid: t('meaning-PlaceBid'),
    Recruit: t('meaning-Recruit'),
    Build: t('meaning-Build'),
    MoveFleets: t('meaning-MoveFleets'),
    MoveTroops: t('meaning-MoveTroops'),
    PlaceProsperity: t('meaning-PlaceProsperity'),
    DiscardBuilding: t('meaning-DiscardBuilding'),
    PlaceMetropolis: t('meaning-PlaceMetropolis'),
    Fight: t('meaning-Fight'),
    Retreat: t('meaning-Retreat'),
    SwapCreature: t('meaning-SwapCreature'),
    UseCreature: t('meaning-UseCreature'),
    SellPiece: t('meaning-SellPiece'),
    PushFleets: t('meaning-PushFleets'),
    MoveKraken: t('meaning-MoveKraken'),
    FinishCreature: t('meaning-FinishCreature'),
    EndTurn: t('meaning-EndTurn'),
  },
  costs: costLines(t),
  winning: ({ goal, options: { tie } }) => [t('winning-goal', { goal, tie }), t('winning-metropolis'), t('winning-last-island')],
  legend: legendLines(t),
});
