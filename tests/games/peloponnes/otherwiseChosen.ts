import type { Seat } from '#engine/game.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { isAsking, type State } from '#games/peloponnes/state.ts';
import { seeded } from '../../support/fakes/seededChance.ts';

/** Returns the position with another choice of the seat in the current step; `undefined` where it has not chosen, or had no other choice. */
export const otherwiseChosen = (state: State, seat: Seat): State | undefined => {
  const { now } = state;
  if (!isAsking(now) || notesOf(state, seat).length === 0) return undefined;
  const { chosen, notes } = now;
  const others = notes.filter((note) => note.seat !== seat);
  const unasked: State = { ...state, now: { ...now, chosen: chosen.filter((one) => one !== seat), notes: others } };
  const own = JSON.stringify(notesOf(state, seat));
  for (const { done, after } of waysToChoose(unasked, seat)) {
    const otherNotes = notesOf(after, seat);
    if (done !== chosen.includes(seat) || JSON.stringify(otherNotes) === own) continue;
    return { ...state, now: { ...now, notes: [...others, ...otherNotes] } };
  }
  return undefined;
};

const notesOf = ({ now }: State, seat: Seat) => (isAsking(now) ? now.notes.filter((note) => note.seat === seat) : []);

/** Returns every choice of the seat, whole or in part, before it takes effect. */
function* waysToChoose(state: State, seat: Seat): Generator<{ readonly done: boolean; readonly after: State }> {
  for (const move of peloponnes.legalMoves(state, seat)) {
    const [event] = peloponnes.decide(state, move, seeded(1)).events ?? [];
    if (event === undefined) throw new Error(`A legal choice was refused: ${JSON.stringify(move)}`);
    const after = peloponnes.evolve(state, event);
    yield { done: event.type === 'Chosen', after };
    if (event.type === 'ChoiceNoted') yield* waysToChoose(after, seat);
  }
}
