import type { HelpSentences } from '../help.ts';
import { lister } from '../plural.ts';
import { controls } from './common/controls.ts';

const { all, any } = lister('en-GB');

/** Around the rules and the help of any game, in English. */
export const help: HelpSentences = {
  controls: {
    why: 'Why?',
    explain: 'What do I see?',
    now: 'What can I do now?',
    costs: 'What does it cost?',
    winning: 'How do I win?',
    contents: 'All sections',
    chooseSection: 'Choose a section',
  },
  house: 'Playing here',
  section: (title, book) => `**${title}** – ${book}`,
  contents: (book) => `**The rules: ${book}**\nChoose a section, or search with \`/rules search:\`.`,
  nothingFound: (typed) => `Nothing in these rules is about “${typed}”.`,
  titles: {
    now: (match) => `**${match} – what can I do now?**`,
    costs: (match) => `**${match} – what does it cost?**`,
    winning: (match) => `**${match} – how do I win?**`,
    explain: (match) => `**${match} – what do I see?**`,
  },
  possible: 'You can do this now, with *Make a move* or by typing:',
  states: {
    lobbySeated:
      'This match has not begun. Its host presses *Start* under its message once enough have joined; until then *Leave* gives a seat back.',
    lobbyOutside: 'This match has not begun. *Join* under its message gives you a seat, if it is not by invitation.',
    waiting:
      'Nothing is asked of you just now; you are called when it is. *Orders* in your panel say beforehand what you would play, and `/board`, `/gold` and `/log` show how things stand.',
    watching: 'You have no seat in this match, and are welcome to watch: `/board` shows the table, `/log` what has happened.',
    over: 'This match is over. *Play again* under its last post opens the next one; `/history` looks back at it.',
  },
  seatMarks: ['red with a star', 'amber with a bull', 'violet with a moon', 'black with an amphora', 'ivory with a leaf'],
  lit: 'In your panel, what you can choose has a bright rim on the picture.',
  part: 'This picture shows one part of the board, drawn larger. What stands beside it in words is of that part alone: what lies there, what it brings, what borders on it. Its marks are those of the whole board:',
  seats: (marked) => `Whose it is: ${marked.map(({ name, mark }) => `${name} is ${mark}`).join(', ')}.`,
  course: ({ titles, numbers, hasReplay }) => [
    `**The chart** – a panel each for ${all(titles.map((title) => `“${title}”`))}. From left to right: the beginning of each round, by its number, and last the end. Each line is a seat, in its colour; at its right end stand the seat’s mark and what it had at last. Lines that would run together stand side by side. What was hidden during the match is shown, too.`,
    `**In numbers** – ${numbers}`,
    ...(hasReplay
      ? [
          `**The animation** – the board from the first move to the last, as everybody saw it then, so that what was hidden stays so there. Of a long match it leaves moves out. The last picture stays for a while, then it begins anew. *${controls.board}* explains its marks.`,
        ]
      : []),
  ],
  begin: (games) =>
    [
      `**How to begin** – heavy board games by post: ${any(games)}.`,
      '- `/match create` opens a match in this channel. Friends press *Join*, then you press *Start*; *Add a computer* fills a seat.',
      '- `/match list` shows what is open here, `/match join` takes a seat.',
      '- The match lives in a thread. *Make a move* there opens your panel with everything you can do; you move when you find the time.',
      '- `/rules` looks a rule up, `/help` in a match says what you can do, what it costs and how you win.',
      '- `/me settings` has your time zone, quiet hours and reminders.',
    ].join('\n'),
};
