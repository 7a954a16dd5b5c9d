import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';

export type KeyPage = ReplyOf<typeof getMockKeyChange>;
type Preview = NonNullable<KeyPage['preview']>;
type Row = Preview['rows'][number];

export const paperHash = 'a1'.repeat(32);
const letters = ['A', 'B', 'C', 'D', 'E'];
const words = ['generous', 'wasteful', 'fragile', 'thrifty', 'fruitful'];
const chosen = [8, 5, 10, 7, 10];
const averages = [95, 81, 90, 98, 92];

/** Of a question whose key is B, though D is right. */
export const keyPage = (more: Partial<KeyPage> = {}): KeyPage => ({
  serverNow: '2026-12-05T15:00:00.000Z',
  paperHash,
  paperName: 'Paper 1',
  mockExamSetId: 'set',
  setName: 'CEM set 7',
  keyVersion: 1,
  of: 144,
  question: {
    questionId: 'q16',
    number: 16,
    section: 'Synonyms',
    subject: 'VR',
    text: 'Which word is closest in meaning to frugal?',
    picture: null,
    options: words.map((text) => ({ text })),
    counting: { answer: 'B', isVoided: false },
    published: 'B',
    why: null,
    explanation: '',
    choices: letters.map((letter, place) => ({ letter, count: chosen[place] ?? 0, average: averages[place] ?? null })),
    blank: 1,
  },
  questions: [
    { questionId: 'q16', number: 16, section: 'Synonyms', counting: { answer: 'B', isVoided: false } },
    { questionId: 'q17', number: 17, section: 'Synonyms', counting: { answer: 'A', isVoided: false } },
  ],
  decisions: [],
  proposal: null,
  sessions: [{ mockExamSessionId: 'april', startsAt: '2026-12-05T10:00:00.000Z' }],
  answersOpenAt: null,
  stillOut: [],
  others: [{ accountId: 'callum', name: 'Callum Reid', email: null, mayConfirm: true }],
  missed: [],
  preview: null,
  ...more,
});

interface Mark {
  readonly right: number;
  readonly rank: number;
  readonly isShared?: boolean;
}

const mark = ({ right, rank, isShared = false }: Mark) => ({ right, of: 144, rank, isShared, percentile: 50 });

type Moved = readonly [before: Mark, after: Mark];

function row([name, letter]: readonly [string, string], [before, after]: Moved, more: Partial<Row> = {}): Row {
  return {
    mockExamSessionId: 'november',
    mockExamUserId: name,
    childName: name,
    chose: letter,
    isOfOnePaper: false,
    before: mark(before),
    after: mark(after),
    report: 'differs',
    sentence: {
      before: `${before.right} of 144. Words went well; linked problems need another go.`,
      after: `${after.right} of 144. Words went well; linked problems need another go.`,
    },
    corrected: `Question 16 of Paper 1 was marked again with a corrected answer: the mark was ${before.right} of 144 and is ${after.right} of 144 now. {reason}`,
    ...more,
  };
}

const december = { mockExamSessionId: 'december', report: 'none', sentence: null, corrected: null } as const;

const moved: readonly Row[] = [
  row(
    ['Amir Haddad', 'D'],
    [
      { right: 121, rank: 5 },
      { right: 122, rank: 5 },
    ],
  ),
  row(
    ['Poppy Whitfield', 'B'],
    [
      { right: 90, rank: 25 },
      { right: 89, rank: 27 },
    ],
  ),
  row(
    ['Daniel Okoro', 'D'],
    [
      { right: 89, rank: 26, isShared: true },
      { right: 90, rank: 25, isShared: true },
    ],
  ),
  row(
    ['Isobel Fraser', 'D'],
    [
      { right: 89, rank: 26, isShared: true },
      { right: 90, rank: 25, isShared: true },
    ],
    december,
  ),
  row(
    ['Wei Lin 林', 'B'],
    [
      { right: 84, rank: 29 },
      { right: 83, rank: 29 },
    ],
    december,
  ),
];
const same: readonly Row[] = [51, 64, 70, 71, 76, 78, 94, 94, 98, 101, 106, 113, 119, 129].map((right, place) =>
  row(
    [`Child ${place}`, 'A'],
    [
      { right, rank: 40 - place },
      { right, rank: 40 - place },
    ],
    { report: 'same', corrected: null },
  ),
);

/** Of whoever asks for it: B to D. */
export const keyPreview = (more: Partial<Preview> = {}): Preview => ({
  change: { kind: 'correct', questionId: 'q16', answer: 'D' },
  sittings: moved.length + same.length,
  marks: 5,
  gains: 3,
  losses: 2,
  ranks: 3,
  reports: 3,
  othersOnly: 9,
  issued: 17,
  quartiles: { before: { lower: 81, median: 94, upper: 110 }, after: { lower: 81, median: 94, upper: 110 } },
  sessions: [
    { mockExamSessionId: 'november', startsAt: '2026-11-28T10:00:00.000Z', sittings: 17 },
    { mockExamSessionId: 'december', startsAt: '2026-12-05T10:00:00.000Z', sittings: 2 },
  ],
  rows: [...moved, ...same],
  shown: 'signed.by.us',
  ...more,
});

export const keyProposal = (
  more: Partial<NonNullable<KeyPage['proposal']>> = {},
): NonNullable<KeyPage['proposal']> => ({
  proposalId: 'p1',
  // As PostgreSQL keeps an object: the shortest name first.
  change: { kind: 'correct', answer: 'D', questionId: 'q16' },
  number: 16,
  reason: 'Question 16 was marked with the wrong answer.',
  sittings: 19,
  marks: 5,
  ranks: 3,
  reports: 3,
  by: 'Nadia Rahman',
  isOwn: false,
  whyNot: null,
  askedOf: 'Callum Reid',
  askedCannot: false,
  proposedAt: '2026-12-05T14:00:00.000Z',
  isOutOfDate: false,
  ...more,
});

export const keyDecision = (more: Partial<KeyPage['decisions'][number]> = {}): KeyPage['decisions'][number] => ({
  decisionId: 'd1',
  keyVersion: 2,
  questionId: 'q17',
  number: 17,
  kind: 'correct',
  before: { answer: 'C', isVoided: false },
  after: { answer: 'A', isVoided: false },
  reason: 'Question 17 was marked with the wrong answer.',
  reports: 4,
  by: 'Nadia Rahman',
  confirmedBy: 'Callum Reid',
  decidedAt: '2026-12-04T14:00:00.000Z',
  isTakenBack: false,
  canBeTakenBack: true,
  ...more,
});
