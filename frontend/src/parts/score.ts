/** How a part of a worksheet went. */
export interface Group {
  readonly title: string;
  readonly correct: number;
  readonly asked: number;
}

/** The rounded percentage of the spec. */
export const percent = (correct: number, asked: number) => (asked === 0 ? 0 : Math.round((correct / asked) * 100));

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

const wentWell = 0.8;

function bestAndWorst(best: Group | undefined, worst: Group | undefined): string | undefined {
  if (!best || !worst || best.asked < 2 || share(best) < wentWell || share(worst) >= wentWell) return undefined;
  return `${best.title} went well; ${lower(worst.title)} needs another go.`;
}

function inAll(right: number): string {
  if (right >= wentWell) return 'That went well.';
  return right >= 0.5 ? 'A good start. The steps show the rest.' : 'Not quite yet. Have a look at the steps.';
}

/** In the middle of a sentence, unless it begins with a name or initials. */
const lower = (title: string) => (/^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);
