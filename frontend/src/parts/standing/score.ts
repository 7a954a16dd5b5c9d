/** How a part of a worksheet went. */
export interface Group {
  readonly title: string;
  readonly correct: number;
  readonly asked: number;
}

/** From which share of right answers on another word is said of them: needs work, a strength (and secure), every one. */
export const judgedFrom = { needsWork: 0.5, strength: 0.8, all: 1 } as const;

/** From how many answers in a topic anything is said of it. */
export const enoughInATopic = 5;

// Of shares that were divided and multiplied by turns: a hundred-millionth is no difference.
const leeway = 1e-8;

/**
 * The rounded percentage of the spec, but never rounded up to one from which on another word is said: who reads 80% and
 * not "secure" would look for the fault.
 */
export function percent(correct: number, asked: number): number {
  const share = asked === 0 ? 0 : correct / asked;
  const rounded = Math.round(share * 100);
  const isShortOf = (judged: number) => share < judged - leeway && rounded >= Math.round(judged * 100);
  return Object.values(judgedFrom).some(isShortOf) ? Math.floor(share * 100 + leeway) : rounded;
}

const share = ({ correct, asked }: Group) => (asked === 0 ? 0 : correct / asked);

/** "7 of 10. Fractions went well; Ratio needs another go." */
export function scoreSentence(correct: number, asked: number, groups: readonly Group[]): string {
  return `${correct} of ${asked}. ${verdict(correct, asked, groups)}`;
}

function verdict(correct: number, asked: number, groups: readonly Group[]): string {
  if (correct === asked) return asked === 1 ? 'Right.' : 'Every one right.';
  const ordered = [...groups].sort((one, other) => share(other) - share(one));
  return bestAndWorst(ordered[0], ordered.at(-1)) ?? inAll(correct / asked);
}

const wentWell = judgedFrom.strength;

function bestAndWorst(best: Group | undefined, worst: Group | undefined): string | undefined {
  if (!best || !worst || best.asked < 2 || share(best) < wentWell || share(worst) >= wentWell) return undefined;
  return `${best.title} went well; ${lower(worst.title)} needs another go.`;
}

function inAll(right: number): string {
  if (right >= wentWell) return 'That went well.';
  return right >= judgedFrom.needsWork
    ? 'A good start. The steps show the rest.'
    : 'Not quite yet. Have a look at the steps.';
}

/** In the middle of a sentence, unless it begins with a name or initials. */
const lower = (title: string) => (/^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);
