import { KEYS } from '../bench/keys.ts';

const HEAD = `# Benchmarks

\`npm run bench\` takes less than five minutes. \`npm run bench -- play\` (or \`fold\`, \`completeness\`, \`answer\`) runs one part. \`pictures\`, \`referee\`,
\`soak\`, \`limits\`, \`fuzz\`, \`interactions\`, \`load\`, \`thinking\`, \`computer\`, \`ladder\`, \`luck\`, \`calendar\`, \`waiting\`, \`leavers\` and \`cups\` take longer and run only when they are named. The last line of the
output is one JSON object with these keys:
`;

/** Renewed by hand after a change of an AI player: the ladder takes minutes. */
const LADDER = `## How strong the AI players are

\`npm run bench -- ladder\` printed these rows: each AI player in turn against three of another, by the default options, every deal once from
each seat. An equal player would win 25 %. The sequential test stops as soon as it knows whether a player wins 30 % or more (5 % error
either way), so that few matches are played where the difference is large.

| game | challenger | against three | matches | share of wins | 95 % interval | verdict |
|---|---|---|---|---|---|---|
| cyclades | greedy | random | 32 | 100.0 % | 100.0 %–100.0 % | better |
| cyclades | novice-1 | random | 88 | 44.3 % | 34.2 %–54.5 % | better |
| cyclades | computer-1 | random | 32 | 100.0 % | 100.0 %–100.0 % | better |
| cyclades | computer-1 | greedy | 32 | 100.0 % | 100.0 %–100.0 % | better |
| cyclades | strong-4 | greedy | 32 | 96.9 % | 90.8 %–100.0 % | better |
| cyclades | strong-4 | computer-1 | 32 | 68.8 % | 56.5 %–81.0 % | better |
| peloponnes | greedy | random | 32 | 87.5 % | 74.4 %–100.0 % | better |
| peloponnes | novice-1 | random | 100 | 50.0 % | 38.3 %–61.7 % | better |
| peloponnes | computer-1 | random | 32 | 100.0 % | 100.0 %–100.0 % | better |
| peloponnes | computer-1 | greedy | 48 | 79.2 % | 62.3 %–96.0 % | better |
| peloponnes | strong-1 | greedy | 32 | 93.8 % | 85.7 %–100.0 % | better |
| peloponnes | strong-1 | computer-1 | 32 | 65.6 % | 56.7 %–74.6 % | better |
`;

const TAIL = `\`npm run mutation\` changes one small place of a game's rules at a time (a comparison, a boolean, a number) and checks whether a rule test fails.
At least 95 of 100 such mutants of each game have to be caught (\`npm run mutation -- peloponnes\` tries one game). Mutants that change nothing
are listed with the reason in \`tests/mutation/equivalent.json\`. It takes some minutes on two cores, so it is not part of \`npm test\`.
`;

/** Returns the page on benchmarks: how to run them, and what each figure means. */
export const benchPage = (): string =>
  [
    HEAD,
    '| key | meaning |',
    '|---|---|',
    ...Object.entries(KEYS).map(([keys, meaning]) => `| ${keys.replaceAll(/\w+/g, '`$&`')} | ${meaning} |`),
    '',
    LADDER,
    TAIL,
  ].join('\n');
