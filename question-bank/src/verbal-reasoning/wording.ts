import { ALPHABET, letterAt } from './rules/alphabet';

/** +4 or −4, with the minus sign of printed sums. */
export const signed = (step: number): string => `${step < 0 ? '−' : '+'}${Math.abs(step)}`;

/** "Add 4" or "Take away 4". */
export const addOrTakeAway = (step: number): string => `${step < 0 ? 'take away' : 'add'} ${Math.abs(step)}`;

/** "+3, +3, then two we cannot see, then +3": the steps between the terms that are shown, one of them a gap. */
export function seenSteps(steps: readonly number[], hole: number): string {
  const before = steps.slice(0, Math.max(0, hole - 1)).map(signed);
  const after = steps.slice(hole + 1).map(signed);
  const unseen = hole === steps.length ? [] : ['then two we cannot see'];
  const rest = after.length > 0 ? [`then ${after.join(', ')}`] : [];
  return [...(before.length > 0 ? [before.join(', ')] : []), ...unseen, ...rest].join(', ');
}

export const alphabetLine = `Alphabet: ${Array.from(ALPHABET).join(' ')}`;

const letters = (count: number): string => (count === 1 ? '1 letter' : `${count} letters`);

/** "move on 3 letters", "move back 1 letter". */
export const letterMove = (step: number): string =>
  step === 0 ? 'stay the same' : `move ${step < 0 ? 'back' : 'on'} ${letters(Math.abs(step))}`;

/** "3 letters on from N is Q". */
export const letterMoved = (from: number, step: number): string =>
  `${letters(Math.abs(step))} ${step < 0 ? 'back' : 'on'} from ${letterAt(from)} is ${letterAt(from + step)}`;

/** Said where a count runs off an end of the alphabet. */
export const wrapNote = 'After Z, carry on from A; before A, carry on from Z.';
