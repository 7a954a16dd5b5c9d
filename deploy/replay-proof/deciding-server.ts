import type { RequestOf } from 'schemas/describe/contract';
import type { Paper } from 'schemas/mock-exams/paper';
import {
  doneAfter,
  doneFor,
  emptyRoom,
  messagesFor,
  roomAfter,
  roomClockOf,
  saidAfter,
  type Done,
  type Said,
} from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import { byPutAway } from 'schemas/mock-exams/sittings/heard-of-staff.rules';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { noSitting, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { TimeFacts } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { trackerStageOf } from 'schemas/mock-exams/sittings/tracker';
import type { Recorded, Writer, Written } from 'schemas/mock-exams/timeline/standing.rules';
import { weigh, type Acts } from '../../command-service/src/mock-exams/sittings/acts.rules';
import { timesIn } from '../../command-service/src/mock-exams/sittings/settling.rules';
import {
  sitting as aggregate,
  type SittingCommand,
} from '../../command-service/src/mock-exams/sittings/sitting.decider';
import { SILENCE_SECONDS } from '../../command-service/src/mock-exams/sittings/stages.rules';

type WithoutMoment<C> = C extends unknown ? Omit<C, 'at'> : never;
type Wish = WithoutMoment<SittingCommand>;
type Body = Readonly<Record<string, unknown>>;
type Beat = RequestOf<typeof calls.beatMockExam>;

const iso = (ms: number) => new Date(ms).toISOString();
const child: Writer = { kind: 'child', name: null };
const ourClock: Writer = { kind: 'clock', name: null };
const staff: Writer = { kind: 'staff', name: 'Nadia Rahman' };
const own = { sessionId: 'march', learnerId: 'amara' };

interface Parts {
  readonly papers: readonly Paper[];
  /** Ms since 1970, by the server's own clock. */
  readonly now: () => number;
  readonly startsAt: number;
  readonly breakSeconds: number;
  readonly restMinutes: number;
}

/** The mock exams' side of the services for one child in one session: the product's own decider over a log in memory. */
export class DecidingServer {
  readonly log: Written<SittingEvent>[] = [];
  readonly roomLog: Written<SessionRoomEvent>[] = [];
  private state: Sitting = noSitting;
  private room = emptyRoom;
  private said: Said = [];
  private done: Done = [];
  private heardAt: string | null = null;
  private written = 0;

  constructor(private readonly parts: Parts) {}

  get recorded(): Recorded {
    return { session: this.session, events: this.log, room: this.roomLog };
  }

  /** As staff do it. */
  inRoom(event: SessionRoomEvent): void {
    this.roomLog.push(this.noted(event, staff));
    this.room = roomAfter(this.room, event);
    this.said = saidAfter(this.said, event);
    this.done = doneAfter(this.done, event);
  }

  /** What a call answers; undefined for one that it does not know. */
  answer(path: string, body: Body): { readonly status: number; readonly body: unknown } {
    const call = this.replies[path];
    if (!call) return { status: 404, body: { code: 'NotFound', title: path, requestId: 'r' } };
    const refusal = call(body);
    const reply = typeof refusal === 'string' ? refused(refusal) : { status: 200, body: refusal };
    return reply;
  }

  private get session() {
    const { papers, startsAt, breakSeconds } = this.parts;
    const minutes = papers.reduce((sum, paper) => sum + paper.minutes, 15);
    return {
      startsAt: iso(startsAt),
      closesAt: iso(startsAt + (minutes * 60 + breakSeconds) * 1_000),
      breakSeconds,
      papers: this.pinned,
    };
  }

  private get pinned() {
    return this.parts.papers.map(({ paperId, name, minutes }, n) => ({
      paperId,
      name,
      minutes,
      paperHash: String(n + 1).repeat(64),
    }));
  }

  private get arrangements() {
    return { restMinutes: this.parts.restMinutes, largerText: false };
  }

  private moment() {
    return { now: iso(this.parts.now()), session: this.session, room: roomClockOf(this.room, own.learnerId) };
  }

  private noted<E>(event: E, by: Writer): Written<E> {
    this.written += 1;
    return { position: String(this.written).padStart(20, '0'), savedAt: iso(this.parts.now()), by, event };
  }

  /** Undefined, or the code of a refusal. */
  private does(wish: Wish, by: Writer = child): string | undefined {
    const decision = aggregate.decide({ ...wish, at: this.moment() }, this.state);
    if (decision.kind === 'refused') return decision.code;
    for (const event of decision.events) {
      this.log.push(this.noted(event, by));
      this.state = aggregate.evolve(this.state, event);
      if ('dueAt' in event.data) this.looksAt(event.data.dueAt);
    }
    return undefined;
  }

  /** As the job does that was asked for. */
  private looksAt(at: string): void {
    setTimeout(() => this.does({ type: 'Settle', data: {} }, ourClock), Date.parse(at) - this.parts.now());
  }

  private tracked() {
    const { state } = this;
    const { now, session, room } = this.moment();
    const arrangements =
      state === noSitting
        ? { extraPercent: 0, extraMinutes: 0, restMinutes: this.parts.restMinutes }
        : state.arrangements;
    const facts: TimeFacts = { session, room, arrangements, sitting: state.clock };
    const { stage } = timesOf(facts, now);
    return {
      serverNow: now,
      position: '1',
      tracker: {
        mockExamSessionTrackerCompositeId: { mockExamSessionId: own.sessionId, mockExamUserId: own.learnerId },
        currentMockExamStage: trackerStageOf[stage],
        currentBackEndTime: '10:00:00',
        mockExamsCompleted: 0,
        mockExamsLeft: 2,
        papers: this.pinned,
        papersFrom: iso(this.parts.startsAt - 900_000),
        ...this.roomTold,
        messagesRead: byPutAway(this.messages, state.ofStaff).messagesRead,
        facts,
        sitting: state === noSitting ? null : state,
        ...(stage === 'paper' && { paperKey: 'key' }),
      },
    };
  }

  private get roomTold() {
    const { room } = this.moment();
    const { ofStaff } = this.state;
    const { messages } = byPutAway(this.messages, ofStaff);
    return { roomThrough: doneFor(this.done, own.learnerId).length, room, messages };
  }

  private get messages() {
    return messagesFor(this.said, own.learnerId);
  }

  private told(wish: Wish) {
    return this.does(wish) ?? this.tracked();
  }

  private readonly replies: Readonly<Record<string, (body: Body) => unknown>> = {
    [calls.getTrackerForMockExamSession.path]: () =>
      this.state === noSitting ? this.tracked() : this.told({ type: 'Look', data: {} }),
    [calls.createMockExamSessionTracker.path]: ({ deviceId }) =>
      this.told({
        type: 'BeginSitting',
        data: {
          ...own,
          familyId: 'f',
          papers: this.pinned,
          deviceId: String(deviceId),
          arrangements: this.arrangements,
        },
      }),
    [calls.getSealedMockExamPaper.path]: ({ paperHash }) => ({
      sealed: JSON.stringify({ paper: this.parts.papers[Number(String(paperHash).charAt(0)) - 1], pictures: [] }),
      position: '1',
    }),
    [calls.keepMockExamAnswers.path]: (body) => this.kept(body as unknown as Acts & { readonly roomThrough?: number }),
    [calls.endMockExam.path]: ({ mockExamPaperId, isDone }) => {
      const paper = this.pinned.findIndex(({ paperId }) => paperId === mockExamPaperId) + 1;
      return this.told({ type: 'EndPaper', data: { paper, early: isDone === true } });
    },
    [calls.startBreakSession.path]: () => this.told({ type: 'StartBreak', data: {} }),
    [calls.endBreakSession.path]: () => this.told({ type: 'EndBreak', data: { arrangements: this.arrangements } }),
    [calls.endMockExamSession.path]: () => this.told({ type: 'Look', data: {} }),
    [calls.beginMockExamRest.path]: () => this.told({ type: 'BeginRest', data: {} }),
    [calls.endMockExamRest.path]: () => this.told({ type: 'EndRest', data: {} }),
    [calls.takeOverMockExam.path]: ({ deviceId }) =>
      this.told({ type: 'TakeOver', data: { deviceId: String(deviceId) } }),
    [calls.beatMockExam.path]: (body) => this.beaten(body as unknown as Beat),
  };

  private kept({ paper, deviceId, tab, acts, roomThrough }: Acts & { readonly roomThrough?: number }) {
    const sections = this.parts.papers[paper - 1]?.sections ?? [];
    const asked = sections.flatMap(({ questions }) => questions);
    const questions = new Map(asked.map(({ questionId, options }) => [questionId, options.length] as const));
    const data = { paper, deviceId, tab, acts, questions };
    const refusal = this.does({ type: 'KeepActs', data });
    if (refusal !== undefined) return refusal;
    const at = this.moment();
    const { verdicts } = weigh(this.state, data, { times: timesIn(this.state, at), now: at.now });
    const news = this.roomTold;
    const reply = { serverNow: at.now, position: '1', verdicts };
    return news.roomThrough === roomThrough ? reply : { ...reply, news };
  }

  private beaten(beat: Beat) {
    const { now } = this.moment();
    this.hears(beat, now);
    const isActive = this.state === noSitting || beat.deviceId === this.state.deviceId;
    const room = this.roomTold;
    const news = isActive && room.roomThrough === beat.roomThrough ? {} : room;
    return { serverNow: now, position: '1', isActive, ...news };
  }

  private hears({ deviceId, heard = [], putAway = [] }: Beat, now: string): void {
    const last = this.heardAt;
    this.heardAt = now;
    const isAgain = last !== null && Date.parse(now) - Date.parse(last) > SILENCE_SECONDS * 1_000;
    const { messages } = this;
    const told = { deviceId, heard, putAway, done: doneFor(this.done, own.learnerId), messages };
    if (isAgain || heard.length + putAway.length > 0)
      this.does({ type: 'Hear', data: { lastHeardAt: isAgain ? last : null, told } });
  }
}

const refused = (code: string) => ({ status: 409, body: { code, title: code, requestId: 'r' } });
