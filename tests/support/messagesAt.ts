import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { catalogue } from '#commands/index.ts';
import { text } from '#discord/answer.ts';
import { confirmAnswer, isConfirmed } from '#discord/confirm.ts';
import { chosen, follow } from '#discord/moves.ts';
import { labelName, seatName } from '#discord/names.ts';
import { panel, START } from '#discord/panel.ts';
import type { Chance } from '#engine/game.ts';
import { sentencesOf } from '#i18n/index.ts';
import type { Match, Position } from '#matches/index.ts';

type Components = readonly APIMessageTopLevelComponent[];

const say = sentencesOf();

/** A match of which everything is as long as it can be: its number, and names that are escaped letter by letter. */
export const atItsLongest = (match: Match): Match => ({
  ...match,
  id: 999_999_999,
  seats: match.seats.map((row) => ({ ...row, name: `${'_'.repeat(31)}${row.seat}` })),
});

/**
 * All that a position shows whoever is due: the panel as it opens, each kind of move, and one way down through the choices of each;
 * what is asked once more, the board in words, the own card, and what all are asked.
 */
export function* messagesAt(position: Position, chance: Chance): Generator<Components> {
  const { match, view, seat = 0, legal } = position;
  const words = say.game(match.game);
  yield panel(say, catalogue, position, START).components;
  for (const type of new Set(legal.map((move) => move.type))) yield* panelsDown(position, [type], chance);
  for (const move of legal) {
    if (isConfirmed(catalogue, match.game, move.type, legal)) yield confirmAnswer(say, catalogue, position, move).components;
  }
  const description = words.altText(view, labelName(match));
  yield [
    text(words.summary(view, seatName(match))),
    { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://board.jpg' }, description }] },
  ];
  yield [text(words.card(view, seat))];
  yield [text([words.prompt(view, seat, seatName(match)), words.outlook(view, seatName(match))].join('\n'))];
}

/** The panels of a path, each choice at random, with a last page where there are several. */
function* panelsDown(position: Position, start: readonly string[], chance: Chance): Generator<Components> {
  const fields = catalogue.moves[position.match.game] ?? {};
  for (let path = start; ; ) {
    const crossing = follow(fields, position.legal, path);
    if (crossing.kind !== 'field') return;
    yield panel(say, catalogue, position, { ...START, path }).components;
    if (crossing.choices.length > 25) yield panel(say, catalogue, position, { ...START, path, page: 1 }).components;
    path = chosen(crossing.path, chance.pick(crossing.choices).value);
  }
}
