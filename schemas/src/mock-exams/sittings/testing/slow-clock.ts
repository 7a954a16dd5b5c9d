import type { SittingClock, SessionClock, RoomClock, Span, TimeArrangements } from '../time-facts';
import type { SittingStage } from '../times.rules';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** What can be said of a sitting; once the session is closed for the child, no more than that. */
interface Told {
  readonly stage: SittingStage;
  readonly closes?: number;
  readonly isPaused?: boolean;
  readonly rest?: number;
  /** Of what goes on: the paper, the break, or the paper if it were opened now. */
  readonly ends?: number;
}

interface Drawn {
  readonly session: SessionClock;
  readonly arrangements: TimeArrangements;
}

/**
 * A clock that knows nothing but to count down, second by second: what the one function has to agree with. It also writes
 * down what was done, as the events of it would.
 */
export class SlowClock {
  at: number;
  readonly room: Mutable<RoomClock> = { pauses: [], extensions: [], closedAt: null };
  readonly sitting: Mutable<SittingClock> = { papers: [], rests: [], completedAt: null };
  /** As they were when the last paper was opened. */
  arrangements: TimeArrangements;
  readonly lengths: number[];
  readonly lefts: number[];
  /** How long each paper ran for the child, and how much of it was added on the day. */
  readonly used: number[];
  readonly added: number[];
  readonly handedIn: boolean[];
  readonly breaks: number[];
  closeLeft: number;
  restLeft: number;
  isRoomPaused = false;
  isResting = false;
  isClosed = false;
  /** A rest was not ended by the child: it ran out, or was ended with its paper. */
  hasRestRunOut = false;

  constructor(private readonly drawn: Drawn) {
    const { session, arrangements } = drawn;
    const { papers, breakSeconds } = session;
    this.arrangements = arrangements;
    this.lengths = this.arranged();
    this.lefts = [...this.lengths];
    this.used = papers.map(() => 0);
    this.added = papers.map(() => 0);
    this.handedIn = papers.map(() => false);
    this.breaks = papers.map(() => breakSeconds);
    this.restLeft = arrangements.restMinutes * 60;
    this.at = this.start - 60;
    const plain = papers.reduce((sum, { minutes }) => sum + minutes * 60, 0);
    this.closeLeft = Date.parse(session.closesAt) / 1_000 - this.start + sumOf(this.lengths) - plain;
  }

  /** How long each paper lasts by what is arranged now, before anything is added on the day. */
  private arranged(): number[] {
    const { extraPercent, extraMinutes } = this.arrangements;
    const own = this.drawn.session.papers.map(({ minutes }) => Math.ceil((minutes * 60 * (100 + extraPercent)) / 100));
    return own.map((seconds) => seconds + extraMinutes * 60);
  }

  /** By how much the close may go back: what a paper that is over took is not taken back. */
  private claimed(): number {
    const taken = this.arranged().map((seconds, index) =>
      this.sitting.papers[index]?.ended
        ? Math.max(seconds, (this.used[index] ?? 0) - (this.added[index] ?? 0))
        : seconds,
    );
    return sumOf(taken);
  }

  get start(): number {
    return Date.parse(this.drawn.session.startsAt) / 1_000;
  }

  get now(): string {
    return new Date(this.at * 1_000).toISOString();
  }

  get opened(): number {
    return this.sitting.papers.length;
  }

  get isPaused(): boolean {
    return this.isRoomPaused || this.isResting;
  }

  /** Whether the paper that was opened last is over, for the child. */
  get isOver(): boolean {
    const last = this.opened - 1;
    return this.lefts[last] === 0 || this.handedIn[last] === true;
  }

  get stage(): SittingStage {
    if (this.isClosed || (this.opened === this.lengths.length && this.isOver)) return 'complete';
    if (this.opened === 0) return this.at < this.start ? 'before' : 'ready';
    return this.isOver ? this.between : 'paper';
  }

  private get between(): SittingStage {
    const last = this.opened - 1;
    return this.lefts[last] === 0 && this.breaks[last] === 0 ? 'next' : 'break';
  }

  /** All that there is to say at this second. */
  get told(): Told {
    const { stage, isClosed, isPaused, restLeft: rest } = this;
    if (isClosed) return { stage };
    const ends: Partial<Record<SittingStage, number>> = {
      ready: Math.min(this.lengths[0] ?? 0, this.closeLeft),
      paper: this.left,
      break: this.left + (this.breaks[this.opened - 1] ?? 0),
    };
    const closes = this.closeLeft + Math.max(0, this.start - this.at);
    return { stage, closes, isPaused, rest, ends: ends[stage] ?? 0 };
  }

  /** Of the paper that is sat. */
  private get left(): number {
    return Math.min(this.lefts[this.opened - 1] ?? 0, this.closeLeft);
  }

  /** The next paper, by what is arranged then: what the clock has ended before is written down first. */
  open(arrangements = this.arrangements): void {
    this.notice();
    const before = this.claimed();
    this.arrangements = arrangements;
    this.closeLeft += this.claimed() - before;
    for (const [index, seconds] of this.arranged().entries()) {
      if (index < this.opened) continue;
      this.lengths[index] = seconds + (this.added[index] ?? 0);
      this.lefts[index] = this.lengths[index] ?? 0;
    }
    this.sitting.papers.push({ openedAt: this.now, ended: null });
    this.restLeft = arrangements.restMinutes * 60;
    this.isClosed ||= this.closeLeft <= 0;
  }

  handIn(): void {
    this.handedIn[this.opened - 1] = true;
    this.record('child');
  }

  takeAway(): void {
    this.lefts[this.opened - 1] = 0;
    this.record('staff');
    if (!this.isResting) return;
    this.endRest();
    this.hasRestRunOut = true;
  }

  extend(paper: number, seconds: number): void {
    this.room.extensions.push({ at: this.now, paper, seconds });
    const index = paper - 1;
    const isOver = index < this.opened && (this.lefts[index] === 0 || this.handedIn[index] === true);
    if (this.isClosed || isOver) return;
    for (const numbers of [this.lefts, this.lengths, this.added]) change(numbers, index, seconds);
    this.closeLeft += seconds;
  }

  pauseOrResume(): void {
    if (this.isRoomPaused) close(this.room.pauses, this.now);
    else this.room.pauses.push({ from: this.now, until: null });
    this.isRoomPaused = !this.isRoomPaused;
  }

  beginRest(): void {
    close(this.sitting.rests, this.now);
    this.sitting.rests.push({ from: this.now, until: null });
    this.isResting = true;
  }

  endRest(): void {
    close(this.sitting.rests, this.now);
    this.isResting = false;
  }

  closeRoom(): void {
    this.room.closedAt = this.now;
    this.isClosed = true;
  }

  /** Somebody notices that a paper is over and writes it down, however late. */
  notice(): void {
    const paper = this.sitting.papers.at(-1);
    if (paper && !paper.ended && this.lefts[this.opened - 1] === 0)
      this.sitting.papers[this.opened - 1] = { openedAt: paper.openedAt, ended: { at: this.overSince, by: 'time' } };
  }

  private overSince = '';

  private record(by: 'child' | 'staff'): void {
    const paper = this.sitting.papers.at(-1);
    if (paper) this.sitting.papers[this.opened - 1] = { openedAt: paper.openedAt, ended: { at: this.now, by } };
  }

  tick(): void {
    if (this.isResting && !this.isRoomPaused) this.restLeft -= 1;
    if (!this.isPaused) this.run();
    this.at += 1;
    if (this.isResting && this.restLeft === 0) {
      this.isResting = false;
      this.hasRestRunOut = true;
    }
    if (this.closeLeft === 0) this.isClosed = true;
    if (this.ranOut) this.overSince = this.now;
    this.ranOut = false;
  }

  private ranOut = false;

  private run(): void {
    const last = this.opened - 1;
    if (this.at >= this.start) this.closeLeft -= 1;
    if (last < 0) return;
    if (!this.isOver) change(this.used, last, 1);
    if (this.lefts[last] === 0) {
      this.breaks[last] = Math.max(0, (this.breaks[last] ?? 0) - 1);
      return;
    }
    change(this.lefts, last, -1);
    this.ranOut = this.lefts[last] === 0;
  }
}

function change(numbers: number[], index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function close(spans: Span[], now: string): void {
  const last = spans.at(-1);
  if (last?.until === null) spans[spans.length - 1] = { from: last.from, until: now };
}
