import { within } from '../fitting.ts';
import type { CoursePart, Notices } from '../notices.ts';

/** "from 7 to 2, at most 11": a seat's numbers from the first moment to the last. */
const course = (values: CoursePart['values'], seat: number): string => {
  const own = values.map((row) => row[seat] ?? 0);
  return `from ${own[0]} to ${own.at(-1)}, at most ${Math.max(...own)}`;
};

export const notices: Notices = {
  takenBack: () => '-# Taken back.',
  boardTakenBack: () => 'What this post showed was taken back. The match goes on below.',
  noPicture: (inWords) =>
    `-# There is no picture this time: it could not be drawn. ${inWords ? 'In words:' : '`/board as:text` tells all of it in words.'}`,
  courseTitle: (match, hasReplay) => `**${match}** – how it went${hasReplay ? ', and all of it once more' : ''}.`,
  chartAlt: (parts, name) =>
    within(
      parts.map(
        ({ title, values }) =>
          `${title}: ${(values[0] ?? []).map((_, seat) => `${name(seat)} ${course(values, seat)}`).join('; ')}.`,
      ),
      ' ',
      1024,
    ),
  replayAlt: (match, rounds) =>
    `${match} from its first move to its last, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, as an animation of the board.`,
  moreLines: (lines) => (lines === 1 ? '… 1 line before: `/log`' : `… ${lines} lines before: \`/log\``),
  greeting: (match) =>
    `You have a seat in match ${match}. Your card will come here, quietly, once a round. \`/gold\` shows it at any time.`,
  cardTitle: (match) => `**${match}** – your card`,
  cardTakenBack: (match) => `**${match}** – the round of this card was taken back. The card that counts is below.`,
  calledOff: (match) => `${match} does not wait for you any more: what had led there was taken back.`,
  newThread: (match) => `The thread of ${match} cannot be used any more. The match goes on in the thread under this message.`,

  publicReminder: (match, mention, since) => `${mention}, ${match} waits for you; you were asked ${since}.`,
  stalled: (match, name, since, isGone) =>
    [
      `${match} has been waiting for ${name} since ${since}.${isGone ? ` ${name} cannot be reached on this server any more.` : ''}`,
      `${isGone ? '' : '`/match nudge` calls once more. '}\`/match vote\` gives more time, finds a replacement, lets a computer play on, or ends the match.`,
    ].join('\n'),
  nudge: (match, by, since, link) => `${by} nudges you: ${match} waits for you; you were asked ${since}: ${link}`,
  publicNudge: (match, mention, by, since) => `${mention}, ${by} nudges you: ${match} waits for you; you were asked ${since}.`,
  warning: (match, until, link) => `Your time in ${match} is running out. You have until ${until}: ${link}`,
  publicWarning: (match, mention) => `${mention}, your time in ${match} is running out.`,
  pauseEnds: (match, when, link) => `The pause of ${match} ends ${when}, and its clocks run again: ${link}`,
  publicPauseEnds: (match, mention, when) => `${mention}, the pause of ${match} ends ${when}, and its clocks run again.`,
  placeGone: (match, channel) =>
    `I cannot find the channel of ${match} (${channel}) any more, so nobody sees how it goes on. The match is safe: everybody can still play it here, with the option \`match\`. Bring the channel back, or end the match with \`/match concede\`.`,
  placeForbidden: (match, channel) =>
    `I am not allowed to post ${match} in ${channel} any more. The match is safe: everybody can still play it here, with the option \`match\`. Please let me see the channel, write in it and its threads, open threads and attach files; I try again by myself.`,
  serverLeft: (matches, until) =>
    `I am not on the server of ${matches.join(', ')} any more. Nothing happens there now, and no clock runs. If I am invited back before ${until}, all goes on where it stood; else everything I keep about it is erased then.`,
  serverBack: (match, since) =>
    `I am back, and ${match} goes on where it stood. It has stood still since ${since}: nobody has lost any time by that.`,
  unreachable: (mention) =>
    `${mention}, I can't send you direct messages. Use \`/gold\` to see your card; nobody else sees it. To get my messages again, allow them in Discord's settings for this server, then press *My settings*.`,
  setAside: (match) =>
    `I've stopped ${match}, because I can't read its record. Nothing you played is lost, and no clock runs. An organiser can use \`/organise retry\` to try again.`,
  broughtBack: (match) =>
    `${match} goes on. I'd stopped it because of a fault of mine. Nothing is lost, and nobody lost any time.`,
  restored: (match, when) =>
    `${match} was restored to how it stood ${when}, from a backup. What was played after that is lost, and has to be played again: posts that told of it are marked, and cards sent since may be wrong. I am sorry.`,
  superseded: (when) => `**This counts no more:** the match was restored to how it stood ${when}.`,
};
