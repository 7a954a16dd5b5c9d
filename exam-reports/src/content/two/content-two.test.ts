import { describe, expect, it } from '@jest/globals';
import { basisWith, reportedPaper, times, type Answers, type Asking } from '../../testing/bases';
import { randomBasis } from '../../testing/random-bases';
import { maths, others, twoPapers, words } from '../../testing/two-papers';
import type { ReportBasis, ReportBefore } from '../report-basis';
import { contentTwo } from './content-two';

const marked = (right: number, of: number): string => times('A', right) + times('B', of - right);
const section = (name: string, ...topics: Asking['topics']): Asking => ({ name, subject: 'MATHS', topics });
const said = (
  papers: ReportBasis['papers'],
  answers: readonly Answers[],
  among: readonly (readonly Answers[])[] = [],
) => contentTwo(basisWith({ papers, answers, others: among, made: { template: 2 } }));
const bases = Array.from({ length: 120 }, (_, seed) => randomBasis(seed + 1, { template: 2 }));
const random = bases.map(contentTwo);

/** What stands in the sentence as a name: with its marks for those in quotation marks, else in small letters. */
const isNamed = (sentence: string, title: string): boolean => {
  const name = title.replace(/: \d+ of .*$/, '');
  return sentence.includes(`“${name}”`) || sentence.toLowerCase().includes(name.toLowerCase());
};

describe('the sentence', () => {
  it('names the topics that stand in the boxes, and no others', () => {
    let named = 0;
    for (const { head, well, work } of random) {
      if (/No question was answered|Every question was right/.test(head.sentence)) continue;
      const boxes = [...(well?.items ?? []), ...work.items].filter(
        ({ partId, title }) => partId !== null && !title.startsWith('Pace'),
      );
      for (const { title } of boxes) expect([isNamed(head.sentence, title), head.sentence, title]).toContain(true);
      const words = head.sentence.replace(/^\d+ of \d+[^.]*\. /, '').replace(/“[^”]*”/g, 'x');
      // With every name of a box taken out of it nothing but the frame is left.
      const count = (words.match(/ and /g) ?? []).length;
      expect(count).toBeLessThanOrEqual(2);
      named += boxes.length;
    }
    expect(named).toBeGreaterThan(150);
  });

  it('names both of two things to work on, whatever they are called', () => {
    const papers = [
      reportedPaper(0, [section('Numbers', ['fractions', 6], ['weight-and-ratio', 5], ['speed-distance-and-time', 5])]),
    ];
    const { head, work } = said(papers, [marked(6, 6) + marked(1, 5) + marked(2, 5)]);
    expect(work.items.map(({ title }) => title)).toEqual([
      'Weight and ratio: 1 of 5',
      'Speed distance and time: 2 of 5',
    ]);
    expect(head.sentence).toBe(
      '9 of 16. Fractions went well; “Weight and ratio” and “Speed distance and time” need another go.',
    );
  });

  it('writes no capital in the middle of it but in a name as it stands', () => {
    const papers = [
      reportedPaper(0, [
        { name: 'Spelling', subject: 'ENGLISH', topics: [[null, 6]] },
        section('Mathematics', [null, 6]),
        section('Mrs Hall’s puzzles', [null, 6]),
      ]),
    ];
    const { head } = said(papers, [marked(2, 6) + marked(3, 6) + marked(6, 6)]);
    expect(head.sentence).toBe('11 of 18. “Mrs Hall’s puzzles” went well; spelling and mathematics need another go.');
  });

  it('says that nothing went best which did not', () => {
    const share = (title: string) => Number(/(\d+) of/.exec(title)?.[1]) / Number(/of (\d+)/.exec(title)?.[1]);
    const praising = random.filter(({ head }) => head.sentence.includes('went best'));
    expect(praising.length).toBeGreaterThan(3);
    for (const { well, work } of praising) {
      const best = share(well?.items[0]?.title ?? '');
      const others = work.items.filter(({ path, title }) => path !== null && !title.endsWith('reached'));
      for (const { title } of others) expect(share(title)).toBeLessThan(best);
    }
  });
});

describe('what is to be worked on', () => {
  const twoSections = [
    reportedPaper(0, [section('Number', ['fractions', 20], ['length', 4]), section('Shape', ['angles', 6])]),
  ];

  it('is what is furthest below the child’s own average, and not what has most questions', () => {
    const { work, topics } = said(twoSections, [marked(14, 20) + marked(4, 4) + marked(1, 6)]);
    expect(work.items[0]?.title).toBe('Angles: 1 of 6');
    expect(topics.heading).toBe('Most to gain: Angles, 1 of 6');
  });

  it('is nothing that went better for the child than for others', () => {
    const halves = [words, maths].map((asking, index) => reportedPaper(index, [asking]));
    // Of the words more than others, of fractions less.
    const among = Array.from({ length: 39 }, (): readonly Answers[] => ['AABBBBBB', 'AAAAAABBBBBB']);
    const { head, work } = said(halves, ['AAABBBBB', 'AABBBBBBBBBB'], among);
    expect(work.items.map(({ title }) => title)).toEqual(['Fractions: 2 of 6']);
    expect(head.sentence).not.toMatch(/missing words.* another go/);
  });

  it('is never praised as well, neither in the sentence nor in a heading', () => {
    for (const { well, topics } of random) {
      const heading = /^Most to gain: (.*), \d+ of \d+$/.exec(topics.heading)?.[1];
      const praised = (well?.items ?? []).flatMap(({ partId, title }) =>
        partId === null ? [] : [title.replace(/: \d+ of .*$/, '')],
      );
      if (heading !== undefined) expect(praised).not.toContain(heading);
    }
    expect(random.filter(({ topics }) => topics.heading.startsWith('Most to gain')).length).toBeGreaterThan(20);
  });
});

describe('what was not reached', () => {
  const papers = [reportedPaper(0, [section('Number', ['fractions', 8], ['length', 4])])];

  it('is told in its rows, and after which question the child stopped', () => {
    const { topics } = said(papers, ['AABB--------']);
    const [paper] = topics.papers;
    expect(paper?.under).toBe('Stopped after question 4 of 12');
    expect(paper?.sections[0]).toMatchObject({ unreached: 8, topics: [{ unreached: 4 }, { unreached: 4 }] });
  });

  it('is not told of who came to the end', () => {
    const { topics } = said(papers, ['AABB---A---A']);
    expect(JSON.stringify(topics)).not.toMatch(/unreached|Stopped/);
  });

  it('is followed by calm words where blanks were left, and by none about blanks where there were none', () => {
    for (const [place, basis] of bases.entries()) {
      const time = random[place]?.time;
      const hasBlanks = basis.papers.some(({ hour }) => hour?.questions.some(({ isAnswered }) => !isAnswered));
      expect(time?.next ?? '').not.toMatch(/guess/);
      if (!hasBlanks) expect(time?.next ?? '').not.toMatch(/wrong answer|blank/);
    }
  });
});

describe('a corrected report', () => {
  const papers = [reportedPaper(0, [section('Number', ['fractions', 8])])];
  const marksOf = (answers: Answers) => basisWith({ papers, answers: [answers] }).marks;
  const keysWith = (change: Partial<ReportBasis['papers'][number]['keys'][number]>, place = 2) =>
    papers.map(({ paperHash, keys }) => ({
      paperHash,
      keys: keys.map((key, at) => (at === place ? { ...key, ...change } : key)),
    }));
  const corrected = (before: ReportBefore | undefined, note: string | null = 'The answer in the book was wrong.') =>
    contentTwo({
      ...basisWith({ papers, answers: ['AAAABBBB'], made: { template: 2, version: 2, note } }),
      before,
    }).head.corrected;

  it.each([
    [
      'a new key',
      { marks: marksOf('AABABBBB'), papers: keysWith({ answer: 'B' }) },
      'Question 3 of Paper 1 was marked with a new key: 3 of 8 became 4 of 8. The answer in the book was wrong.',
    ],
    [
      'one that counts again',
      { marks: marksOf('AABABBBB'), papers: keysWith({ isVoided: true }) },
      'Question 3 of Paper 1 counts again: 3 of 8 became 4 of 8. The answer in the book was wrong.',
    ],
    [
      'a key by which the mark is the same',
      { marks: marksOf('AAAABBBB'), papers: keysWith({ answer: 'B' }) },
      'Question 3 of Paper 1 was marked with a new key: the mark stays 4 of 8. The answer in the book was wrong.',
    ],
    [
      'no key, and another mark',
      { marks: marksOf('AAABBBBB'), papers },
      '3 of 8 became 4 of 8. The answer in the book was wrong.',
    ],
    ['nothing of it', { marks: marksOf('AAAABBBB'), papers }, 'The answer in the book was wrong.'],
    ['what is not known', undefined, 'The answer in the book was wrong.'],
  ] as const)('says the old mark and the new one: %s', (_, before, words) => {
    expect(corrected(before)).toBe(words);
  });

  it('says of a voided question what it counted for', () => {
    const voided = [reportedPaper(0, [section('Number', ['fractions', 8])], [3])];
    const basis = basisWith({ papers: voided, answers: ['AAAABBBB'], made: { template: 2, version: 2, note: 'Why.' } });
    const { head } = contentTwo({ ...basis, before: { marks: marksOf('AAAABBBB'), papers } });
    expect(head.corrected).toBe('Question 3 of Paper 1 counts for nobody any more: 4 of 8 became 3 of 7. Why.');
  });

  it('is told of no first report, and names no letter', () => {
    const before = { marks: marksOf('AABABBBB'), papers: keysWith({ answer: 'B' }) };
    const first = basisWith({ papers, answers: ['AAAABBBB'], made: { template: 2 } });
    expect(contentTwo({ ...first, before }).head.corrected).toBeNull();
    expect(corrected(before, 'Why.')).not.toMatch(/\b[A-E]\b/);
  });
});

it('calls a topic in every place as it is called where it is practised', () => {
  const catalogue = [
    { key: 'nvr-codes', title: 'Picture codes', subject: 'non-verbal-reasoning' as const, subTopics: [] },
  ];
  const papers = [
    reportedPaper(0, [
      {
        name: 'Section 2',
        subject: 'NVR',
        topics: [
          ['nvr-codes', 6],
          ['length', 6],
        ],
      },
    ]),
  ];
  const basis = basisWith({ papers, answers: [marked(2, 6) + marked(6, 6)], made: { template: 2 } });
  const { head, work, topics } = contentTwo({ ...basis, catalogue });
  expect(head.sentence).toContain('picture codes');
  expect(work.items[0]?.title).toBe('Picture codes: 2 of 6');
  expect(topics.papers[0]?.sections[0]?.topics[0]?.title).toBe('Picture codes');
});

it('puts the smallest topics together where a page does not hold all of them, and loses no mark', () => {
  const many = Array.from({ length: 60 }, (_, n) => [`topic-${n}`, n < 3 ? 5 : 1] as const);
  const { topics } = said(
    [reportedPaper(0, [section('Everything', ...many)])],
    [times('A', 40) + times('B', 32)],
    others(0),
  );
  const rows = topics.papers[0]?.sections[0]?.topics ?? [];
  expect(rows.length).toBeLessThan(20);
  expect(rows.at(-1)?.title).toMatch(/^\d+ other topics$/);
  expect(rows.slice(0, 3).map(({ of }) => of)).toEqual([5, 5, 5]);
  expect(rows.reduce((sum, { of }) => sum + of, 0)).toBe(72);
  expect(rows.reduce((sum, { right }) => sum + right, 0)).toBe(40);
  expect(said(twoPapers, ['AAAAAAAA', marked(3, 12)]).topics.papers[1]?.sections[0]?.topics).toHaveLength(3);
});
