import { expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { dice } from 'schemas/rights/testing/random-grants';
import type { Act } from './act-events.rules';
import { weigh } from './acts.rules';
import { settle } from './settling.rules';
import { sitting } from './sitting.decider';
import { act, at, begin, GRACE_OVER, keep, now, questionsOf, TIME_UP } from './testing/exam';

type Roll = (most: number) => number;
const TABS = ['one', 'two'] as const;
type Tab = (typeof TABS)[number];

/** What a child did in a tab, and when by the server's time. */
interface Done {
  readonly act: Act;
  readonly at: number;
}

/** A room in which lines drop and answers are lost, and what must have become of each act: said without looking at the events. */
class Room {
  readonly events: SittingEvent[] = [];
  readonly shelves: Record<Tab, Done[]> = { one: [], two: [] };
  readonly seqs: Record<Tab, number> = { one: 0, two: 0 };
  /** By tab and number, what it must be told, whenever it is sent again. */
  private readonly told = new Map<string, string>();
  /** By tab and question, the last act that arrived. */
  private readonly newest = new Map<string, number>();
  readonly counts = new Map<string, string>();
  /** By tab and question, the last letter that came too late. */
  readonly lastLate = new Map<string, string>();

  constructor(private readonly roll: Roll) {
    this.take(begin());
  }

  private take(command: Parameters<typeof sitting.decide>[0]) {
    const decision = sitting.decide(command, fold(sitting, this.events));
    if (decision.kind === 'accepted') this.events.push(...decision.events);
  }

  answer(tab: Tab, second: number): void {
    const { roll, seqs, shelves } = this;
    seqs[tab] += 1;
    const option = 'ABCD'[roll(4)] ?? 'A';
    const kind = roll(2) === 0 ? 'chosen' : 'submitted';
    const made = act(kind, `q${1 + roll(4)}`, { option, seq: seqs[tab], at: at(second) });
    shelves[tab].push({ act: made, at: second });
  }

  /** Sends some of what is on a tab's shelf; now and then the answer is lost, and all of it is sent again later. */
  send(tab: Tab, second: number): void {
    const acts = this.shelves[tab].slice(0, 1 + this.roll(5));
    if (acts.length === 0) return;
    const command = keep(
      second,
      acts.map((done) => done.act),
      { tab },
    );
    this.take(command);
    for (const done of acts) this.arrived(tab, done, second);
    const { sitting: state, times } = settle(fold(sitting, this.events), now(second));
    const data = { paper: 1, deviceId: 'desk', tab, acts: acts.map((done) => done.act), questions: questionsOf(1) };
    const { verdicts, events } = weigh(state, data, { times, now: at(second) });
    expect(events).toEqual([]);
    expect(verdicts).toEqual(acts.map(({ act: { seq } }) => ({ seq, verdict: this.told.get(`${tab} ${seq}`) })));
    if (this.roll(3) > 0) this.shelves[tab].splice(0, acts.length);
  }

  private arrived(tab: Tab, { act: { questionId, seq, option = '' }, at: done }: Done, second: number): void {
    const name = `${tab} ${seq}`;
    const question = `${tab} ${questionId}`;
    if (this.told.has(name)) return;
    const inTime = isInTime(done, second);
    this.told.set(name, inTime ? 'kept' : 'late');
    if (!inTime) this.lastLate.set(question, option);
    if (!inTime || seq <= (this.newest.get(question) ?? 0)) return;
    this.newest.set(question, seq);
    this.counts.set(questionId, option);
  }
}

/** Both in seconds: when it was done, and when it came. */
const isInTime = (done: number, second: number) => second < TIME_UP || (done <= TIME_UP && second <= GRACE_OVER);

/** By tab and question. */
const lastLateIn = (questions: Sitting['questions']) =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([id, { late }]) => late.map(({ tab, option }) => [`${tab} ${id}`, option])),
  ) as object;

it('of two tabs on bad lines each act is told the same whenever it is sent; what counts is the last that came in time, and staff see the last that did not', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const roll = dice(seed * 104_729);
    const room = new Room(roll);
    const first = TIME_UP - 300;
    for (let second = first; second < GRACE_OVER + 60; second += 5 + roll(20)) {
      const tab = TABS[roll(2)] ?? 'one';
      // Whoever is offline goes on, and sends what there is when the line is back.
      if (second < TIME_UP + 10 && roll(3) > 0) room.answer(tab, second);
      if (roll(3) === 0) room.send(tab, second);
    }
    const { questions } = fold(sitting, room.events);
    const counted = Object.entries(questions).map(([id, question]) => [id, countedAnswer(question)?.option ?? null]);
    const known = Object.fromEntries(counted.filter(([, option]) => option !== null)) as object;
    expect({ seed, ...known }).toEqual({ seed, ...Object.fromEntries(room.counts) });
    expect({ seed, late: lastLateIn(questions) }).toEqual({ seed, late: Object.fromEntries(room.lastLate) });
  }
});
