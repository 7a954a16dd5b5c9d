import { describe, expect, it } from '@jest/globals';
import { dice } from '../../rights/testing/random-grants';
import { lossKinds, type Evidence } from './evidence.rules';
import { lossOf, lossSteps, type LossFacts, type LossWish, type PaperFacts, type Times } from './losses.rules';
import { slowlyLost } from './testing/slow-losses';

const START = Date.parse('2027-03-28T00:30:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const times = (from: number, until: number): Times => ({ fromAt: at(from), untilAt: at(until) });
const evidence = (kind: Evidence['kind'], [from, until]: [number, number], paper: number | null = null): Evidence => ({
  kind,
  ...times(from, until),
  paper,
  positions: ['00000000000000000007'],
  count: 1,
});
const paper = (over: Partial<PaperFacts> = {}): PaperFacts => ({
  paper: 1,
  openedAt: at(0),
  cutOff: [],
  untilAt: at(3_000),
  isOver: false,
  endedBy: null,
  ...over,
});
const facts = (over: Partial<LossFacts> = {}): LossFacts => ({
  learnerId: 'amara',
  papers: [paper()],
  stood: [],
  worked: [],
  evidence: [],
  givenBack: [],
  byHand: [],
  setAgainst: [],
  ...over,
});
const wish = (over: Partial<LossWish> = {}): LossWish => ({
  ...times(600, 1_020),
  learnerIds: null,
  kinds: ['window', 'outage', 'save'],
  lessByHand: true,
  position: '00000000000000000042',
  ...over,
});
const whole = (over: Partial<LossWish> = {}) => wish({ ...times(-600, 9_000), kinds: ['silence'], ...over });
const first = (given: LossFacts, wanted: LossWish) => lossOf(given, wanted).papers[0];

describe('what a child lost', () => {
  it('is the marked time, where nothing speaks against it, and stands with where it was marked', () => {
    const loss = first(facts(), wish());
    expect(loss).toMatchObject({ paper: 1, lostSeconds: 420, seconds: 420, lost: [times(600, 1_020)] });
    expect(loss?.evidence).toMatchObject([{ kind: 'window', positions: ['00000000000000000042'], seconds: 420 }]);
  });

  it('is nothing for whom it does not concern, nor in a paper that was not open then', () => {
    expect(lossOf(facts(), wish({ learnerIds: ['ben'] })).papers).toEqual([]);
    expect(lossOf(facts({ papers: [paper({ untilAt: at(500) })] }), wish()).papers).toEqual([]);
    expect(lossOf(facts({ papers: [] }), wish()).papers).toEqual([]);
  });

  it('ends as the child hands in, and begins as the paper is opened', () => {
    const handedIn = paper({ untilAt: at(700), endedBy: 'child', isOver: true });
    expect(first(facts({ papers: [handedIn] }), wish())).toMatchObject({ lostSeconds: 100, seconds: 120 });
    const late = paper({ openedAt: at(900) });
    expect(first(facts({ papers: [late] }), wish())?.steps).toMatchObject({ claimed: 420, outside: 300 });
  });

  it('is rounded up to half minutes, and nothing stays nothing', () => {
    for (const [lost, seconds] of [
      [1, 30],
      [29, 30],
      [30, 30],
      [31, 60],
    ] as const)
      expect(first(facts(), wish(times(600, 600 + lost)))).toMatchObject({ lostSeconds: lost, seconds });
    expect(first(facts({ stood: [times(0, 3_000)] }), wish())).toMatchObject({ lostSeconds: 0, seconds: 0 });
  });

  it('counts once what several say', () => {
    const told = facts({ evidence: [evidence('outage', [900, 1_000]), evidence('save', [950, 1_010])] });
    const loss = first(told, wish());
    expect(loss).toMatchObject({ lostSeconds: 420, steps: { claimed: 580, twice: 160 } });
  });

  it('has no pause, no rest and nothing that was given back in it', () => {
    const stood = facts({ stood: [times(700, 800)], givenBack: [{ ...times(780, 850), paper: 1 }] });
    expect(first(stood, wish())).toMatchObject({ lostSeconds: 270, steps: { stood: 100, given: 50 } });
    const ofOther = facts({ givenBack: [{ ...times(600, 1_020), paper: 2 }] });
    expect(first(ofOther, wish())).toMatchObject({ lostSeconds: 420 });
  });

  it('has nothing in it in which the device shows work, but where staff say that nobody could', () => {
    const worked = [times(600, 660)];
    const silent = facts({ evidence: [evidence('silence', [610, 700])], worked });
    expect(first(silent, whole())).toMatchObject({ lostSeconds: 40, steps: { worked: 50 } });
    expect(first(facts({ worked }), wish())).toMatchObject({ lostSeconds: 420 });
  });

  it('shows what does not count beside what does, and counts it only when staff say so', () => {
    const silent = facts({ evidence: [evidence('silence', [700, 840])] });
    const not = first(silent, whole({ kinds: ['outage'] }));
    expect(not).toMatchObject({ lostSeconds: 0, evidence: [{ kind: 'silence', counts: false, seconds: 140 }] });
    expect(first(silent, whole())).toMatchObject({ lostSeconds: 140, seconds: 150 });
  });

  it('is by a late start only what the close cut off', () => {
    const lateness = evidence('late', [0, 1_200], 1);
    const inTime = paper({ openedAt: at(1_200), untilAt: at(4_200) });
    const free = first(facts({ papers: [inTime], evidence: [lateness] }), whole({ kinds: ['late'] }));
    expect(free).toMatchObject({ lostSeconds: 0, steps: { claimed: 1_200, outside: 1_200 } });
    const cut = paper({ openedAt: at(1_200), cutOff: [times(900, 1_200)], untilAt: at(3_900) });
    expect(first(facts({ papers: [cut], evidence: [lateness] }), whole({ kinds: ['late'] }))?.lostSeconds).toBe(300);
  });

  it('is less by what was given by hand since, once', () => {
    const byHand = [
      { paper: 1, at: at(500), seconds: 600 },
      { paper: 1, at: at(1_100), seconds: 120 },
      { paper: 2, at: at(1_100), seconds: 60 },
    ];
    expect(first(facts({ byHand }), wish())).toMatchObject({ lostSeconds: 420, lessSeconds: 120, seconds: 300 });
    expect(first(facts({ byHand }), wish({ lessByHand: false }))).toMatchObject({ lessSeconds: 0, seconds: 420 });
    const setAgainst = [{ paper: 1, seconds: 90 }];
    expect(first(facts({ byHand, setAgainst }), wish())).toMatchObject({ lessSeconds: 30, seconds: 390 });
  });
});

/** A morning as chance has it, in whole seconds. */
function drawn(roll: ReturnType<typeof dice>) {
  const some = <T>(most: number, one: () => T) => Array.from({ length: roll(most + 1) }, one);
  const stretch = (length = 600): Times => {
    const from = roll(7_000) - 300;
    return times(from, from + roll(length));
  };
  const papers = [0, 3_600].map((from, index) => {
    const opened = from + roll(900);
    const cut = roll(Math.max(1, opened - from));
    return paper({
      paper: index + 1,
      openedAt: at(opened),
      cutOff: roll(2) === 0 ? [] : [times(from + roll(cut + 1), opened), times(from - roll(300), from)],
      untilAt: at(opened + roll(3_000)),
    });
  });
  const given: LossFacts = facts({
    papers: papers.slice(0, 1 + roll(2)),
    stood: some(3, () => stretch()),
    worked: some(8, () => stretch(200)),
    evidence: some(8, () => {
      const kind = lossKinds[roll(lossKinds.length - 1) + 1] ?? 'late';
      const { fromAt, untilAt } = stretch();
      return { kind, fromAt, untilAt, paper: kind === 'late' ? roll(2) + 1 : null, positions: [], count: 1 };
    }),
    givenBack: some(3, () => ({ ...stretch(), paper: roll(2) + 1 })),
    byHand: some(3, () => ({ paper: roll(2) + 1, at: at(roll(7_000)), seconds: roll(600) })),
  });
  const wanted = wish({
    ...stretch(roll(2) === 0 ? 900 : 8_000),
    learnerIds: roll(10) === 0 ? ['ben'] : null,
    kinds: lossKinds.filter(() => roll(2) === 0),
    lessByHand: roll(2) === 0,
  });
  return { given, wanted };
}

it('is what asking each second by itself comes to, in five hundred mornings; and its steps add up', () => {
  const roll = dice(20_270_306);
  let losses = 0;
  for (let morning = 0; morning < 500; morning += 1) {
    const { given, wanted } = drawn(roll);
    const { papers } = lossOf(given, wanted);
    for (const number of [1, 2]) {
      const loss = papers.find((one) => one.paper === number);
      const lost = loss?.lostSeconds ?? 0;
      expect([morning, number, lost]).toEqual([morning, number, slowlyLost(given, wanted, number)]);
      if (!loss) continue;
      losses += lost > 0 ? 1 : 0;
      const { claimed, rounded, hand, ...less } = loss.steps;
      expect(claimed - Object.values(less).reduce((sum, one) => sum + one, 0)).toBe(lost);
      expect(lost - hand + rounded).toBe(loss.seconds);
      expect(loss.seconds % 30).toBe(0);
      expect(rounded).toBeLessThan(30);
      for (const step of lossSteps) expect(loss.steps[step]).toBeGreaterThanOrEqual(0);
    }
  }
  expect(losses).toBeGreaterThan(100);
});
