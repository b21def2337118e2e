import type { Assumption } from './assumption.ts';
import { DIRECT } from './direct.ts';
import { type Outcome, outcomeOf, unchecked } from './outcome.ts';
import { POST } from './post.ts';
import { createProbe, type Examination } from './probe.ts';
import { AT_THE_END, READ_ONLY } from './readOnly.ts';

/** All groups of checks in order, and the condition of each. */
export const GROUPS = [
  { title: 'Without flags', assumptions: READ_ONLY, isAsked: () => true },
  { title: 'With --post CHANNEL', assumptions: POST, isAsked: ({ mayPost }: Examination) => mayPost },
  { title: 'With --dm USER', assumptions: DIRECT, isAsked: ({ person }: Examination) => person !== undefined },
  { title: 'At the end', assumptions: AT_THE_END, isAsked: () => true },
];

export type Finding = Omit<Assumption, 'check'> & { readonly outcome: Outcome };

/** The findings, and what could not be removed again. */
export type Examined = Readonly<Awaited<ReturnType<typeof examine>>>;

/**
 * Runs the requested checks one after the other, and finally removes what they created, however they end. After `stop` no
 * further check begins.
 */
export const examine = async (examination: Examination, onFinding: (finding: Finding) => void, stop: AbortSignal) => {
  const probe = createProbe(examination);
  const findings: Finding[] = [];
  const outcomeFor = async ({ check }: Assumption): Promise<Outcome> => {
    if (stop.aborted) return unchecked('It was stopped before that.');
    if (findings[0] !== undefined && findings[0].outcome.kind !== 'holds') return unchecked('See the first line.');
    try {
      return await check(probe);
    } catch (error) {
      return outcomeOf(error);
    }
  };
  for (const assumption of GROUPS.filter(({ isAsked }) => isAsked(examination)).flatMap(({ assumptions }) => assumptions)) {
    const { name, assumes } = assumption;
    const finding = { name, assumes, outcome: await outcomeFor(assumption) };
    findings.push(finding);
    onFinding(finding);
  }
  return { findings, left: await probe.cleanup.run() };
};
