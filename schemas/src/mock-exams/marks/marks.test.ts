import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { dice } from '../../rights/testing/random-grants';
import { CohortSummary } from './cohort';
import { cohortOf } from './cohort.rules';
import type { MarkedPaper, SatFacts } from './facts';
import { markedSitting } from './marking.rules';
import { normalDeviate } from './normal.rules';
import { subjectPart, TOTAL } from './parts.rules';
import { figuresOf, standingIn, type PartStanding } from './standing.rules';
import { paperOf, randomSats, satWith } from './testing/random-cohort';
import { deviateOf, SlowMarks } from './testing/slow-marks';

const subjects = ['ENGLISH', 'VR', 'MATHS'] as const;
const papersWith = (voided: readonly number[] = []): readonly MarkedPaper[] => [
  paperOf(
    'a',
    [
      { subject: 'ENGLISH', questions: 9 },
      { subject: 'VR', questions: 7 },
    ],
    voided,
  ),
  paperOf(
    'b',
    [
      { subject: 'MATHS', questions: 10 },
      { subject: 'VR', questions: 5 },
    ],
    voided,
  ),
];
const papers = papersWith();

/** Every figure of every child, by the rule and by the pencil. */
function compared(sats: readonly SatFacts[], its: readonly MarkedPaper[] = papers) {
  const marked = sats.map((sat) => markedSitting(sat, its));
  const cohort = cohortOf(marked, its);
  const slow = new SlowMarks(sats, its);
  const scores = new Map<string, Map<SatFacts, number> | null>([
    [TOTAL, slow.totalScores(subjects)],
    ...subjects.map((subject) => [subjectPart(subject), slow.subjectScores(subject)] as const),
  ]);
  for (const [index, own] of marked.entries()) {
    const told = new Map(standingIn(cohort, own).parts.map((part) => [part.partId, part]));
    for (const [partId, subject] of asked) {
      const expected = pencilled(slow, sats[index], { subject, scores: scores.get(partId) });
      expect({ partId, ...shown(told.get(partId)) }).toEqual({ partId, ...expected });
    }
  }
  for (const [partId, subject] of asked) {
    const part = cohort.parts.find((one) => one.partId === partId);
    if (!part) throw new Error(`there is no part ${partId}`);
    expect(part.reliability).toEqual(near(slow.reliability(subject)));
    expect(figuresOf(part).sem).toEqual(near(slow.sem(subject)));
  }
  return cohort;
}

const asked: readonly (readonly [partId: string, subject: string | null])[] = [
  [TOTAL, null],
  ...subjects.map((subject) => [subjectPart(subject), subject] as const),
];
const near = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 3));

interface Which {
  readonly subject: string | null;
  readonly scores: ReadonlyMap<SatFacts, number> | null | undefined;
}

function pencilled(slow: SlowMarks, sat: SatFacts | undefined, { subject, scores }: Which) {
  const right = sat ? slow.raw(sat, subject) : null;
  if (!sat || right === null) return {};
  const score = scores?.get(sat);
  return {
    right,
    of: slow.of(subject),
    n: slow.raws(subject).length,
    rank: slow.rank(sat, subject),
    percentile: slow.percentile(sat, subject),
    median: slow.quantile(subject, 0.5),
    lowerQuartile: slow.quantile(subject, 0.25),
    upperQuartile: slow.quantile(subject, 0.75),
    third: slow.third(sat, subject),
    isIndicative: slow.raws(subject).length < 30,
    standard: score === undefined ? null : slow.told(sat, subject, score),
  };
}

function shown(part: PartStanding | undefined) {
  if (!part) return {};
  const { partId: _, whyNone: __, ...figures } = part;
  return figures;
}

describe('marks and their figures agree with the pencil', () => {
  it.each([0, 1, 2, 3, 29, 30, 31, 99, 100, 140])('where %i children sat', (n) => {
    const cohort = compared(randomSats(papers, n, dice(n + 1)));
    expect(Value.Check(CohortSummary, cohort)).toBe(true);
  });

  it('of fifty cohorts of any size, with any questions voided', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const roll = dice(seed);
      const voided = Array.from({ length: roll(5) }, () => 1 + roll(16));
      const its = papersWith(voided);
      compared(randomSats(its, roll(45), roll), its);
    }
  });

  it('where many share a place', () => {
    const rights = Array.from({ length: 36 }, (_, child) => satWith(`c${child}`, papers, [4 + (child % 3), 6]));
    compared(rights);
  });

  it('where all are equal, and no score is told', () => {
    const sats = Array.from({ length: 40 }, (_, child) => satWith(`c${child}`, papers, [8, 8]));
    const cohort = compared(sats);
    const [first] = sats.map((sat) => standingIn(cohort, markedSitting(sat, papers)));
    const total = first?.parts.find(({ partId }) => partId === TOTAL);
    expect(total).toMatchObject({ standard: null, whyNone: 'no spread', percentile: 50, rank: 1, third: 'middle' });
  });

  it('where every question was voided', () => {
    const its = papersWith(Array.from({ length: 16 }, (_, index) => index + 1));
    const cohort = compared(randomSats(its, 40, dice(3)), its);
    expect(cohort.parts.map(({ of }) => of)).toEqual(cohort.parts.map(() => 0));
  });

  it('where nobody answered anything', () => {
    const sats = randomSats(papers, 35, dice(8)).map((sat) => ({
      ...sat,
      papers: sat.papers.map(({ paperHash, wasOpened }) => ({ paperHash, wasOpened, answers: {}, seconds: {} })),
    }));
    const cohort = compared(sats);
    expect(cohort.papers[0]?.reached.every((count) => count === 0)).toBe(true);
    expect(cohort.papers[0]?.seconds.every((seconds) => seconds === null)).toBe(true);
  });

  it('where nobody came to the second paper: there is no total, and subjects of the first alone', () => {
    const sats = Array.from({ length: 33 }, (_, child) => satWith(`c${child}`, papers, [child % 16, null]));
    const cohort = compared(sats);
    const [first] = sats.map((sat) => standingIn(cohort, markedSitting(sat, papers)));
    expect(first?.parts.map(({ partId }) => partId)).toEqual([
      subjectPart('ENGLISH'),
      `paper:${papers[0]?.paperHash ?? ''}`,
      'section:a.s1',
      'section:a.s2',
    ]);
  });
});

describe('a cohort', () => {
  const sats = randomSats(papers, 120, dice(42));
  const marked = sats.map((sat) => markedSitting(sat, papers));

  it('is the same whatever order its children come in', () => {
    expect(cohortOf(marked.toReversed(), papers)).toEqual(cohortOf(marked, papers));
  });

  it('names nobody', () => {
    expect(JSON.stringify(cohortOf(marked, papers))).not.toMatch(/child-|march|april/);
  });

  it('is the same once it was written down and read again', () => {
    const cohort = cohortOf(marked, papers);
    const [own] = marked;
    const again = JSON.parse(JSON.stringify(cohort)) as typeof cohort;
    expect(own && standingIn(again, own)).toEqual(own && standingIn(cohort, own));
  });

  it('fits into 40 KiB, of three hundred questions and four hundred children', () => {
    const shapes = [1, 2, 3, 4, 5, 6].map(() => ({ subject: 'MATHS' as const, questions: 20 }));
    const many = ['c', 'd'].map((name) => paperOf(name, shapes)).concat(paperOf('e', shapes.slice(3)));
    const children = randomSats(many, 400, dice(7)).map((sat) => markedSitting(sat, many));
    expect(JSON.stringify(cohortOf(children, many)).length).toBeLessThan(40 * 1_024);
  });
});

describe('a mark', () => {
  it('is for the right letter alone; a blank is omitted, or after the last answer not reached', () => {
    const paper = paperOf('a', [{ subject: 'MATHS', questions: 6 }], [2]);
    const answers = { 'a.1': 'A', 'a.2': 'A', 'a.4': 'C' };
    const sat = { paperHash: paper.paperHash, wasOpened: true, answers, seconds: { 'a.1': 12 } };
    const marks = markedSitting({ sessionId: 's', learnerId: 'l', ageMonths: null, papers: [sat] }, [paper]);
    expect(marks.questions.map(({ outcome }) => outcome)).toEqual([
      'right',
      'voided',
      'omitted',
      'wrong',
      'not reached',
      'not reached',
    ]);
    expect(marks.parts[0]).toEqual({ partId: TOTAL, right: 1, of: 5 });
    expect(marks.questions[0]?.seconds).toBe(12);
  });

  it('of a topic is told of the paper that was sat, where the other was missed', () => {
    const marks = markedSitting(satWith('c', papers, [16, null]), papers);
    expect(marks.topics.find(({ partId }) => partId === 'topic:VR.ratio')).toMatchObject({ right: 5, of: 5 });
    expect(marks.topics.some(({ partId }) => partId.startsWith('topic:MATHS'))).toBe(false);
  });

  it('follows its key: corrected it moves, and taken back everything is as it was', () => {
    const sats = randomSats(papers, 60, dice(5));
    const rekeyed = papers.map((paper, index) => ({
      ...paper,
      keyVersion: 2,
      keys: paper.keys.map((key, place) => (index === 0 && place === 3 ? { ...key, answer: 'B' } : key)),
    }));
    const of = (its: readonly MarkedPaper[]) => {
      const marked = sats.map((sat) => markedSitting(sat, its));
      return marked.map((one) => standingIn(cohortOf(marked, its), one));
    };
    expect(of(rekeyed)).not.toEqual(of(papers));
    expect(of(rekeyed.map((paper, index) => ({ ...paper, keys: papers[index]?.keys ?? [] })))).toEqual(of(papers));
  });
});

it('knows the normal deviate to a millionth', () => {
  for (const share of [0.0005, 0.01, 0.024, 0.025, 0.3, 0.5, 0.77, 0.976, 0.999])
    expect(normalDeviate(share)).toBeCloseTo(deviateOf(share), 6);
});
