import type { ShownState } from 'schemas/mock-exams/reports/progress.contract';

interface Told {
  readonly words: string;
  /** Beside the word a shape: nobody has to tell colours apart. */
  readonly mark: string;
  readonly look: 'quiet' | 'moving' | 'good' | 'wrong';
}

/** How each state is told, in the order in which it comes about. */
export const stateWords: Readonly<Record<ShownState, Told>> = {
  'not asked': { words: 'Not asked for', mark: '○', look: 'quiet' },
  waiting: { words: 'Waiting', mark: '○', look: 'quiet' },
  queued: { words: 'Queued', mark: '○', look: 'quiet' },
  rendering: { words: 'Being made', mark: '◔', look: 'moving' },
  sending: { words: 'Being sent', mark: '◑', look: 'moving' },
  'not made': { words: 'Not made', mark: '✕', look: 'wrong' },
  sent: { words: 'Sent', mark: '●', look: 'good' },
  failed: { words: 'Failed', mark: '✕', look: 'wrong' },
  skipped: { words: 'Gets none', mark: '–', look: 'quiet' },
};

const whyWords: Readonly<Record<string, string>> = {
  'did not sit': 'Did not sit the exam',
  erased: 'Their data was erased',
  'no right': 'Their right to this exam was taken back',
  'no result': 'Has no result',
  moved: 'Moved to another session, to sit that one',
};

/** Why there is none, as a sentence begins; what a mail server says stands as it said it. */
export function whyTold(state: ShownState, why: string): string {
  if (state === 'skipped') return whyWords[why] ?? why;
  return state === 'failed' || state === 'sending' ? `The mail server said: ${why}` : `Making it met: ${why}`;
}

/** "once", "twice", "3 times". */
export const timesWords = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;
