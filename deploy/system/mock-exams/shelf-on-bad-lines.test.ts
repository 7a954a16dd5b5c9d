import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import * as calls from 'schemas/mock-exams/sittings/sitting.contract';
import { noSitting, sittingAfter } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { dice } from 'schemas/rights/testing/random-grants';
import { examHall, type ExamHall } from '../../../command-service/src/mock-exams/sittings/testing/hall';
import { Problem } from '../../../frontend/src/client/problem';
import { ActSender, type Verdict } from '../../../frontend/src/pages/mock-exams/sittings/shelf/act-sender';
import { heldExamShelf } from '../../../frontend/src/pages/mock-exams/sittings/shelf/act-shelf';
import type { KeptAct } from '../../../frontend/src/pages/mock-exams/sittings/shelf/kept-act';

/** `lost`: what is sent arrives, and the reply does not. */
type Line = 'up' | 'offline' | 'faults' | 'lost';
type Kind = 'chosen' | 'submitted';

type Child = Awaited<ReturnType<ExamHall['child']>>;
type Call = Awaited<ReturnType<Child['signedIn']>>;

const TOKEN_SECONDS = 300;
const [TIME_UP, GRACE_OVER] = [3_000, 3_120];
const offline = () => new Problem({ kind: 'offline', code: 'Offline', title: 'offline' });
const fault = () => new Problem({ kind: 'unavailable', code: 'Fault', title: 'fault', status: 500 });

let hall: ExamHall;
let sessions = 0;
beforeAll(async () => {
  hall = await examHall();
  // The shelf sends when it is told to: by itself it would do so whenever the machine has time.
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterAll(async () => {
  jest.useRealTimers();
  await hall.house.close();
});

/** A child in front of a browser: the shelf of the product, the server of the product, and a line between them that fails. */
class Browser {
  line: Line = 'up';
  second = 0;
  readonly told: Verdict[] = [];
  private readonly shelf = heldExamShelf();
  private sender = this.page();
  private tab = 'page-0';
  private pages = 0;
  private seq = 0;
  private known: { readonly at: number; readonly call: Call } | undefined;

  private constructor(
    private readonly sessionId: string,
    private readonly child: Child,
  ) {}

  static async begin(): Promise<Browser> {
    sessions += 1;
    const sessionId = `session-${sessions}`;
    await hall.session(sessionId);
    const browser = new Browser(sessionId, await hall.child(`child-${sessions}`, sessionId));
    await browser.child.call(0, calls.createMockExamSessionTracker, { deviceId: 'desk' });
    return browser;
  }

  async answer(index: number, option: string, kind: Kind = 'chosen'): Promise<void> {
    this.seq += 1;
    const act = { kind, questionId: questions()[index] ?? '', option, seq: this.seq, at: hall.at(this.second) };
    const { learnerId } = this.child;
    await this.sender.keep({ learnerId, sessionId: this.sessionId, paper: 1, deviceId: 'desk', tab: this.tab, act });
  }

  /** The page goes, and comes again: what it had not sent is on the device. */
  async reload(): Promise<void> {
    this.sender.stop();
    this.pages += 1;
    this.tab = `page-${this.pages}`;
    this.seq = 0;
    this.sender = this.page();
    await this.sender.takeUp(this.child.learnerId, this.sessionId);
  }

  send = (): Promise<void> => this.sender.sendNow();
  waiting = (): number => this.sender.status().waiting.length;
  stop = (): void => this.sender.stop();

  events = () => hall.eventsOf(this.sessionId, this.child.learnerId) as unknown as readonly SittingEvent[];

  /** What counts, and what is kept apart. */
  questions() {
    return this.events().reduce(sittingAfter, noSitting).questions;
  }

  /** Signed in anew where the token is about to be too old. */
  private async signedIn(): Promise<Call> {
    hall.house.clock.set(hall.at(this.second));
    if (this.known === undefined || this.second - this.known.at > TOKEN_SECONDS)
      this.known = { at: this.second, call: await this.child.signedIn(this.second) };
    return this.known.call;
  }

  private page(): ActSender {
    return new ActSender({
      shelf: () => Promise.resolve(this.shelf),
      now: () => this.second * 1_000,
      changed: () => undefined,
      shelved: () => undefined,
      passedOver: () => undefined,
      acknowledged: (acts, verdict) => void this.told.push(...acts.map(() => verdict)),
      send: (acts) => this.sent(acts),
    });
  }

  private async sent(acts: readonly KeptAct[]): Promise<ReadonlyMap<number, Verdict>> {
    if (this.line === 'offline') throw offline();
    const call = await this.signedIn();
    if (this.line === 'faults')
      hall.house.store.before = () => {
        throw new Error('a fault');
      };
    const { paper, deviceId, tab } = acts[0] ?? { paper: 1, deviceId: 'desk', tab: this.tab };
    const request = { mockExamSessionId: this.sessionId, paper, deviceId, tab, acts: acts.map(({ act }) => act) };
    const { status, body } = await call(calls.keepMockExamAnswers, request);
    hall.house.store.before = () => undefined;
    if (status !== 200) throw fault();
    if (this.line === 'lost') throw offline();
    const { verdicts } = body as { verdicts: { seq: number; verdict: Verdict }[] };
    return new Map(verdicts.map(({ seq, verdict }) => [seq, verdict]));
  }
}

const questions = () => hall.exams[0]?.questionIds ?? [];

describe('what a child does while the line is away', () => {
  it('is stored once, in order and with its pauses, after a reload, faults of the server and replies that were lost', async () => {
    const browser = await Browser.begin();
    browser.line = 'offline';
    for (let n = 0; n < 8; n += 1) {
      browser.second = 60 + 20 * n;
      await browser.answer(n % 2, 'ABCD'[n % 4] ?? 'A', 'submitted');
      await browser.send();
      if (n === 4) await browser.reload();
    }
    expect([browser.waiting(), browser.told]).toEqual([8, []]);
    browser.second = 240;
    for (const line of ['faults', 'faults', 'lost', 'up'] as const) {
      browser.line = line;
      await browser.send();
    }
    expect([browser.waiting(), browser.told]).toEqual([0, Array(8).fill('kept')]);
    const stored = browser.events().flatMap(({ type, data }) => (type === 'MockAnswerSubmitted' ? [data] : []));
    expect(stored.map(({ option, at }) => [option, at])).toEqual(
      Array.from({ length: 8 }, (_, n) => ['ABCD'[n % 4], hall.at(60 + 20 * n)]),
    );
    browser.stop();
  });

  it('counts where it was done in time and comes in the grace, and is kept apart where it comes later', async () => {
    const [soon, late] = [await Browser.begin(), await Browser.begin()];
    for (const browser of [soon, late]) {
      browser.line = 'offline';
      browser.second = TIME_UP - 30;
      await browser.answer(0, 'C');
      browser.second = TIME_UP - 10;
      await browser.answer(1, 'D');
      await browser.send();
      browser.line = 'up';
    }
    soon.second = GRACE_OVER - 1;
    await soon.send();
    late.second = GRACE_OVER + 1;
    await late.send();
    expect([soon.told, late.told, soon.waiting(), late.waiting()]).toEqual([['kept', 'kept'], ['late', 'late'], 0, 0]);
    const [first = '', second = ''] = questions();
    expect([first, second].map((id) => soon.questions()[id]?.option)).toEqual(['C', 'D']);
    expect([first, second].map((id) => late.questions()[id]?.option ?? null)).toEqual([null, null]);
    expect([first, second].map((id) => late.questions()[id]?.late[0]?.option)).toEqual(['C', 'D']);
    // The clock stood still for neither.
    const ends = [soon, late].map((browser) => browser.events().find(({ type }) => type === 'MockPaperEnded')?.data);
    expect(ends).toMatchObject([{ endedAt: hall.at(TIME_UP) }, { endedAt: hall.at(TIME_UP) }]);
    for (const browser of [soon, late]) browser.stop();
  });

  it('ends as the child last left it, however the line and the page come and go', async () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const browser = await Browser.begin();
      const left = await wornOut(browser, dice(seed * 7_919));
      const known = browser.questions();
      const counted = [...left.keys()].map((id) => [id, known[id] && countedAnswer(known[id])?.option]);
      expect({ seed, waiting: browser.waiting(), counted }).toEqual({ seed, waiting: 0, counted: [...left] });
      browser.stop();
    }
  });
});

const lines: readonly Line[] = ['up', 'up', 'offline', 'faults', 'lost'];

/** Answers for a while on a bad line, and once on a good one; by question, what was chosen last. */
async function wornOut(browser: Browser, roll: (most: number) => number): Promise<ReadonlyMap<string, string>> {
  const left = new Map<string, string>();
  for (let n = 0; n < 30; n += 1) {
    browser.second += 5 + roll(20);
    browser.line = lines[roll(lines.length)] ?? 'up';
    const [index, option] = [roll(2), 'ABCDE'[roll(5)] ?? 'A'];
    await browser.answer(index, option, roll(3) === 0 ? 'submitted' : 'chosen');
    left.set(questions()[index] ?? '', option);
    if (roll(2) === 0) await browser.send();
    if (roll(8) === 0) await browser.reload();
  }
  browser.line = 'up';
  await browser.send();
  return left;
}
