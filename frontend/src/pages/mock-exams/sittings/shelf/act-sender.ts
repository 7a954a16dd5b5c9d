import type { ReplyOf } from 'schemas/describe/contract';
import { pauseAfter } from 'schemas/describe/pauses';
import type { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { Problem } from '../../../../client/problem';
import type { ExamShelf } from './act-shelf';
import { nothingKnown, type ActsStanding } from './acts-standing';
import { Beside } from './beside';
import { isSameAct, supersedes, type KeptAct } from './kept-act';

export type Verdict = ReplyOf<typeof keepMockExamAnswers>['verdicts'][number]['verdict'];

export interface ActSenderParts {
  readonly shelf: () => Promise<ExamShelf>;
  /** Sends some acts of one tab in one paper; what became of each by its number. Fails with a `Problem`. */
  readonly send: (acts: readonly KeptAct[]) => Promise<ReadonlyMap<number, Verdict>>;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly changed: () => void;
  /** What stands on the shelf is another than before: other tabs look at it too. */
  readonly shelved: () => void;
  /** These are never sent: a newer one took their place before. */
  readonly passedOver: (acts: readonly KeptAct[]) => void;
  /** These need not be sent again; those that count are in the sitting. */
  readonly acknowledged: (acts: readonly KeptAct[], verdict: Verdict) => void;
}

/** In one paper of one session, by one tab: one call takes them. */
const isBeside = (one: KeptAct, other: KeptAct): boolean =>
  one.tab === other.tab && one.paper === other.paper && one.sessionId === other.sessionId;

const MOST_AT_ONCE = 100;
const PAUSES = { firstMs: 1_000, longestMs: 8_000 };
/** The clock of the paper stands still: asked again until it goes on. */
const STILL_WAIT = 3_000;

/** Nothing more is to come of these. */
const settled: ReadonlySet<Verdict> = new Set(['kept', 'late', 'unknown', 'too-many']);

/** Sends what a child does in an exam: kept on the device first, and taken away there only once the server says what became of it. */
export class ActSender {
  private queue: KeptAct[] = [];
  private since: number | undefined;
  private savedAt: number | undefined;
  private isElsewhere = false;
  private failures = 0;
  private underWay: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRead = false;
  /** Settled, and still on the shelf for a moment. */
  private leaving: readonly KeptAct[] = [];
  private unshelved: readonly KeptAct[] = [];
  private readonly beside = new Beside();
  private standing: ActsStanding = nothingKnown;

  constructor(private readonly parts: ActSenderParts) {}

  readonly status = (): ActsStanding => this.standing;

  /** Takes up what an earlier visit has left. */
  async takeUp(learnerId: string, sessionId: string): Promise<readonly KeptAct[]> {
    this.isRead = false;
    const left = await this.shelvedApart(learnerId, sessionId);
    this.isRead = true;
    this.takeOn(left);
    this.tell();
    this.schedule(0);
    return left;
  }

  /** Sees what the other tabs of this device have still to send. @returns what one of them has left for long, taken up here */
  async lookBeside(learnerId: string, sessionId: string): Promise<readonly KeptAct[]> {
    const apart = await this.shelvedApart(learnerId, sessionId);
    const { since } = this.beside;
    const left = this.beside.see(apart, this.parts.now());
    this.takeOn(left, since);
    this.tell();
    if (left.length > 0 && this.failures === 0) this.schedule(0);
    return left;
  }

  /** Settles once it is kept on the device; it is sent soon after. */
  async keep(act: KeptAct): Promise<void> {
    const before = this.queue.filter((older) => supersedes(act, older) && !this.isBetween(older, act));
    this.queue = [...this.queue.filter((one) => !before.includes(one)), act];
    this.leaving = [...this.leaving, ...before];
    if (before.length > 0) this.parts.passedOver(before);
    this.unshelved = [...this.unshelved, act];
    this.waits();
    const shelf = await this.parts.shelf();
    // A device that is full, or keeps nothing: it is sent all the same.
    await shelf.put(act).then(
      () => this.isShelved(act),
      () => undefined,
    );
    await this.drop(before);
    if (this.failures === 0) this.schedule(100);
  }

  /** Sends all that waits, now. Settles when the round is over, whether or not all was taken. */
  async sendNow(): Promise<void> {
    clearTimeout(this.timer);
    this.underWay ??= this.round().finally(() => (this.underWay = undefined));
    await this.underWay;
  }

  /** Answers are taken from this device again. */
  isHereAgain(): void {
    this.isElsewhere = false;
    this.tell();
    this.schedule(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.since = undefined;
  }

  /** What stands on the shelf and is not sent from here. */
  private async shelvedApart(learnerId: string, sessionId: string): Promise<readonly KeptAct[]> {
    const known = [...this.queue, ...this.leaving];
    const left = await (await this.parts.shelf()).of(learnerId, sessionId).catch(() => []);
    return left.filter((act) => ![...known, ...this.queue].some((one) => isSameAct(one, act)));
  }

  private takeOn(acts: readonly KeptAct[], since = this.parts.now()): void {
    if (acts.length === 0) return;
    this.queue = [...acts, ...this.queue];
    this.since ??= since;
  }

  private async drop(acts: readonly KeptAct[]): Promise<void> {
    await (await this.parts.shelf()).drop(acts).catch(() => undefined);
    this.leaving = this.leaving.filter((act) => !acts.includes(act));
    this.parts.shelved();
  }

  /** An answer that was handed in between two choices is not passed over. */
  private isBetween(older: KeptAct, newer: KeptAct): boolean {
    return this.queue.some(
      ({ tab, act }) =>
        tab === newer.tab &&
        act.kind === 'submitted' &&
        act.questionId === newer.act.questionId &&
        act.seq > older.act.seq,
    );
  }

  private isShelved(act: KeptAct): void {
    this.unshelved = this.unshelved.filter((one) => one !== act);
    this.tell();
  }

  private waits(): void {
    this.since ??= this.parts.now();
    this.tell();
  }

  private async round(): Promise<void> {
    while (this.queue.length > 0 && !this.isElsewhere) {
      const batch = this.nextBatch();
      try {
        const verdicts = await this.parts.send(batch);
        this.failures = 0;
        const isStill = await this.settle(batch, verdicts);
        if (isStill) {
          this.schedule(STILL_WAIT);
          return;
        }
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.failures += 1;
        this.tell();
        this.schedule(pauseAfter(this.failures - 1, PAUSES));
        return;
      }
    }
  }

  /** The first of one tab in one paper. */
  private nextBatch(): readonly KeptAct[] {
    const [first] = this.queue;
    const end = this.queue.findIndex((act) => !first || !isBeside(act, first));
    return this.queue.slice(0, Math.min(end < 0 ? this.queue.length : end, MOST_AT_ONCE));
  }

  /** Whether it is to be sent again later. */
  private async settle(batch: readonly KeptAct[], verdicts: ReadonlyMap<number, Verdict>): Promise<boolean> {
    const verdictOn = ({ act }: KeptAct): Verdict => verdicts.get(act.seq) ?? 'later';
    const gone = batch.filter((act) => settled.has(verdictOn(act)));
    for (const verdict of settled) {
      const those = gone.filter((act) => verdictOn(act) === verdict);
      if (those.length > 0) this.parts.acknowledged(those, verdict);
    }
    this.queue = this.queue.filter((act) => !gone.includes(act));
    this.leaving = [...this.leaving, ...gone];
    this.isElsewhere ||= batch.some((act) => verdictOn(act) === 'elsewhere');
    this.since = this.queue.length === 0 ? undefined : this.parts.now();
    // What came too late is not among what is saved.
    if (this.queue.length === 0 && gone.some((act) => verdictOn(act) === 'kept')) this.savedAt = this.parts.now();
    this.tell();
    await this.drop(gone);
    return batch.some((act) => verdictOn(act) === 'later');
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), ms);
  }

  private tell(): void {
    const { queue, beside, savedAt, isElsewhere, isRead, failures } = this;
    const unshelved = this.unshelved.filter((act) => queue.includes(act));
    const since = [this.since, beside.since].filter((one) => one !== undefined);
    this.standing = {
      isRead,
      waiting: [...queue, ...beside.acts],
      unshelved,
      since: since.length === 0 ? undefined : Math.min(...since),
      savedAt,
      isElsewhere,
      hasFailed: failures > 0,
    };
    this.parts.changed();
  }
}
