import { createCipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Paper } from 'schemas/mock-exams/paper';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { noSitting, sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { quietRoom, type RoomClock } from 'schemas/mock-exams/sittings/time-facts';
import { trackerStageOf } from 'schemas/mock-exams/sittings/tracker';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { eventOf } from '../../src/pages/mock-exams/sittings/shelf/kept-act';
import { FakeServer, refused, type Said } from '../fake-server';

const MINUTE = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Stands in for the mock exams' side of the services: one session of one child, by the same clock and the same fold. Its time is
 * what the test says it is.
 */
export class ExamServer {
  readonly web = new FakeServer();
  /** The server's clock is so far ahead of the device's. */
  ahead = 0;
  room: RoomClock = quietRoom;
  messages: { messageId: string; text: string; sentAt: string }[] = [];
  /** What a device told of staff, beat by beat. */
  readonly toldOfStaff: { heard: unknown; putAway: unknown }[] = [];
  restMinutes = 0;
  largerText = false;
  /** There is no session that the child could be in. */
  hasNone = false;
  /** The session that a call finds which names none of those that there are; undefined: none. */
  finds: ExamServer | undefined = this;
  /** What no call gets through; undefined: all do. */
  fails: (() => Said) | undefined;
  sitting: Sitting | null = null;
  private readonly startedAt = Date.now();
  /** In seconds from when this was made. */
  startsIn: number;
  private readonly sessionId: string;
  private readonly key = randomBytes(32).toString('base64');

  constructor(
    private readonly learnerId: string,
    readonly papers: readonly Paper[],
    { startsIn = 0, sessionId = 'session-1' } = {},
  ) {
    this.startsIn = startsIn;
    this.sessionId = sessionId;
    this.answerCalls();
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

  private get whose() {
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

  private open(): void {
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

  private tracked() {
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
      facts: this.facts,
      largerText: this.largerText,
      sitting: this.sitting,
    };
    return {
      serverNow,
      tracker: stage === 'paper' && pausedSince === null ? { ...tracker, paperKey: this.key } : tracker,
    };
  }

  private found(sessionId: string | undefined) {
    const session = sessionId === this.sessionId ? this : this.finds;
    return session?.tracked() ?? { serverNow: iso(this.now) };
  }

  private answerCalls(): void {
    const { web } = this;
    const through = <T>(answer: () => T): T | Said => this.fails?.() ?? answer();
    web
      .on(calls.getTrackerForMockExamSession)
      .answers(({ mockExamSessionId }) => through(() => this.found(mockExamSessionId)));
    web.on(calls.createMockExamSessionTracker).answers(({ deviceId = 'browser' }) =>
      through(() => {
        if (this.times.stage === 'before')
          return refused(409, 'MockExamNotBegun', 'Your exam session has not started.');
        if (this.sitting === null) this.beganOn(deviceId);
        return this.tracked();
      }),
    );
    web
      .on(calls.getSealedMockExamPaper)
      .answers(({ paperHash }) => through(() => ({ sealed: this.sealed(paperHash) })));
    web.on(calls.keepMockExamAnswers).answers(({ acts, paper, deviceId, tab, roomThrough }) =>
      through(() => {
        const verdict = this.verdictFrom(deviceId);
        const from = { ...this.whose, paper, deviceId, tab };
        if (verdict === 'kept')
          for (const act of acts) this.happens(eventOf({ ...from, act }, this.sitting ?? noSitting));
        const reply = { serverNow: iso(this.now), verdicts: acts.map(({ seq }) => ({ seq, verdict })) };
        const { roomTold: news } = this;
        return news.roomThrough === roomThrough ? reply : { ...reply, news };
      }),
    );
    web.on(calls.endMockExam).answers(({ isDone }) => through(() => this.ended(isDone === true)));
    web.on(calls.startBreakSession).answers(() => through(() => this.tracked()));
    web.on(calls.endBreakSession).answers(() =>
      through(() => {
        if (this.times.stage === 'next') this.open();
        return this.times.stage === 'paper'
          ? this.tracked()
          : refused(409, 'MockBreakNotOver', 'The break is not over yet.');
      }),
    );
    web.on(calls.endMockExamSession).answers(() => through(() => this.tracked()));
    web.on(calls.beatMockExam).answers(({ deviceId, heard, putAway }) =>
      through(() => {
        if (heard ?? putAway) this.toldOfStaff.push({ heard, putAway });
        return {
          serverNow: iso(this.now),
          isActive: this.sitting === null || deviceId === this.sitting.deviceId,
          ...this.roomTold,
        };
      }),
    );
    web.on(calls.takeOverMockExam).answers(({ deviceId }) =>
      through(() => {
        const insteadOf = this.sitting?.deviceId ?? '';
        this.happens({
          type: 'MockDeviceTakenOver',
          data: { ...this.whose, deviceId, insteadOf, takenOverAt: iso(this.now) },
        });
        return this.tracked();
      }),
    );
    web.on(calls.beginMockExamRest).answers(() => through(() => this.rest('MockRestBegun')));
    web.on(calls.endMockExamRest).answers(() => through(() => this.rest('MockRestEnded')));
  }

  /** Each that began, each that ended, each extension and message is one. */
  private get roomTold() {
    const { room, messages } = this;
    const ended = room.pauses.filter(({ until }) => until !== null).length;
    const closed = room.closedAt === null ? 0 : 1;
    const roomThrough = room.pauses.length + ended + room.extensions.length + messages.length + closed;
    return { roomThrough, room, messages };
  }

  private verdictFrom(deviceId: string): 'kept' | 'elsewhere' | 'later' | 'late' {
    if (this.times.stage !== 'paper') return 'late';
    if (deviceId !== this.sitting?.deviceId) return 'elsewhere';
    return this.times.pausedSince === null ? 'kept' : 'later';
  }

  private ended(isDone: boolean) {
    const { stage, paper } = this.times;
    if (stage === 'paper' && !isDone)
      return refused(409, 'MockPaperNotOver', 'There is still time left in this paper.');
    if (stage === 'paper')
      this.happens({ type: 'MockPaperEnded', data: { ...this.whose, paper, endedAt: iso(this.now), by: 'child' } });
    return this.tracked();
  }

  private rest(type: 'MockRestBegun' | 'MockRestEnded') {
    const { paper } = this.times;
    const at = iso(this.now);
    if (type === 'MockRestBegun') this.happens({ type, data: { ...this.whose, paper, begunAt: at } });
    else this.happens({ type, data: { ...this.whose, paper, endedAt: at } });
    return this.tracked();
  }

  private sealed(paperHash: string): string {
    const paper = this.papers[Number(paperHash.charAt(0)) - 1];
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(this.key, 'base64'), nonce, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(`${this.sessionId}/${paperHash}`));
    const body = [cipher.update(gzipSync(JSON.stringify({ paper, pictures: [] }))), cipher.final()];
    return Buffer.concat([nonce, ...body, cipher.getAuthTag()]).toString('base64');
  }
}
