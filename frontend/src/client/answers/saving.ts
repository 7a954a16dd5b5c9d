import type { Problem } from '../problem';
import type { AnswerShelf, KeptAnswer } from './answer-shelf';

/** An answer that the server refused, and why. */
export interface NotTaken {
  readonly worksheetId: string;
  readonly questionNumber: number;
  readonly why: string;
  /** The worksheet had been marked before the answer came. */
  readonly marked: boolean;
  /** The worksheet had been discarded before the answer came. */
  readonly discarded: boolean;
  /** It is one more than a free account has today: it waits on this device for another day. */
  readonly overLimit: boolean;
  /** No other try can succeed: the server keeps what it had of the question. */
  readonly forGood: boolean;
}

/** How the saving of answers stands, for the badge. */
export type Saving =
  | { readonly stage: 'nothing' }
  | { readonly stage: 'saving'; readonly since: number }
  | { readonly stage: 'saved'; readonly at: number }
  /** The server has refused an answer: it has the last one that it took. */
  | { readonly stage: 'not-taken'; readonly why: string }
  /** Tried and not acknowledged; `waiting` answers stand on this device. */
  | { readonly stage: 'not-saved'; readonly waiting: number; readonly reason: Problem['kind'] };

export interface SenderParts {
  readonly shelf: () => Promise<AnswerShelf>;
  /** Sends one answer; undefined when it was acknowledged, else why not. Never throws. */
  readonly send: (answer: KeptAnswer) => Promise<Problem | undefined>;
  readonly learnerId: () => string | undefined;
  /** Runs alone in all tabs. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  /** Tells the other tabs that the shelf has changed, and what of it was refused. */
  readonly tell: (notTaken: NotTaken | undefined) => void;
}
