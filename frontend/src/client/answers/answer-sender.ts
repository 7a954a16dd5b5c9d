import type { Problem } from '../problem';
import type { AnswerShelf, GivenAnswer, KeptAnswer } from './answer-shelf';

/** How the saving of answers stands, for the badge. */
export type Saving =
  | { readonly stage: 'nothing' }
  | { readonly stage: 'saving'; readonly since: number }
  | { readonly stage: 'saved'; readonly at: number }
  /** The server takes no more changes of an answer: it has the last one that it took. */
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
  /** Tells the other tabs that the shelf has changed. */
  readonly tell: () => void;
}

/** Whether sending the same answer again would be refused again. A session that has ended or a limit on requests passes. */
const isFinal = ({ kind, status = 0 }: Problem) => kind === 'refused' && ![401, 403, 429].includes(status);

/** What the child is told; the other final refusals are of worksheets that are over. */
const TOO_OFTEN = 'AnswerChangedTooOften';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Sends the answers on the shelf in their order, one at a time, and takes each away only once it is acknowledged:
 * whatever the error, it stays and is sent again. A failure in passing stops the round, so that order is kept; an answer
 * that the server refuses is passed over until the page is opened anew.
 */
export class AnswerSender {
  private saving: Saving = { stage: 'nothing' };
  private readonly listeners = new Set<() => void>();
  private readonly refused = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private notTaken: string | undefined;

  constructor(private readonly parts: SenderParts) {}

  readonly status = (): Saving => this.saving;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Keeps an answer on this device, then sends it after `delayMs`. Settles once it is kept. */
  async keep(answer: GivenAnswer, delayMs = 0): Promise<void> {
    const shelf = await this.parts.shelf();
    await shelf.put(answer);
    await this.showWaiting();
    this.parts.tell();
    if (this.failures === 0) this.schedule(delayMs);
  }

  /** What of a worksheet still waits on this device. */
  async waiting(worksheetId: string): Promise<KeptAnswer[]> {
    const all = await this.ofLearner();
    return all.filter((answer) => answer.worksheetId === worksheetId);
  }

  /** Whether an answer of a worksheet is still to reach the server. */
  async hasUnsent(worksheetId: string): Promise<boolean> {
    return (await this.toSend()).some((answer) => answer.worksheetId === worksheetId);
  }

  /** Sends all that waits, now. Settles when the round is over, whether or not all was acknowledged. */
  async sendNow(): Promise<void> {
    clearTimeout(this.timer);
    await this.parts.exclusively(() => this.round());
    await this.settle();
  }

  private async round(): Promise<void> {
    this.failures = await this.sendAll();
    if (this.failures > 0)
      this.schedule(Math.min(firstWaitMs * 2 ** (this.failures - 1), longestWaitMs) * (0.75 + Math.random() / 2));
  }

  /** How many rounds in a row have now failed. */
  private async sendAll(): Promise<number> {
    for (let answer = await this.next(); answer; answer = await this.next()) {
      const problem = await this.parts.send(answer);
      if (problem && !isFinal(problem)) return this.failed(problem);
      this.notTaken = problem?.code === TOO_OFTEN ? problem.message : undefined;
      if (problem) this.refused.add(answer.idempotencyKey);
      else await this.taken(answer);
    }
    return 0;
  }

  private async taken(answer: KeptAnswer): Promise<void> {
    const shelf = await this.parts.shelf();
    await shelf.drop(answer);
    if (this.saving.stage === 'nothing') this.show({ stage: 'saving', since: this.parts.now() });
  }

  private async failed(problem: Problem): Promise<number> {
    this.show({ stage: 'not-saved', waiting: (await this.toSend()).length, reason: problem.kind });
    return this.failures + 1;
  }

  /** Looks at the shelf again: another tab may have sent what this one waits for. */
  async settle(): Promise<void> {
    const waiting = (await this.toSend()).length;
    if (waiting > 0 || this.saving.stage === 'nothing') return;
    if (this.notTaken !== undefined) this.show({ stage: 'not-taken', why: this.notTaken });
    else if (this.saving.stage !== 'saved') this.show({ stage: 'saved', at: this.parts.now() });
    this.parts.tell();
  }

  private async showWaiting(): Promise<void> {
    if (this.saving.stage === 'not-saved') this.show({ ...this.saving, waiting: (await this.toSend()).length });
    else this.show({ stage: 'saving', since: this.parts.now() });
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), delayMs);
  }

  private async next(): Promise<KeptAnswer | undefined> {
    return (await this.toSend())[0];
  }

  private async toSend(): Promise<KeptAnswer[]> {
    return (await this.ofLearner()).filter(({ idempotencyKey }) => !this.refused.has(idempotencyKey));
  }

  private async ofLearner(): Promise<KeptAnswer[]> {
    const learnerId = this.parts.learnerId();
    return learnerId === undefined ? [] : (await this.parts.shelf()).of(learnerId);
  }

  private show(saving: Saving): void {
    this.saving = saving;
    this.listeners.forEach((listener) => listener());
  }
}
