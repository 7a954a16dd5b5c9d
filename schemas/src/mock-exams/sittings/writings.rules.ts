import type { SittingEvent } from './sitting.events';

/** An act of a child: what a device claims is in it. */
export type ActEvent = Extract<SittingEvent, { readonly data: { readonly claim: unknown } }>;

/**
 * What was taken of a question, by tab and kind: the numbers of its acts, each with what was done, as `3B,7C!`. A number names
 * one act: by this another act under a number that is taken is told from the same one sent again.
 */
export type Writings = Readonly<Record<string, string>>;

/** Acts of these kinds stand for one another: of one tab the last counts. */
const groups = {
  MockQuestionShown: 'v',
  MockQuestionLeft: 'v',
  MockChoiceMade: 'a',
  MockAnswerSubmitted: 'a',
  MockLateAnswerKept: 'a',
  MockQuestionMarkedForReview: 'm',
  MockOptionStruckOut: 's',
} as const satisfies Record<ActEvent['type'], string>;

/** By which an act of a tab is known to be newer than what was taken of it before. */
function writingOf({ type, data }: ActEvent): string {
  const about = type === 'MockOptionStruckOut' ? data.option : '';
  return `${data.claim.tab} ${groups[type]}${about}`;
}

/** Whether one that came late was chosen or handed in is not said by its event. */
const EITHER = '?';

function signOf(event: ActEvent): string {
  switch (event.type) {
    case 'MockQuestionShown':
      return 'v';
    case 'MockQuestionLeft':
      return 'l';
    case 'MockChoiceMade':
      return event.data.option;
    case 'MockAnswerSubmitted':
      return `${event.data.option}!`;
    case 'MockLateAnswerKept':
      return event.data.option + EITHER;
    case 'MockQuestionMarkedForReview':
      return event.data.marked ? '+' : '-';
    case 'MockOptionStruckOut':
      return event.data.struck ? '+' : '-';
  }
}

/** With one more act. */
export function withWriting(writings: Writings, event: ActEvent): Writings {
  const writing = writingOf(event);
  const known = writings[writing];
  const told = `${event.data.claim.seq}${signOf(event)}`;
  return { ...writings, [writing]: known === undefined ? told : `${known},${told}` };
}

/**
 * What an act is beside those that were taken: `new`; `same`, sent once more; `overtaken` by what the same tab did after it; or
 * `other`: its number is that of another act.
 */
export function noveltyOf(writings: Writings, event: ActEvent): 'new' | 'same' | 'overtaken' | 'other' {
  const taken = takenIn(writings[writingOf(event)]);
  const { seq } = event.data.claim;
  const [alike] = taken.filter((one) => one.seq === seq);
  if (alike) return isSameAct(alike.sign, signOf(event)) ? 'same' : 'other';
  return taken.some((one) => one.seq > seq) ? 'overtaken' : 'new';
}

/**
 * The number of the act that stands for one which is not new: its own where it was taken, else that of the next of its tab that
 * was.
 */
export function standsFor(writings: Writings, event: ActEvent): number {
  const { seq } = event.data.claim;
  return Math.min(...takenIn(writings[writingOf(event)]).flatMap((one) => (one.seq < seq ? [] : [one.seq])));
}

const takenIn = (told: string | undefined) =>
  (told?.split(',') ?? []).map((one) => {
    const seq = Number.parseInt(one, 10);
    return { seq, sign: one.slice(String(seq).length) };
  });

function isSameAct(one: string, other: string): boolean {
  const isOfEither = one.endsWith(EITHER) || other.endsWith(EITHER);
  return isOfEither ? one.charAt(0) === other.charAt(0) : one === other;
}
