import { KEYS } from '../bench/keys.ts';

const HEAD = `# Benchmarks

\`npm run bench\` takes less than five minutes. \`npm run bench -- play\` (or \`fold\`, \`completeness\`, \`answer\`) runs one part. \`pictures\`, \`referee\`,
\`soak\`, \`limits\`, \`fuzz\`, \`interactions\`, \`load\`, \`thinking\`, \`computer\`, \`ladder\`, \`luck\`, \`calendar\`, \`waiting\` and \`leavers\` take longer and run only when they are named. The last line of the
output is one JSON object with these keys:
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
    TAIL,
  ].join('\n');
