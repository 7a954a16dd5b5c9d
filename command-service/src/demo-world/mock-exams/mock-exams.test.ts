import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { manualClock } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import type { Caller } from 'platform/http';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { allRoutes, commandDeps } from '../../app';
import { examKey } from '../../mock-exams/keys/exam-key.decider';
import { examSet } from '../../mock-exams/sets/exam-set.decider';
import type { DraftPaper, DraftQuestion, DraftSection } from '../../mock-exams/sets/rules/exam-set-state.rules';
import { findingsIn } from '../../mock-exams/sets/readiness/readiness';
import { sitting } from '../../mock-exams/sittings/sitting.decider';
import { callerOf, callsAt } from '../caller';
import { people } from '../people';
import { accountFinder, signUp } from '../sign-up';
import { cemSet, glSet } from './blueprints';
import { MockExams, mockExamSteps } from './mock-exams';
import { groups } from './sitters';
import { setIdOf } from './writing-sets';

const now = new Date('2026-11-25T18:00:20.000Z');

let house: CommandHouse;
let mockExams: MockExams;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  house = await commandHouse();
  const { ground } = house.wiring;
  const clock = manualClock('2026-09-20T16:00:00.000Z');
  const deps = commandDeps(ground, clock);
  const routes = allRoutes({ ...house.wiring, clock });
  const accountOf = accountFinder(ground, deps.hashed);
  for (const person of [...people, ...groups])
    callers.set(person.email, await signUp(person, callerOf(routes, deps), { ground, clock, accountOf }));
  mockExams = new MockExams({
    callAt: callsAt(routes, deps),
    log: house.log,
    kept: deps.kept,
    now,
    people,
    callerOf: (email) => callers.get(email) ?? nobody(email),
  });
  // Each is broken off once, and begun again.
  for (const step of mockExamSteps(now)) {
    await brokenOff(30, () => mockExams.play(step));
    await mockExams.play(step);
  }
  await brokenOff(2, () => mockExams.begin(now));
  await mockExams.begin(now);
});
afterAll(() => house.close());

function nobody(email: string): never {
  throw new Error(`${email} has not signed up`);
}

/** As by a kill: from its nth append on nothing is written any more. */
async function brokenOff(nth: number, work: () => Promise<unknown>): Promise<void> {
  let appends = 0;
  house.store.before = () => {
    appends += 1;
    if (appends >= nth) throw new Error('killed');
  };
  await work().catch(() => undefined);
  house.store.before = () => undefined;
}

const eventsOf = (type: string) => house.store.events.filter((event) => event.type === type);

it('is the same when it is filled once more', async () => {
  const before = house.store.events.length;
  for (const step of mockExamSteps(now)) await mockExams.play(step);
  await mockExams.begin(new Date(now.getTime() + 3_600_000));
  expect(house.store.events.length).toBe(before);
});

describe.each([glSet, cemSet])('the set $name', (blueprint) => {
  let papers: readonly DraftPaper[];
  beforeAll(async () => {
    ({ papers } = await stateOf(house.log, examSet, setIdOf(blueprint)));
  });
  const sections = (): DraftSection[] => papers.flatMap((paper) => [...paper.sections]);

  it('is published, and nothing is to be said of it', async () => {
    const set = await stateOf(house.log, examSet, setIdOf(blueprint));
    expect(set.published).toMatchObject({ setVersion: 1, type: blueprint.type });
    expect(findingsIn(set, 'set')).toEqual([]);
  });

  it('has two papers of fifty minutes, each question as its blueprint wants it', () => {
    expect(papers.map(({ minutes }) => minutes)).toEqual([50, 50]);
    const asked = blueprint.papers.flatMap((paper) => paper.sections).map((section) => section.questions);
    const drawn = sections().map(({ questions }) => questions);
    for (const [n, questions] of asked.entries())
      if (questions.length > 0) expect(drawn[n]?.map(kindOf)).toEqual(questions.map(([type, level]) => [type, level]));
      else expect(drawn[n]?.length).toBeGreaterThanOrEqual(8);
  });

  it('grows harder in each section, and has an example or a text at its head', () => {
    for (const { name, questions, passage, exampleText } of sections()) {
      const levels = questions.map(({ drawnFrom }) => drawnFrom?.level ?? 0);
      if (passage === '') expect([name, levels]).toEqual([name, levels.toSorted()]);
      if (name !== 'Number quiz') expect([name, passage + exampleText]).not.toEqual([name, '']);
    }
  });

  it('shows how in its examples, and solves none of its own questions there', () => {
    for (const { questions, examplePicture, exampleText } of sections()) {
      if (examplePicture === undefined) continue;
      expect(examplePicture.kind === 'drawn' && examplePicture.svg.length).toBeLessThan(20_000);
      for (const heard of ['A: ', 'E: ']) expect(examplePicture.alt).toContain(heard);
      const rule = exampleText.split('•').slice(2).join('•');
      expect(questions.filter(({ explanation }) => explanation.includes(rule.trim()))).toEqual([]);
    }
  });

  it('mixes where the real exams mix: no type comes twice in a row', () => {
    for (const { name, questions } of sections()) {
      const types = questions.map(({ drawnFrom }) => drawnFrom?.questionType);
      const isMixed = new Set(types).size > 1;
      const twins = types.filter((type, n) => isMixed && n > 0 && type === types[n - 1]);
      expect([name, twins]).toEqual([name, []]);
    }
  });

  it('has its answers at all letters alike', () => {
    for (const { sections: own } of papers) {
      const letters = own.flatMap(({ questions }) => questions.map(({ answer }) => answer));
      const counts = ['A', 'B', 'C', 'D', 'E'].map((letter) => letters.filter((one) => one === letter).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
      expect(letters.join('')).not.toMatch(/(.)\1\1/);
    }
  });
});

const kindOf = ({ drawnFrom }: DraftQuestion) => [drawnFrom?.questionType, drawnFrom?.level];

it('asks nothing twice, not in the other set either', async () => {
  const sets = await Promise.all([glSet, cemSet].map((blueprint) => stateOf(house.log, examSet, setIdOf(blueprint))));
  const questions = sets.flatMap(({ papers }) =>
    papers.flatMap((paper) => paper.sections.flatMap((one) => one.questions)),
  );
  const sights = questions.map(({ text, picture, options }) => JSON.stringify([text, picture, options]));
  expect(sights.length).toBeGreaterThan(270);
  expect(new Set(sights).size).toBe(sights.length);
});

describe('the session that is over', () => {
  const sittings = new Map<string, Sitting>();
  const right: number[] = [];
  beforeAll(async () => {
    const { published } = await stateOf(house.log, examSet, setIdOf(glSet));
    const keys = await Promise.all(
      (published?.papers ?? []).map(({ paperHash }) => stateOf(house.log, examKey, paperHash)),
    );
    const answers = new Map(
      keys.flatMap((known) => known.published.map(({ questionId, answer }) => [questionId, answer])),
    );
    const streams = new Set(house.store.events.map(({ stream }) => stream).filter((one) => one.startsWith('sitting-')));
    for (const stream of streams) {
      const state = await stateOf(house.log, sitting, stream.slice('sitting-'.length));
      sittings.set(state.learnerId ?? '', state);
      const counted = Object.entries(state.questions).map(
        ([id, one]) => countedAnswer(one)?.option === answers.get(id),
      );
      right.push(counted.filter(Boolean).length / answers.size);
    }
  });
  const stateFor = (email: string) => sittings.get(callers.get(email)?.learnerId ?? '');
  const all = () => [...sittings.values()];

  it('was booked by forty, and sat by all of them but one', () => {
    const [first] = eventsOf('ExamSessionScheduled');
    const booked = eventsOf('BookingMade').filter(({ data }) => data['sessionId'] === first?.data['sessionId']);
    expect(first?.data['startsAt']).toBe('2026-11-21T10:00:00.000Z');
    expect([booked.length, sittings.size]).toEqual([40, 39]);
    expect(all().filter(({ clock }) => clock.completedAt === null)).toEqual([]);
  });

  it('was sat with plausible success: some did well, some badly, most in between', () => {
    const sorted = right.toSorted((one, other) => one - other);
    expect(sorted[4]).toBeLessThan(0.5);
    expect(sorted[20]).toBeGreaterThan(0.45);
    expect(sorted[20]).toBeLessThan(0.75);
    expect(sorted.at(-3)).toBeGreaterThan(0.7);
    expect(stateFor('mei@fieldfare.example')).toBeDefined();
  });

  it('has whoever came late, left, fell silent or had more time', () => {
    const papersOf = ({ clock }: Sitting) => clock.papers.length;
    const begins = all().map(
      ({ clock }) => Date.parse(clock.papers[0]?.openedAt ?? '') - Date.parse('2026-11-21T10:00:00.000Z'),
    );
    expect(begins.filter((ms) => ms > 300_000)).toEqual([420_000]);
    expect(all().filter((one) => papersOf(one) === 1).length).toBe(1);
    expect(all().filter(({ silences }) => silences > 0).length).toBe(2);
    expect(stateFor('finn@fieldfare.example')?.arrangements).toMatchObject({ extraPercent: 25, restMinutes: 5 });
  });

  it('has answers that were changed, left out, marked, or taken as time was up', () => {
    const questions = all().flatMap((state) => Object.values(state.questions));
    const isTaken = (one: (typeof questions)[number]) => countedAnswer(one)?.takenAtTimeUp === true;
    expect(questions.filter(isTaken).length).toBeGreaterThan(5);
    expect(questions.filter(({ marked }) => marked).length).toBeGreaterThan(50);
    expect(questions.filter(({ option }) => option === null).length).toBeGreaterThan(5);
    expect(eventsOf('MockLateAnswerKept')).toEqual([]);
    // Each act is dated by itself.
    const instants = new Set(eventsOf('MockAnswerSubmitted').map(({ meta }) => meta.at));
    expect(instants.size).toBeGreaterThan(1_000);
  });
});

it('has one that begins five minutes later, with papers and three who sit it, and one next week', () => {
  const sessions = eventsOf('ExamSessionScheduled').map(({ data }) => data['startsAt']);
  expect(sessions).toEqual([
    '2026-11-21T10:00:00.000Z',
    '2026-12-05T10:00:00.000Z',
    '2026-12-19T10:00:00.000Z',
    '2026-11-25T18:06:00.000Z',
  ]);
  expect(eventsOf('ExamSessionSetAssigned').map(({ data }) => (data['set'] as { type: string }).type)).toEqual([
    'GL',
    'CEM',
  ]);
  const soon = eventsOf('ExamSessionScheduled').at(-1)?.data['sessionId'];
  expect(eventsOf('BookingMade').filter(({ data }) => data['sessionId'] === soon).length).toBe(3);
  expect(eventsOf('BookingMade').length).toBe(45);
});
