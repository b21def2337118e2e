import { ButtonStyle } from 'discord.js';
import type { Services } from '#discord/command/services.ts';
import { buildMessage, sendMessage } from '#discord/components/message.ts';
import { button, row } from '#discord/components/reply.ts';
import { openPuzzle, question } from '#discord/puzzle/puzzleSession.ts';
import { dayOf } from '#discord/puzzle/puzzles.ts';
import { labelName, seatNames } from '#discord/text/seatNames.ts';
import type { Server } from '#matches/index.ts';
import { forEachConcurrently } from '../queue/forEachConcurrently.ts';

/**
 * Posts the puzzle of the day in the channels that servers chose for it, once a day at most: it is recorded as posted before, so
 * that a crash or a refusal loses one post and never doubles it. Does nothing if all are posted.
 */
export const postPuzzles = async (services: Services, limit: number): Promise<void> => {
  const { stores, clock, log } = services;
  const day = dayOf(clock.now());
  const servers = await stores.servers.awaitingPuzzle(day, limit);
  await forEachConcurrently(log, servers, (server) => post(services, server, day), 'could not post a puzzle');
};

const post = async (services: Services, { id, puzzleChannel, locale, theme = 'dark' }: Server, day: number): Promise<void> => {
  await services.stores.servers.save(id, { puzzlePosted: day });
  const session = openPuzzle(services, day, id);
  if (session === undefined || puzzleChannel === undefined) return;
  const { table, position } = session;
  const say = services.sentences(locale);
  const words = say.game(table.game);
  const { view } = position;
  const painted = await services
    .render({ game: table.game, view, names: seatNames(table), words: words.pictureWords, theme })
    .catch(() => undefined);
  const body = buildMessage({
    texts: [[say.puzzle.heading(words.name), ...question(say, session)].join('\n')],
    ...(painted && { pictures: [{ name: painted.name, altText: words.altText(view, labelName(table)) }] }),
    controls: [row(button({ kind: 'todaypuzzle' }, say.puzzle.solve, ButtonStyle.Success))],
    tag: `puzzle ${day}`,
    pings: [],
    silent: true,
  });
  const files = painted === undefined ? [] : [{ name: painted.name, data: painted.file }];
  await sendMessage(services.rest, puzzleChannel, body, `puzzle-${day}`, files);
};
