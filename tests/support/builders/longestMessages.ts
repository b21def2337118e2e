import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { appendChoice, resolvePath } from '#discord/command/movePath.ts';
import { text } from '#discord/components/reply.ts';
import { confirmationReply, needsConfirmation } from '#discord/moves/confirmMove.ts';
import { panel, START } from '#discord/moves/panel.ts';
import { labelName, seatName } from '#discord/text/seatNames.ts';
import type { Chance } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match, Position } from '#matches/index.ts';
import { REGISTRY } from '../games.ts';

type Components = readonly APIMessageTopLevelComponent[];

/** A match in which everything has its maximum length: its number, and names in which every letter is escaped. */
export const atItsLongest = (match: Match): Match => ({
  ...match,
  id: 999_999_999,
  seats: match.seats.map((row) => ({ ...row, name: `${'_'.repeat(31)}${row.seat}` })),
});

/** The panels that are opened in a position: the choices made so far, and the page of the next choices. */
export type PanelPath = { readonly path: readonly string[]; readonly page: number };

/** The panel as it opens, each kind of move, and one path through the choices of each, with a last page where there are several. */
export const panelPaths = ({ match, legal }: Position, chance: Chance): readonly PanelPath[] => {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  return [{ path: [], page: 0 }, ...kinds.flatMap((kind) => [...pathsDown(match.game, legal, [kind], chance)])];
};

function* pathsDown(game: string, legal: Position['legal'], start: readonly string[], chance: Chance): Generator<PanelPath> {
  const fields = REGISTRY.find(game)?.fields ?? {};
  for (let path = start; ; ) {
    const crossing = resolvePath(fields, legal, path);
    if (crossing.kind !== 'field') return;
    yield { path, page: 0 };
    if (crossing.choices.length > 25) yield { path, page: 1 };
    path = appendChoice(crossing.path, chance.pick(crossing.choices).value);
  }
}

/**
 * Every message a position leads to, whichever seat is active, in one language: these panels, confirmations, the board in words, the
 * player's own card, and the turn post. In every language the same messages are returned in the same order.
 */
export function* messagesAt(say: Sentences, position: Position, paths: readonly PanelPath[]): Generator<Components> {
  const { match, view, seat = 0, legal } = position;
  const words = say.game(match.game);
  for (const at of paths) yield panel(say, REGISTRY, position, { ...START, ...at }).components;
  for (const move of legal) {
    if (needsConfirmation(REGISTRY, position, move)) yield confirmationReply(say, REGISTRY, position, move).components;
  }
  const description = words.altText(view, labelName(match));
  yield [
    text(words.summary(view, seatName(say, match))),
    { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://board.jpg' }, description }] },
  ];
  yield [text(words.card(view, seat))];
  yield [text([words.prompt(view, seat, seatName(say, match)), words.outlook(view, seatName(say, match))].join('\n'))];
}
