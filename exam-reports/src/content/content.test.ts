import { describe, expect, it } from '@jest/globals';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { basisWith, idsOf, reportedPaper, type Answers, type Asking } from '../testing/bases';
import { maths, others, twoPapers as papers, words } from '../testing/two-papers';
import { contentOne } from './content';
import type { ReportBasis } from './report-basis';

const said = (basis: ReportBasis) => contentOne({ ...basis, made: { ...basis.made, template: 1 } });
/** All that is written in it. */
function everything(content: object): string {
  const texts: string[] = [];
  JSON.stringify(content, (key: string, value: unknown) => {
    if (typeof value === 'string' && key !== 'partId') texts.push(value);
    return value;
  });
  return texts.join('\n');
}
const mean = /\b(weak|weakness(?!\.)|failed?|bad|poor|worst|lowest|bottom|stupid|undefined|null|NaN|Infinity)\b/i;

describe('the one sentence', () => {
  const sentenceOf = (first: Answers, second: Answers, among = 39) =>
    said(basisWith({ papers, answers: [first, second], others: others(among) })).head.sentence;

  it('says the mark, what went well and what comes next', () =>
    expect(sentenceOf('AAAAAAAA', 'AAAAAABBBBBB')).toBe(
      '14 of 20. Missing words and fractions went well; another go at weight and ratio would help.',
    ));

  it('of full marks says just that', () =>
    expect(sentenceOf('AAAAAAAA', 'AAAAAAAAAAAA')).toBe('20 of 20. Every question was right.'));

  it('finds something to do for whoever had nothing right, and no other word for it', () =>
    expect(sentenceOf('BBBBBBBB', 'BBBBBBBBBBBB')).toMatch(/^0 of 20\. Good to practise next: .*\.$/));

  it('of blanks alone says that nothing was answered', () =>
    expect(sentenceOf('--------', '------------')).toBe('0 of 20. No question was answered this time.'));

  it('says which paper, where one was not sat', () =>
    expect(sentenceOf('AAAAAAAA', null)).toBe('8 of 8 in Paper 1 alone. Every question was right.'));

  it('does not call what was hardly reached something to work on', () => {
    const { work, head } = said(basisWith({ papers, answers: ['AAAAAAAA', 'AAAAAAB-----'], others: others(39) }));
    expect(head.sentence).not.toContain('ratio');
    expect(work.items.map(({ title }) => title)).toEqual(['Pace: 5 questions not reached']);
  });

  it('names nothing that has fewer than four questions', () => {
    const tiny = [
      reportedPaper(0, [
        {
          name: 'Mixed',
          subject: 'VR',
          topics: [
            ['number-series', 3],
            ['letter-series', 3],
          ],
        },
      ]),
    ];
    const { head, work, well } = said(basisWith({ papers: tiny, answers: ['BBBAAA'], others: [] }));
    expect(`${head.sentence}${work.items.map(({ title }) => title).join()}${JSON.stringify(well)}`).not.toMatch(
      /number series|letter series/i,
    );
    expect(head.sentence).toContain('3 of 6');
  });
});

describe('the picture', () => {
  const pictureOf = (among: number, first = 'AAAABBBB') =>
    said(basisWith({ papers, answers: [first, 'AAAAAABBBBBB'], others: others(among) }));

  it('is kept back where so few sat it that others could be told from it', () => {
    expect(pictureOf(0).withoutPicture).toBe('Nobody else has sat it yet, so there is nobody to compare with.');
    expect(pictureOf(3).withoutPicture).toBe('Only 4 children have sat it so far: too few to compare with.');
    for (const few of [pictureOf(0), pictureOf(3)]) {
      expect(few.picture).toBeNull();
      expect(few.topics.averageOf).toBeNull();
      expect(everything(few)).not.toMatch(/average was|Median|quartile|usual for|percentile \d/i);
    }
  });

  it('holds every child once', () => {
    const { picture } = pictureOf(38);
    expect(picture?.counts.reduce((sum, one) => sum + one, 0)).toBe(39);
    expect(picture?.n).toBe(39);
  });

  it('says nothing of chance below thirty', () => {
    expect(pictureOf(28).picture?.otherDay).toBeNull();
    expect(pictureOf(29).picture?.otherDay).not.toBeNull();
    expect(pictureOf(28).sure.map(({ lead }) => lead)).toContain('No percentile.');
    expect(pictureOf(28).sure.map(({ lead }) => lead)).toContain('No standardised score.');
  });

  it('says of one who shares the mark with half of them no more than holds for all of those', () => {
    const many = Array.from({ length: 30 }, (_, n): readonly Answers[] => [
      n < 20 ? 'AAAAAAAA' : 'BBBBBBBB',
      'AAAAAAAAAAAA',
    ]);
    const { picture } = said(basisWith({ papers, answers: ['AAAAAAAA', 'AAAAAAAAAAAA'], others: many }));
    expect(picture?.heading).not.toMatch(/top/);
  });

  it('says that all have the same, where they do', () => {
    const same = Array.from({ length: 30 }, (): readonly Answers[] => ['AAAABBBB', 'AAAAAABBBBBB']);
    const { picture, sure } = said(basisWith({ papers, answers: ['AAAABBBB', 'AAAAAABBBBBB'], others: same }));
    expect(picture?.heading).toBe('All 31 children who sat it have 10 of 20');
    expect(sure.find(({ lead }) => lead === 'No standardised score.')?.text).toBe(
      'The marks are too much alike for one.',
    );
  });
});

it.each([
  ["Beth O'Neill", "Beth's 14"],
  ['James', "James's 14"],
  ["D'Arcy", "D'Arcy's 14"],
  ['de Souza', "de Souza's 14"],
  ['张', "张's 14"],
  ['Maximiliana-Alexandra Featherstonehaugh-Cholmondeley', "Maximiliana-Alexandra's 14"],
  [null, "Your child's 14"],
])('calls %s by name', (childName, start) => {
  const content = said(basisWith({ papers, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39), childName }));
  expect(content.picture?.heading.startsWith(start)).toBe(true);
  expect(content.head.name).toBe(childName ?? 'Your child');
});

it('counts a voided question for nobody, and says which', () => {
  const voided = [reportedPaper(0, [words], [3]), papers[1] ?? reportedPaper(1, [maths])];
  const { head, topics } = said(
    basisWith({ papers: voided, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39) }),
  );
  expect(head.sentence).toMatch(/^13 of 19\./);
  expect(topics.papers[0]?.under).toContain('Question 3 is not counted for anybody');
});

it('says of a report that is made anew what changed, and of the first one nothing', () => {
  const note = 'Question 3 of Paper 1 had two right answers.';
  const made = (version: number) =>
    said(basisWith({ papers, answers: ['AAAAAAAA', null], made: { version, note } })).head.corrected;
  expect(made(2)).toBe(note);
  expect(made(1)).toBeNull();
});

describe('whoever sat it, and with whom', () => {
  let seed = 7;
  const roll = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const topics = ['fractions', 'length', 'number-series', 'missing-words', 'nvr-codes', null] as const;
  const randomPaper = (index: number) =>
    reportedPaper(
      index,
      Array.from({ length: 1 + roll(4) }, (_, n): Asking => ({
        name: `Section ${n + 1}`,
        subject: (['MATHS', 'ENGLISH', 'VR', 'NVR'] as const)[roll(4)] ?? 'VR',
        topics: Array.from({ length: 1 + roll(4) }, () => [topics[roll(6)] ?? null, 1 + roll(12)] as const),
      })),
      Array.from({ length: roll(4) }, () => 1 + roll(9)),
    );
  const randomAnswers = (paper: ReturnType<typeof randomPaper>): Answers => {
    const kind = roll(8);
    if (kind === 0) return null;
    const letters = ['AAAA', 'BBBB', '----', 'AB', 'AAAB', 'ABBB', 'AB--', 'A-'][kind] ?? 'AB';
    return idsOf(paper)
      .map(() => letters[roll(letters.length)] ?? '-')
      .join('');
  };

  it('reads of figures that hold, two hundred times', () => {
    for (let n = 0; n < 200; n += 1) {
      const set = [randomPaper(0), randomPaper(1)];
      const group = Array.from({ length: [0, 1, 3, 4, 28, 29, 60][roll(7)] ?? 0 }, () => set.map(randomAnswers));
      const answers = set.map(randomAnswers);
      const content = said(basisWith({ papers: set, answers, others: group }));
      holds(content, set, answers);
    }
  });

  /** What must be so of any report. */
  function holds(content: ReportContent, set: ReturnType<typeof randomPaper>[], answers: readonly Answers[]): void {
    const { head, well, work, topics: told, picture } = content;
    expect(everything(content)).not.toMatch(mean);
    expect(head.sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(head.sentence).not.toMatch(/ {2}|\.\.|,\.|;\./);
    const asked = countedIn(set, answers);
    if (asked.length > 0) expect(head.sentence.startsWith(`${rightIn(asked)} of ${asked.length}`)).toBe(true);
    const rows = told.papers.flatMap(({ sections }) => sections);
    expect(rows.reduce((sum, { of }) => sum + of, 0)).toBe(asked.length);
    expect(rows.reduce((sum, { right }) => sum + right, 0)).toBe(rightIn(asked));
    namesApart(well?.items ?? [], work.items);
    if (picture) expect(picture.counts[picture.mine]).toBeGreaterThan(0);
  }
});

type Items = readonly { readonly partId: string | null; readonly title: string }[];

/** Nothing is praised and to be worked on, and nothing with fewer than four questions is either. */
function namesApart(praised: Items, named: Items): void {
  const both = praised.filter(({ partId }) => partId !== null && named.some((one) => one.partId === partId));
  expect(both).toEqual([]);
  for (const { title } of [...praised, ...named])
    expect(Number(/ of (\d+)/.exec(title)?.[1] ?? 4)).toBeGreaterThanOrEqual(4);
}

/** Of each question that counts, whether it was right: reckoned as plainly as can be. */
function countedIn(set: readonly ReturnType<typeof reportedPaper>[], answers: readonly Answers[]): readonly boolean[] {
  return set.flatMap((paper, index) => {
    const letters = answers[index] ?? null;
    const voided = paper.keys.filter(({ isVoided }) => isVoided).map(({ questionId }) => questionId);
    if (letters === null) return [];
    return idsOf(paper).flatMap((id, n) => (voided.includes(id) ? [] : [letters[n] === 'A']));
  });
}

const rightIn = (asked: readonly boolean[]): number => asked.filter(Boolean).length;

it('says the same of the same, whatever the clock says', () => {
  const basis = () => basisWith({ papers, answers: ['AAAABBBB', 'AAAAAABBBBBB'], others: others(39) });
  expect(said(basis())).toEqual(said(structuredClone(basis())));
  expect(said(basis()).foot.madeFrom).toBe(
    'Made from log position 48,213,907 · key versions 1 and 1 · marking rule 1 · report template 1 · issue 1, Sat 5 Dec 2026, 6:12\u00a0pm',
  );
});
