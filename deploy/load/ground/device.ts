import { setTimeout as wait } from 'node:timers/promises';
import type { ReplyOf } from 'schemas/describe/contract';
import { listenToMockRoomBell } from 'schemas/mock-exams/sittings/room-bell.contract';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import type { Planned } from '../../system/mock-exams/seats';
import { Listener } from './listener';
import type { Post, Reply } from './post';
import type { Timings } from './timings';

interface Seat {
  readonly token: string;
  readonly session: Planned;
  /** Of the first paper. */
  readonly questions: readonly string[];
}

interface Line {
  readonly post: Post;
  readonly timings: Timings;
}

/** A try that failed is made once more, after as long as a browser waits first: a busy server is not asked at once again. */
const TRIES = 5;
const AGAIN_MS = 1_000;

/** What staff did in the room, as a device was told of it. */
export type RoomMoment = 'paused' | 'resumed';

/** What a child's browser does in a session, and what it was told of it. */
export class Device {
  private seq = 0;
  private readonly choices = new Map<string, string>();
  /** By question, what the server has said that it keeps. */
  readonly told = new Map<string, string>();
  /** By `performance.now()`. */
  private readonly heard = new Map<RoomMoment, number>();
  /** Through which of what staff did it knows; undefined before it was told anything. */
  private roomThrough: number | undefined;
  private bell: Listener<typeof listenToMockRoomBell> | undefined;
  /** For how long the clock stood still, in milliseconds. */
  pausedMs = 0;

  constructor(
    private readonly seat: Seat,
    private readonly line: Line,
  ) {}

  /** Comes to the waiting room, and fetches the sealed papers. */
  async wait(due: number): Promise<void> {
    const { sessionId: mockExamSessionId, set } = this.seat.session;
    await this.send('waiting', due, { path: calls.getTrackerForMockExamSession.path, body: { mockExamSessionId } });
    for (const { paperHash } of set.papers) {
      const body = { mockExamSessionId, paperHash };
      await this.send('sealed', performance.now(), { path: calls.getSealedMockExamPaper.path, body });
    }
  }

  /** Listens to the bell of the room, and asks when it rings; where it is not let in, heartbeats do without it. */
  async listen(url: string): Promise<void> {
    const { token, session } = this.seat;
    this.bell = new Listener(listenToMockRoomBell, ({ withinMs }) => void this.rung(withinMs));
    const request = { mockExamSessionId: session.sessionId };
    await this.bell.listen({ url, token, request }).catch(() => this.bell?.close());
  }

  /** When it was told of it first; undefined: never. */
  heardAt = (moment: RoomMoment): number | undefined => this.heard.get(moment);

  get hasLine(): boolean {
    return this.rings > 0 && this.bell?.isOver === false;
  }
  get rings(): number {
    return this.bell?.messages ?? 0;
  }
  get lineBytes(): number {
    return this.bell?.bytes ?? 0;
  }

  hangUp(): void {
    this.bell?.close();
  }

  async open(due: number): Promise<void> {
    const body = { mockExamSessionId: this.seat.session.sessionId, deviceId: 'desk' };
    await this.send('open', due, { path: calls.createMockExamSessionTracker.path, body });
  }

  /** Looks at the next question, chooses and hands in. */
  answer(due: number): Promise<void> {
    // Nobody answers what is hidden.
    if (this.heard.has('paused') && !this.heard.has('resumed')) return Promise.resolve();
    return this.keep('answer', due, new Date().toISOString());
  }

  async beat(due: number, kind = 'heartbeat'): Promise<void> {
    const { roomThrough } = this;
    const body = { mockExamSessionId: this.seat.session.sessionId, deviceId: 'desk', roomThrough };
    const { status, text } = await this.send(kind, due, { path: calls.beatMockExam.path, body });
    if (status !== 200) return;
    const told = JSON.parse(text) as ReplyOf<typeof calls.beatMockExam>;
    if (!told.room) return;
    const { room } = told;
    this.roomThrough = told.roomThrough;
    for (const { from, until } of room.pauses) {
      this.hears('paused');
      if (until === null) continue;
      this.hears('resumed');
      this.pausedMs = Date.parse(until) - Date.parse(from);
    }
  }

  private async rung(withinMs: number): Promise<void> {
    await wait(Math.random() * withinMs);
    await this.beat(performance.now(), 'heartbeat after a ring');
  }

  private hears(moment: RoomMoment): void {
    if (!this.heard.has(moment)) this.heard.set(moment, performance.now());
  }

  /** As the time is up: sends what was chosen last, and says that the paper is over. */
  async timeUp(due: number, at: string): Promise<void> {
    await this.keep('last answer', due, at);
    const body = {
      sessionId: this.seat.session.sessionId,
      mockExamPaperId: this.seat.session.set.papers[0]?.paperId ?? '',
    };
    await this.send('end', performance.now(), { path: calls.endMockExam.path, body });
  }

  private async keep(kind: string, due: number, at: string): Promise<void> {
    const { session, questions } = this.seat;
    const questionId = questions[Math.floor(this.seq / 3) % questions.length] ?? '';
    const option = 'AB'[this.seq % 2] ?? 'A';
    const acts = ['shown', 'chosen', 'submitted'].map((act) => {
      this.seq += 1;
      return { kind: act, questionId, seq: this.seq, at, ...(act !== 'shown' && { option }) };
    });
    this.choices.set(questionId, option);
    const body = { mockExamSessionId: session.sessionId, paper: 1, deviceId: 'desk', tab: 'tab', acts };
    const { status, text } = await this.send(kind, due, { path: calls.keepMockExamAnswers.path, body });
    if (status === 200 && areKept(text)) this.told.set(questionId, option);
  }

  private async send(
    kind: string,
    due: number,
    call: { readonly path: string; readonly body: unknown },
  ): Promise<Reply> {
    const { post, timings } = this.line;
    for (let tries = 1; ; tries += 1) {
      const reply = await timings.note(kind, due, post({ ...call, token: this.seat.token }));
      if ((reply.status !== 0 && reply.status < 500) || tries === TRIES) return reply;
      await wait(AGAIN_MS);
    }
  }
}

const areKept = (text: string): boolean => {
  const { verdicts } = JSON.parse(text) as { verdicts: readonly { readonly verdict: string }[] };
  return verdicts.every(({ verdict }) => verdict === 'kept');
};
