import { describe, expect, it } from '@jest/globals';
import { dice } from '../../../rights/testing/random-grants';
import type { CohortSummary } from '../cohort';
import { cohortOf } from '../cohort.rules';
import { figureWords } from './explained-words.rules';
import { itemsOf } from '../items.rules';
import { explained, explainedFigures, type MadeOf } from './explained.rules';
import { markedSitting } from '../marking.rules';
import { partIn, partsOf, rowPart, subjectPart, topicsOf, TOTAL } from '../parts.rules';
import { figuresOf, standingIn } from '../standing.rules';
import { paperOf, randomSats } from '../testing/random-cohort';
import { reckoned } from '../testing/reckoned';

const papers = [
  paperOf(
    'a',
    [
      { subject: 'ENGLISH', questions: 12 },
      { subject: 'VR', questions: 9 },
    ],
    [2],
  ),
  paperOf('b', [{ subject: 'MATHS', questions: 14 }]),
];
const [topic] = topicsOf(papers);
const row = rowPart('section:a.s1', topic?.partId ?? '');
const wanted = explainedFigures.flatMap((figure) =>
  [TOTAL, subjectPart('VR'), 'section:a.s1', 'topic:MATHS.ratio', row, 'a.1', 'a.2', 'b.7'].map((id) => ({
    figure,
    of: id,
  })),
);

const worldOf = (n: number) => {
  const marked = randomSats(papers, n, dice(n)).map((sat) => markedSitting(sat, papers));
  return { marked, cohort: cohortOf(marked, papers) };
};

const stepsOf = (made: MadeOf) => wanted.flatMap((one) => explained(one, made) ?? []);

it.each([1, 2, 29, 30, 75, 120])('writes sums that come out, of %i children', (n) => {
  const { marked, cohort } = worldOf(n);
  const steps = marked
    .slice(0, 20)
    .flatMap((marks) => [...stepsOf({ cohort, papers, marks }), ...stepsOf({ cohort, papers, marks, marked })]);
  expect(steps.filter(({ says }) => /NaN|undefined|null|Infinity/.test(says))).toEqual([]);
  const sums = steps.flatMap(({ sum }) => sum ?? []);
  expect(sums.length).toBeGreaterThan(2);
  for (const sum of sums) {
    const [left = '', right = ''] = sum.split(' = ');
    expect([sum, reckoned(left)]).toEqual([sum, expect.closeTo(reckoned(right), 3)]);
  }
});

it.each([40, 120])('ends with the figure that is shown, of %i children', (n) => {
  const { marked, cohort } = worldOf(n);
  for (const marks of marked)
    for (const { partId, percentile, rank, right, standard, of } of standingIn(cohort, marks).parts) {
      const last = (figure: 'raw' | 'rank' | 'percentile' | 'score') =>
        explained({ figure, of: partId }, { cohort, papers, marks })?.at(-1);
      expect(last('percentile')?.says).toContain(`: ${String(percentile)}.`);
      expect(last('rank')?.sum).toMatch(new RegExp(`= ${rank}$`));
      expect(last('raw')?.says).toBe(`${right} of ${of}.`);
      if (standard) expect(last('score')?.says).toContain(`: ${standard.score}.`);
    }
});

it.each([40, 120])(
  'tells where the width of a range comes from, by the reliability that is shown, of %i children',
  (n) => {
    const { marked, cohort } = worldOf(n);
    const [marks] = marked.filter(({ opened }) => opened.length === papers.length);
    if (!marks) throw new Error('Nobody has sat both papers.');
    const scored = cohort.parts.flatMap(({ partId, n: sat, reliability, standard }) =>
      standard ? [{ partId, sat, sure: figureWords(Math.max(0, reliability ?? 0)), band: standard.band }] : [],
    );
    expect(scored.length).toBeGreaterThan(2);
    for (const { partId, sat, sure, band } of scored) {
      const steps = explained({ figure: 'score', of: partId }, { cohort, papers, marks }) ?? [];
      expect(steps.map(({ sum }) => sum ?? '')).toContainEqual(expect.stringContaining(`1 − ${sure} + 1 ÷ ${sat} = `));
      const width = steps.find(({ sum }) => sum?.startsWith('1.64 × 15 × '));
      expect(Math.round(Number(width?.sum?.split(' = ')[1]))).toBe(band);
      expect(width?.says).toContain(`that is ${band} either way`);
    }
  },
);

it.each([40, 120])(
  'tells how sure a mark is by the width that a report draws, nine times in ten, and by its error, of %i children',
  (n) => {
    const { cohort } = worldOf(n);
    const sure = cohort.parts.flatMap((part) => {
      const { sem } = figuresOf(part);
      return sem === null ? [] : [{ partId: part.partId, sem }];
    });
    expect(sure.length).toBeGreaterThan(2);
    for (const { partId, sem } of sure) {
      const [error, width] = (explained({ figure: 'reliability', of: partId }, { cohort, papers, marks: null }) ?? [])
        .slice(-2)
        .map(({ says }) => says);
      expect(error).toContain(`Two times in three a mark is sure to ${figureWords(sem)} either way`);
      expect(width).toContain(`Nine times in ten it is sure to ${Math.round(1.64 * sem)} either way`);
    }
  },
);

it('tells quartiles by how many children come before them', () => {
  const { cohort } = worldOf(40);
  const [, lower, median, upper, whole] =
    explained({ figure: 'quartiles', of: TOTAL }, { cohort, papers, marks: null }) ?? [];
  expect(lower?.says).toMatch(/the place that a quarter of the children come before: /);
  expect(median?.says).toMatch(/the place that half of the children come before: /);
  expect(upper?.says).toMatch(/the place that three quarters of the children come before: /);
  expect(whole?.says).toMatch(
    /^In whole marks: at least a quarter of the children have \d+ or fewer, and at least a quarter \d+ or more\.$/,
  );
});

it('tells of a percentile who is level, how ties count, and that nobody has 0 or 100', () => {
  const { marked, cohort } = worldOf(120);
  const place = (percentile: number) => {
    for (const marks of marked)
      if (standingIn(cohort, marks).parts.some((part) => part.partId === TOTAL && part.percentile === percentile))
        return explained({ figure: 'percentile', of: TOTAL }, { cohort, papers, marks })?.map(({ says }) => says) ?? [];
    throw new Error(`nobody has percentile ${percentile}`);
  };
  const [, who, ties, limits] = place(99);
  expect(who).toMatch(/^0 have more marks, 2 have \d+ \(this child among them\), \d+ have fewer\.$/);
  expect(ties).toContain('Each with as many counts as a half, this child too');
  expect(limits).toMatch(/from 1 to 99: 99\. So nobody has 100, not even with the most marks, and nobody 0\.$/);
  const places = marked.flatMap(
    (marks) => explained({ figure: 'percentile', of: TOTAL }, { cohort, papers, marks })?.[1]?.says ?? [],
  );
  expect(places).toContainEqual(expect.stringMatching(/, 1 has \d+ \(this child\), /));
});

it.each([2, 40])('explains means, spreads, averages and shares with the figure that is shown, of %i children', (n) => {
  const { marked, cohort } = worldOf(n);
  const made = { cohort, papers, marks: null, marked };
  const end = (figure: 'sat' | 'mean' | 'average' | 'share', of: string) =>
    Number(
      explained({ figure, of }, made)
        ?.findLast(({ sum }) => sum !== null)
        ?.sum?.split(' = ')[1],
    );
  for (const part of cohort.parts) {
    const { mean, sd } = figuresOf(part);
    expect(end('mean', part.partId)).toBeCloseTo(mean ?? NaN, 4);
    expect(end('sat', part.partId)).toBe(part.of);
    expect(explained({ figure: 'spread', of: part.partId }, made)?.at(-1)?.says).toContain(figureWords(sd ?? NaN));
  }
  for (const { partId, questionIds } of [...partsOf(papers), ...topicsOf(papers)]) {
    const items = itemsOf(marked, papers).filter((item) => questionIds.includes(item.questionId) && !item.isVoided);
    expect(end('average', partId)).toBeCloseTo(
      items.reduce((sum, { facility }) => sum + (facility ?? 0), 0),
      3,
    );
    const all = marked.flatMap((one) => one.questions).filter((one) => questionIds.includes(one.questionId));
    const counted = all.filter(({ outcome }) => outcome !== 'voided');
    const right = counted.filter(({ outcome }) => outcome === 'right').length;
    expect(end('share', partId)).toBeCloseTo((100 * right) / counted.length, 3);
  }
});

it('finds a topic as it is met in one section, and none that is not there', () => {
  const whole = partIn(papers, topic?.partId ?? '');
  const own = partIn(papers, row);
  expect(own?.questionIds.length).toBeGreaterThan(0);
  expect(own?.questionIds.every((id) => whole?.questionIds.includes(id))).toBe(true);
  expect([partIn(papers, 'section:a.s1 topic:none'), partIn(papers, `none ${topic?.partId ?? ''}`)]).toEqual([
    undefined,
    undefined,
  ]);
});

/** Whoever opened a paper of it has opened them all. */
const isSatWhole = (partId: string, { parts, papers: counted }: CohortSummary): boolean => {
  const ids = partsOf(papers).find((part) => part.partId === partId)?.questionIds ?? [];
  const n = parts.find((part) => part.partId === partId)?.n;
  return papers
    .filter(({ sections }) =>
      sections.some(({ questions }) => questions.some(({ questionId }) => ids.includes(questionId))),
    )
    .every(({ paperHash }) => counted.find((paper) => paper.paperHash === paperHash)?.n === n);
};

it.each([2, 29, 40, 120])('explains how sure marks are and what a question tells apart, of %i children', (n) => {
  const { marked, cohort } = worldOf(n);
  const made = { cohort, papers, marks: null, marked };
  const last = (steps: ReturnType<typeof explained>) =>
    steps?.findLast(({ sum }) => sum !== null)?.sum?.split(' = ')[1];
  const numbered = (figure: number) => figureWords(figure);
  for (const { partId, reliability } of cohort.parts) {
    const steps = explained({ figure: 'reliability', of: partId }, made);
    expect(last(steps)).toBe(reliability === null ? undefined : numbered(reliability));
  }
  for (const { questionId, discrimination } of itemsOf(marked, papers)) {
    const steps = explained({ figure: 'discrimination', of: questionId }, made);
    expect(last(steps)).toBe(discrimination === null ? undefined : numbered(discrimination));
    expect(explained({ figure: 'discrimination', of: questionId }, { cohort, papers, marks: null })).toBeNull();
  }
});

it.each([2, 29, 40, 120])(
  'writes of an issued report, where nobody’s marks are at hand, the very sums of the marks or none, of %i children',
  (n) => {
    const { marked, cohort } = worldOf(n);
    const known = cohort.parts.filter(({ reliability }) => reliability !== null);
    for (const { partId } of known) {
      const wanting = { figure: 'reliability', of: partId } as const;
      const steps = explained(wanting, { cohort, papers, marks: null, marked }) ?? [];
      const issued = explained(wanting, { cohort, papers, marks: null }) ?? [];
      const sums = issued.flatMap(({ sum }) => sum ?? []);
      expect(steps.flatMap(({ sum }) => sum ?? []).slice(0, sums.length)).toEqual(sums);
      expect([partId, sums.length]).toEqual([partId, isSatWhole(partId, cohort) ? 3 : 1]);
    }
  },
);

describe.each([2, 29, 40, 120])('what the answers to a question are like, of %i children', (n) => {
  const { marked, cohort } = worldOf(n);
  const made = { cohort, papers, marks: null, marked };
  const items = itemsOf(marked, papers).filter(({ n: sat }) => sat > 0);
  const sumsOf = (figure: (typeof explainedFigures)[number], of: string) =>
    (explained({ figure, of }, made) ?? []).flatMap(({ sum }) => sum ?? []);
  const endOf = (figure: (typeof explainedFigures)[number], of: string) =>
    sumsOf(figure, of).at(-1)?.split(' = ')[1] ?? null;
  const shown = (figure: number | null) => (figure === null ? null : figureWords(figure));

  it('is explained with the figure that is shown', () => {
    const known = items.filter(({ isVoided }) => !isVoided);
    expect(known.length).toBeGreaterThan(2);
    for (const { questionId, omitted, notReached, reachedFacility, correlation } of known) {
      const ends = (['omitted', 'unreached', 'correlation'] as const).map((figure) => endOf(figure, questionId));
      expect(ends).toEqual([omitted, notReached, correlation].map(shown));
      expect(endOf('reached', questionId)).toBe(shown(reachedFacility && 100 * reachedFacility));
    }
  });

  it('is told letter by letter', () => {
    for (const { questionId, choices } of items)
      expect(sumsOf('choices', questionId)).toEqual(
        expect.arrayContaining(
          choices.map(({ n: chose, thirds: { upper, middle, lower } }) => `${upper} + ${middle} + ${lower} = ${chose}`),
        ),
      );
  });

  it('is told of nobody whose answers are not at hand, nor of what is voided', () => {
    for (const { questionId, isVoided } of items) {
      expect(explained({ figure: 'choices', of: questionId }, { cohort, papers, marks: null })).toBeNull();
      if (isVoided) expect(sumsOf('reached', questionId)).toEqual([]);
    }
  });
});

it('keeps a band on the scale that scores are on', () => {
  const { marked, cohort } = worldOf(120);
  const bands = marked.flatMap((marks) => standingIn(cohort, marks).parts.flatMap(({ standard }) => standard ?? []));
  expect(Math.min(...bands.map(({ from }) => from))).toBe(69);
  expect(Math.max(...bands.map(({ to }) => to))).toBe(141);
  expect(bands.filter(({ score, from, to }) => from > score || to < score)).toEqual([]);
  const ends = marked.flatMap(
    (marks) => explained({ figure: 'score', of: subjectPart('VR') }, { cohort, papers, marks })?.at(-1)?.sum ?? [],
  );
  const told = ends.map((sum) => Number(sum.split(' = ')[1]));
  expect([ends.length > 100, told.filter((end) => end < 69 || end > 141)]).toEqual([true, []]);
});

it('says why there is no score, and nothing of what there is not', () => {
  const { marked, cohort } = worldOf(12);
  const marks = marked.find(({ opened }) => opened.length === 2) ?? null;
  const made = { cohort, papers, marks };
  expect(explained({ figure: 'score', of: subjectPart('ENGLISH') }, made)?.[0]?.says).toMatch(/below 30 there is no/);
  expect(explained({ figure: 'raw', of: 'subject:NVR' }, made)).toBeNull();
  expect(explained({ figure: 'facility', of: 'c.1' }, made)).toBeNull();
  expect(explained({ figure: 'percentile', of: TOTAL }, { cohort, papers, marks: null })).toBeNull();
  expect(explained({ figure: 'median', of: TOTAL }, { cohort: cohortOf([], papers), papers, marks: null })).toBeNull();
});
