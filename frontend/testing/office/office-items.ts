import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import type { getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import type { getStaffEnglishItems } from 'schemas/questions/english.contract';
import { saidPage } from '../paged';
import { spelling } from '../practice/questions';

type FlaggedQuestion = ReplyOf<typeof getFlaggedQuestions>[number];
type WholeFlaggedQuestion = ReplyOf<typeof getFlaggedQuestion>;
type StaffItem = ReplyOf<typeof getStaffEnglishItems>[number];

/** When the last flag came. */
const flaggedAt = '2026-11-21T14:02:09.000Z';

/** What an editor has written, not yet approved. */
export const writtenItem: StaffItem = {
  itemId: 'i1',
  topic: 'synonyms',
  level: 2,
  status: 'draft',
  title: 'happy',
  questionCount: 1,
  addedAt: '2026-11-20T10:00:00.000Z',
  authorId: 'somebody',
  history: [{ what: 'written', byId: 'somebody', by: 'noor@fieldfare.example', at: '2026-11-20T10:00:00.000Z' }],
  item: {
    itemId: 'i1',
    topic: 'synonyms',
    level: 2,
    questionText: 'happy',
    key: 'B',
    correctSentence: 'happy: joyful',
    options: ['sad', 'joyful', 'hungry', 'friendly', 'healthy'],
    ruleTag: 'adjective',
    explanation: 'A joyful person is full of joy.',
  },
};

const flagged = {
  questionId: 'spelling-12',
  isOpen: true,
  learners: 3,
  typos: 2,
  markingIssues: 1,
  tooHard: 0,
  comments: 1,
  firstFlaggedAt: '2026-11-18T16:20:00.000Z',
  lastFlaggedAt: flaggedAt,
  answers: 0,
  answer: null,
  seed: 0,
  genVersion: 1,
  itemId: 'spelling-12',
};

/** A written item that three children have flagged. */
export const flaggedQuestion: FlaggedQuestion = {
  ...flagged,
  subject: 'english',
  topic: 'spelling',
  questionType: 'spelling',
  level: 2,
  prompt: spelling(1).prompt,
};

/** The same whole. */
export const wholeFlaggedQuestion: WholeFlaggedQuestion = {
  ...flagged,
  worksheetId: 'w1',
  questionNumber: 1,
  question: spelling(1),
  correctAnswer: 'A',
  solution: '• “Knife” begins with a silent k.\n• Answer: A',
  passage: null,
  flags: [
    {
      flaggedAt,
      isTypo: true,
      isMarkingIssue: false,
      isTooHard: false,
      comment: 'I think B is wrong, too.',
      userAnswer: 'B',
      marked: { right: false, rule: 4 },
    },
    {
      flaggedAt: '2026-11-19T16:20:00.000Z',
      isTypo: true,
      isMarkingIssue: true,
      isTooHard: false,
      comment: null,
      userAnswer: null,
      marked: null,
    },
    {
      flaggedAt: '2026-11-18T16:20:00.000Z',
      isTypo: false,
      isMarkingIssue: false,
      isTooHard: false,
      comment: '',
      userAnswer: '',
      marked: null,
    },
  ],
};

/** The items that were asked for, a page of them. */
export function itemsAsked(
  items: readonly StaffItem[],
  { topic, status, find = '', itemId, ...page }: RequestOf<typeof getStaffEnglishItems>,
) {
  const asked = items.filter(
    (item) =>
      item.topic === (topic ?? item.topic) &&
      item.status === (status ?? item.status) &&
      item.itemId === (itemId ?? item.itemId) &&
      item.title.toLowerCase().includes(find.toLowerCase()),
  );
  return saidPage(asked, (item) => item.itemId, page);
}
