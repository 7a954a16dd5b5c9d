import { createCipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Paper } from 'schemas/mock-exams/paper';
import { byPutAway } from 'schemas/mock-exams/sittings/heard-of-staff.rules';
import { noSitting, sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { quietRoom, type RoomClock } from 'schemas/mock-exams/sittings/time-facts';
import { trackerStageOf } from 'schemas/mock-exams/sittings/tracker';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';

const MINUTE = 60_000;
export const iso = (ms: number) => new Date(ms).toISOString();

/** One session of one child, by the same clock and the same fold as the real one. Its time is what the test says it is. */
export class SatExam {
  /** The server's clock is so far ahead of the device's. */
  ahead = 0;
  room: RoomClock = quietRoom;
  messages: { messageId: string; text: string; sentAt: string }[] = [];
  restMinutes = 0;
  largerText = false;
  /** There is no session that the child could be in. */
  hasNone = false;
  sitting: Sitting | null = null;
  private readonly startedAt = Date.now();
  /** In seconds from when this was made. */
  startsIn: number;
  protected readonly sessionId: string;
  private readonly key = randomBytes(32).toString('base64');

  constructor(
    private readonly learnerId: string,
    readonly papers: readonly Paper[],
    { startsIn = 0, sessionId = 'session-1' } = {},
  ) {
    this.startsIn = startsIn;
    this.sessionId = sessionId;
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  get times(): SittingTimes {
    return timesOf(this.facts, iso(this.now));
  }

  /** Moves the clock of all: so many seconds pass, the device sleeping meanwhile. */
  pass(seconds: number): void {
    this.ahead += seconds * 1_000;
  }

  happens(event: SittingEvent): void {
    this.sitting = sittingAfter(this.sitting ?? noSitting, event);
  }

  /** As somebody did it elsewhere. */
  beganOn(deviceId: string): void {
    this.happens({
      type: 'MockSittingBegun',
      data: { ...this.whose, familyId: 'f', papers: this.pinned, deviceId, begunAt: iso(this.now) },
    });
    this.open();
  }

  protected get whose() {
    return { sessionId: this.sessionId, learnerId: this.learnerId };
  }

  private get pinned() {
    return this.papers.map(({ paperId, name, minutes }, n) => ({
      paperId,
      name,
      minutes,
      paperHash: String(n + 1).repeat(64),
    }));
  }

  private get facts() {
    const startsAt = this.startedAt + this.startsIn * 1_000;
    const sitting = this.sitting ?? noSitting;
    const arrangements = { ...sitting.arrangements, restMinutes: this.restMinutes };
    return {
      session: {
        startsAt: iso(startsAt),
        closesAt: iso(startsAt + 125 * MINUTE),
        breakSeconds: 600,
        papers: this.papers,
      },
      room: this.room,
      arrangements,
      sitting: sitting.clock,
    };
  }

  protected open(): void {
    const { length } = this.sitting?.clock.papers ?? [];
    const { paperId, paperHash } = this.pinned[length] ?? { paperId: '', paperHash: '' };
    const data = {
      ...this.whose,
      paper: length + 1,
      paperId,
      paperHash,
      openedAt: iso(this.now),
      arrangements: { restMinutes: this.restMinutes, largerText: this.largerText },
      dueAt: iso(this.now),
    };
    this.happens({ type: 'MockPaperOpened', data });
  }

  /** What the clock has ended is written down first, as the real one does. */
  private settle(): void {
    const opened = this.sitting?.clock.papers.length ?? 0;
    const ended = this.times.papers[opened - 1]?.endedAt;
    if (this.sitting && ended && this.sitting.clock.papers[opened - 1]?.ended === null)
      this.happens({ type: 'MockPaperEnded', data: { ...this.whose, paper: opened, endedAt: ended, by: 'time' } });
  }

  protected tracked() {
    this.settle();
    const serverNow = iso(this.now);
    if (this.hasNone) return { serverNow };
    const { stage, pausedSince } = this.times;
    const tracker = {
      mockExamSessionTrackerCompositeId: { mockExamSessionId: this.sessionId, mockExamUserId: this.learnerId },
      currentMockExamStage: trackerStageOf[stage],
      currentBackEndTime: '10:00:00',
      mockExamsCompleted: 0,
      mockExamsLeft: 2,
      mockExamType: 'CEM' as const,
      papers: this.pinned,
      papersFrom: iso(this.startedAt - MINUTE),
      ...this.roomTold,
      messagesRead: this.said.messagesRead,
      facts: this.facts,
      largerText: this.largerText,
      sitting: this.sitting,
    };
    return {
      serverNow,
      tracker: stage === 'paper' && pausedSince === null ? { ...tracker, paperKey: this.key } : tracker,
    };
  }

  /** Each that began, each that ended, each extension and message is one. */
  protected get roomTold() {
    const { room, messages: said } = this;
    const { messages } = this.said;
    const ended = room.pauses.filter(({ until }) => until !== null).length;
    const closed = room.closedAt === null ? 0 : 1;
    const roomThrough = room.pauses.length + ended + room.extensions.length + said.length + closed;
    return { roomThrough, room, messages };
  }

  private get said() {
    return byPutAway(this.messages, (this.sitting ?? noSitting).ofStaff);
  }

  protected verdictFrom(deviceId: string): 'kept' | 'elsewhere' | 'later' | 'late' {
    if (this.times.stage !== 'paper') return 'late';
    if (deviceId !== this.sitting?.deviceId) return 'elsewhere';
    return this.times.pausedSince === null ? 'kept' : 'later';
  }

  protected rest(type: 'MockRestBegun' | 'MockRestEnded') {
    const { paper } = this.times;
    const at = iso(this.now);
    if (type === 'MockRestBegun') this.happens({ type, data: { ...this.whose, paper, begunAt: at } });
    else this.happens({ type, data: { ...this.whose, paper, endedAt: at } });
    return this.tracked();
  }

  protected sealed(paperHash: string): string {
    const paper = this.papers[Number(paperHash.charAt(0)) - 1];
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(this.key, 'base64'), nonce, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(`${this.sessionId}/${paperHash}`));
    const body = [cipher.update(gzipSync(JSON.stringify({ paper, pictures: [] }))), cipher.final()];
    return Buffer.concat([nonce, ...body, cipher.getAuthTag()]).toString('base64');
  }
}
