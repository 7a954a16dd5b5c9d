import type { PaperHour } from 'schemas/mock-exams/after/hour.rules';
import type { ReportBasis } from '../content/report-basis';
import { basisWith, idsOf, reportedPaper, type Answers, type Asking } from './bases';

/** Numbers that look thrown, the same for the same seed: from 0 up to, and without, `most`. */
export function rolling(seed: number): (most: number) => number {
  let state = seed;
  // Mulberry32: what a simpler one gives for seeds beside one another is too much alike.
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
}

type Roll = ReturnType<typeof rolling>;
type Paper = ReturnType<typeof reportedPaper>;

const topics = [
  'fractions',
  'length',
  'number-series',
  'missing-words',
  'nvr-codes',
  'weight-and-ratio',
  'complete-the-sum',
  null,
] as const;
const subjects = ['MATHS', 'ENGLISH', 'VR', 'NVR'] as const;
const names = ['Mathematics', 'Number work', 'Spelling', 'Words and more', 'Section B'] as const;
const kinds = ['AAAA', 'BBBB', '----', 'AB', 'AAAB', 'ABBB', 'AB--', 'A-'] as const;

const randomPaper = (index: number, roll: Roll): Paper =>
  reportedPaper(
    index,
    Array.from({ length: 1 + roll(4) }, (): Asking => ({
      name: names[roll(names.length)] ?? '',
      subject: subjects[roll(4)] ?? 'VR',
      topics: Array.from({ length: 1 + roll(4) }, () => [topics[roll(topics.length)] ?? null, 1 + roll(12)] as const),
    })),
    Array.from({ length: roll(4) }, () => 1 + roll(9)),
  );

/** Some leave off before the end. */
function randomAnswers(paper: Paper, roll: Roll): Answers {
  if (roll(8) === 0) return null;
  const letters = kinds[roll(kinds.length)] ?? 'AB';
  const ids = idsOf(paper);
  const until = roll(4) === 0 ? roll(ids.length + 1) : ids.length;
  return ids.map((_, place) => (place < until ? (letters[roll(letters.length)] ?? '-') : '-')).join('');
}

const endings: readonly PaperHour['endedBy'][] = ['child', 'time', 'staff'];

const hourWith = (hour: PaperHour, roll: Roll): PaperHour => ({
  ...hour,
  endedBy: endings[roll(3)] ?? 'child',
  usedSeconds: hour.usedSeconds + 200 * Math.max(0, roll(4) - 1),
});

/** A report's basis, of papers, answers and others that no two seeds have alike. */
export function randomBasis(seed: number, made: Partial<ReportBasis['made']> = {}): ReportBasis {
  const roll = rolling(seed);
  const papers = [randomPaper(0, roll), randomPaper(1, roll)];
  const others = Array.from({ length: [0, 3, 4, 28, 29, 60][roll(6)] ?? 0 }, () =>
    papers.map((paper) => randomAnswers(paper, roll)),
  );
  const basis = basisWith({ papers, answers: papers.map((paper) => randomAnswers(paper, roll)), others, made });
  return {
    ...basis,
    papers: basis.papers.map((paper) => ({ ...paper, hour: paper.hour && hourWith(paper.hour, roll) })),
  };
}
