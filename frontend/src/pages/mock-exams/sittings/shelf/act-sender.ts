import type { ReplyOf } from 'schemas/describe/contract';
import type { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { Problem } from '../../../../client/problem';
import type { ExamShelf } from './act-shelf';
import { supersedes, type KeptAct } from './kept-act';

export type Verdict = ReplyOf<typeof keepMockExamAnswers>['verdicts'][number]['verdict'];

export interface ActSenderParts {
  readonly shelf: () => Promise<ExamShelf>;
  /** Sends some acts of one tab in one paper; what became of each by its number. Fails with a `Problem`. */
  readonly send: (acts: readonly KeptAct[]) => Promise<ReadonlyMap<number, Verdict>>;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly changed: () => void;
  /** These are never sent: a newer one took their place before. */
  readonly passedOver: (acts: readonly KeptAct[]) => void;
  /** These need not be sent again; those that count are in the sitting. */
  readonly acknowledged: (acts: readonly KeptAct[], verdict: Verdict) => void;
}

/** How the saving stands. */
export interface ActsStanding {
  readonly waiting: readonly KeptAct[];
  /** Since when something waits without any having been taken, in ms by `now`. */
  readonly since: number | undefined;
  /** When all was saved last. */
  readonly savedAt: number | undefined;
  /** Another device has taken over: what waits here is not taken. */
  readonly isElsewhere: boolean;
}

/** In one paper of one session, by one tab: one call takes them. */
const isBeside = (one: KeptAct, other: KeptAct): boolean =>
  one.tab === other.tab && one.paper === other.paper && one.sessionId === other.sessionId;

const MOST_AT_ONCE = 100;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 8_000;
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
  private standing: ActsStanding = { waiting: [], since: undefined, savedAt: undefined, isElsewhere: false };

  constructor(private readonly parts: ActSenderParts) {}

  readonly status = (): ActsStanding => this.standing;

  /** Takes up what an earlier visit has left. */
  async takeUp(learnerId: string, sessionId: string): Promise<readonly KeptAct[]> {
    const left = await (await this.parts.shelf()).of(learnerId, sessionId);
    const isNew = ({ tab, act }: KeptAct) => !this.queue.some((one) => one.tab === tab && one.act.seq === act.seq);
    const found = left.filter(isNew);
    this.queue = [...found, ...this.queue];
    if (found.length > 0) this.waits();
    this.schedule(0);
    return found;
  }

  /** Settles once it is kept on the device; it is sent soon after. */
  async keep(act: KeptAct): Promise<void> {
    const before = this.queue.filter((older) => supersedes(act, older) && !this.isBetween(older, act));
    this.queue = [...this.queue.filter((one) => !before.includes(one)), act];
    if (before.length > 0) this.parts.passedOver(before);
    this.waits();
    const shelf = await this.parts.shelf();
    // A device that is full, or keeps nothing: it is sent all the same.
    await shelf.put(act).catch(() => undefined);
    await shelf.drop(before).catch(() => undefined);
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

  private waits(): void {
    this.since ??= this.parts.now();
    this.tell();
  }

  private async round(): Promise<void> {
    while (this.queue.length > 0 && !this.isElsewhere) {
      const batch = this.nextBatch();
      try {
        const isStill = await this.settle(batch, await this.parts.send(batch));
        this.failures = 0;
        if (isStill) {
          this.schedule(STILL_WAIT);
          return;
        }
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.failures += 1;
        this.schedule(Math.min(FIRST_WAIT * 2 ** (this.failures - 1), LONGEST_WAIT));
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
    this.isElsewhere ||= batch.some((act) => verdictOn(act) === 'elsewhere');
    this.since = this.queue.length === 0 ? undefined : this.parts.now();
    // What came too late is not among what is saved.
    if (this.queue.length === 0 && gone.some((act) => verdictOn(act) === 'kept')) this.savedAt = this.parts.now();
    this.tell();
    await (await this.parts.shelf()).drop(gone).catch(() => undefined);
    return batch.some((act) => verdictOn(act) === 'later');
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.sendNow(), ms);
  }

  private tell(): void {
    const { queue, since, savedAt, isElsewhere } = this;
    this.standing = { waiting: queue, since, savedAt, isElsewhere };
    this.parts.changed();
  }
}
