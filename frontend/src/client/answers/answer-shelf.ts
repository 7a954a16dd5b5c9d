/** One answer that the server has not yet acknowledged. No name, no address: the learner's id says whose session may send it. */
export interface KeptAnswer {
  readonly learnerId: string;
  readonly worksheetId: string;
  readonly questionNumber: number;
  readonly answer: string;
  readonly secondsSpent: number;
  /** Rises with every answer put on the shelf, in all tabs: the order in which they are sent. */
  readonly seq: number;
  /** Names this answer to the server, the same on every try. */
  readonly idempotencyKey: string;
  /** Which writing of this page it is: a late copy of an older one is known by it, and does not beat a newer. */
  readonly writing: { readonly tab: string; readonly count: number };
}

export type GivenAnswer = Omit<KeptAnswer, 'seq' | 'idempotencyKey' | 'writing'>;

/**
 * Where answers stand until they are acknowledged. A later answer to the same question takes the place of the earlier;
 * nothing leaves the shelf but by `drop`, which leaves a later answer where it is.
 */
export interface AnswerShelf {
  readonly put: (answer: GivenAnswer) => Promise<KeptAnswer>;
  /** The answers of one learner, in their order. */
  readonly of: (learnerId: string) => Promise<KeptAnswer[]>;
  readonly drop: (answer: KeptAnswer) => Promise<void>;
}

export const inOrder = (answers: KeptAnswer[]) => answers.sort((one, other) => one.seq - other.seq);

const tab = crypto.randomUUID();
// Apart from `seq`, which begins anew when the device's storage is cleared under an open page.
let writings = 0;

export const kept = (given: GivenAnswer, seq: number): KeptAnswer => ({
  ...given,
  seq,
  idempotencyKey: crypto.randomUUID(),
  writing: { tab, count: (writings += 1) },
});
