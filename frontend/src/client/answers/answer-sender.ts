import { pauseAfter } from 'schemas/describe/pauses';
import type { Problem } from '../problem';
import { AnotherDay } from './another-day';
import type { GivenAnswer, KeptAnswer } from './answer-shelf';
import { isOfAnotherChild, isOfDiscardedWorksheet, isOfMarkedWorksheet, isOverLimit, outlookOf } from './outlook';
import type { NotTaken, Saving, SenderParts } from './saving';

/** Said wherever the child is by then, which may be in another worksheet. */
const MARKED = 'Not saved: its worksheet has been marked already.';

const none: ReadonlySet<number> = new Set();

/** A second, and half a minute at last, a quarter more or less. */
const pauses = { firstMs: 1_250, longestMs: 37_500, chance: 0.4 };

/**
 * Sends the answers on the shelf in their order, one at a time, and takes each away only once it is acknowledged, or refused
 * for good (`outlook.ts`). A failure in passing stops the round, so that order is kept.
 */
export class AnswerSender {
  private saving: Saving = { stage: 'nothing' };
  private readonly listeners = new Set<() => void>();
  /** As long as this page stands. */
  private readonly passedOver = new Set<string>();
  private readonly marked = new Set<string>();
  private readonly discarded = new Set<string>();
  private readonly anotherDay: AnotherDay;
  /** The questions of which the last answer was refused for good, by worksheet. */
  private readonly refusedOf = new Map<string, ReadonlySet<number>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Of whose answers the status tells. */
  private shownFor: string | undefined;
  private notTaken: NotTaken | undefined;
  /** The shelf, since the other tabs were last told. */
  private changed = false;

  constructor(private readonly parts: SenderParts) {
    this.anotherDay = new AnotherDay(parts.now);
  }

  readonly status = (): Saving => this.saving;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Keeps an answer on this device, then sends it after `delayMs`. Settles once it is kept. */
  async keep(answer: GivenAnswer, delayMs = 0): Promise<void> {
    const shelf = await this.parts.shelf();
    await shelf.put(answer);
    this.shownFor = answer.learnerId;
    this.notTaken = undefined;
    this.setRefused(answer, false);
    await this.showWaiting();
    this.parts.tell(undefined);
    if (this.failures === 0) this.schedule(delayMs);
  }

  /** What of a worksheet still waits on this device. */
  async waiting(worksheetId: string): Promise<KeptAnswer[]> {
    const all = await this.ofLearner();
    return all.filter((answer) => answer.worksheetId === worksheetId);
  }

  /** How many answers of somebody, whose session need not be open, wait on this device. */
  async keptFor(learnerId: string): Promise<number> {
    return (await (await this.parts.shelf()).of(learnerId)).length;
  }

  /** Whether an answer of a worksheet is still to reach the server. */
  async hasUnsent(worksheetId: string): Promise<boolean> {
    return (await this.toSend()).some((answer) => answer.worksheetId === worksheetId);
  }

  /** Whether an answer of a worksheet was refused because it had been marked already, here or on another page. */
  readonly isMarked = (worksheetId: string): boolean => this.marked.has(worksheetId);

  /** Whether an answer of a worksheet was refused because it had been discarded, here or on another page. */
  readonly isDiscarded = (worksheetId: string): boolean => this.discarded.has(worksheetId);

  /** Whether an answer of a worksheet waits since a free account has no more questions today, here or on another page. */
  readonly isOverLimit = (worksheetId: string): boolean => this.anotherDay.isOf(worksheetId);

  /** The questions of a worksheet of which the last answer was refused for good, here or on another page. */
  readonly refusedIn = (worksheetId: string): ReadonlySet<number> => this.refusedOf.get(worksheetId) ?? none;

  /** Sends all that waits, now. Settles when the round is over, whether or not all was acknowledged. */
  async sendNow(): Promise<void> {
    clearTimeout(this.timer);
    await this.parts.exclusively(() => this.round());
    await this.settle();
    if (this.changed) this.parts.tell(this.notTaken);
    this.changed = false;
  }

  /** Another tab has changed the shelf: it may have sent what this one waits for. */
  async hear(notTaken: NotTaken | undefined): Promise<void> {
    if (notTaken) this.note(notTaken);
    await this.settle();
  }

  private async round(): Promise<void> {
    this.failures = await this.sendAll();
    if (this.failures > 0) this.schedule(pauseAfter(this.failures - 1, pauses));
  }

  /** How many rounds in a row have now failed. */
  private async sendAll(): Promise<number> {
    for (let answer = await this.next(); answer; answer = await this.next()) {
      const problem = await this.parts.send(answer);
      // Whose answers are sent next is asked anew: by then it is known who practises.
      if (problem && isOfAnotherChild(problem)) return 0;
      if (problem && outlookOf(problem) === 'again') return this.failed(problem);
      if (problem) await this.refused(answer, problem);
      else await this.taken(answer);
    }
    return 0;
  }

  private async refused(answer: KeptAnswer, problem: Problem): Promise<void> {
    const { worksheetId, questionNumber, idempotencyKey } = answer;
    const outlook = outlookOf(problem);
    if (outlook === 'never') await (await this.parts.shelf()).drop(answer);
    else if (outlook === 'next-visit') this.passedOver.add(idempotencyKey);
    this.changed = true;
    const [marked, overLimit] = [isOfMarkedWorksheet(problem), isOverLimit(problem)];
    this.note({
      worksheetId,
      questionNumber,
      why: problem.message,
      marked,
      discarded: isOfDiscardedWorksheet(problem),
      overLimit,
      forGood: outlook === 'never',
    });
  }

  private note(notTaken: NotTaken): void {
    this.notTaken = notTaken;
    if (notTaken.marked) this.marked.add(notTaken.worksheetId);
    if (notTaken.discarded) this.discarded.add(notTaken.worksheetId);
    if (notTaken.forGood) this.setRefused(notTaken, true);
    if (notTaken.overLimit) this.anotherDay.add(notTaken, notTaken.why);
    this.show({ stage: 'not-taken', why: notTaken.marked ? MARKED : notTaken.why });
  }

  private setRefused({ worksheetId, questionNumber }: Pick<NotTaken, 'worksheetId' | 'questionNumber'>, is: boolean) {
    const others = [...this.refusedIn(worksheetId)].filter((number) => number !== questionNumber);
    this.refusedOf.set(worksheetId, new Set(is ? [...others, questionNumber] : others));
  }

  private async taken(answer: KeptAnswer): Promise<void> {
    const shelf = await this.parts.shelf();
    await shelf.drop(answer);
    this.anotherDay.drop(answer);
    this.notTaken = undefined;
    this.changed = true;
    if (this.saving.stage === 'nothing') this.show({ stage: 'saving', since: this.parts.now() });
  }

  private async failed(problem: Problem): Promise<number> {
    this.show({ stage: 'not-saved', waiting: (await this.toSend()).length, reason: problem.kind });
    return this.failures + 1;
  }

  private async settle(): Promise<void> {
    this.forgetAnotherChild();
    this.anotherDay.keepOnly(await this.ofLearner());
    if (this.notTaken?.overLimit && !this.anotherDay.isOf(this.notTaken.worksheetId)) this.notTaken = undefined;
    const waiting = (await this.toSend()).length;
    const { why } = this.anotherDay;
    if (waiting > 0 || this.notTaken !== undefined) return;
    if (why !== undefined) this.show({ stage: 'not-taken', why });
    else if (!['nothing', 'saved'].includes(this.saving.stage)) this.show({ stage: 'saved', at: this.parts.now() });
  }

  private forgetAnotherChild(): void {
    const learnerId = this.parts.learnerId();
    if (this.shownFor !== undefined && learnerId !== undefined && learnerId !== this.shownFor) {
      this.notTaken = undefined;
      if (this.saving.stage !== 'nothing') this.show({ stage: 'nothing' });
    }
    this.shownFor = learnerId ?? this.shownFor;
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
    return (await this.ofLearner()).filter(
      (answer) => !this.passedOver.has(answer.idempotencyKey) && !this.anotherDay.isPassedOver(answer),
    );
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
