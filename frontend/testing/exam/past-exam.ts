import type { ReplyOf } from 'schemas/describe/contract';
import type {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from 'schemas/mock-exams/after/after.contract';
import { examPaper, keptPicture, longPaper } from './exam-paper';

type Past = ReplyOf<typeof getCompletedMockExamSessions>['mockExamSessionsCompletedByUser'][number];
type Reviewed = ReplyOf<typeof getMockExamPaperWithUserAnswerSet>;
type Watched = ReplyOf<typeof watchMockExam>;
type Standing = Past['review'];

export const openNow: Standing = { state: 'open', opensAt: null, isClosedAgain: false, until: null };
export const openLater: Standing = {
  state: 'later',
  opensAt: '2027-03-13T12:55:00.000Z',
  isClosedAgain: false,
  until: null,
};
export const openNoMore: Standing = { state: 'ended', opensAt: null, isClosedAgain: false, until: null };

const named = {
  mockExamSessionId: 'march',
  mockExamDate: '2027-03-06',
  mockExamTime: '10:00:00',
  startsAt: '2027-03-06T10:00:00.000Z',
  mockExamType: 'GL' as const,
};
const papers = ['Paper 1', 'Paper 2'].map((examName, index) => ({
  examName,
  mockExamId: `set.paper-${index + 1}`,
  examDurationInMinutes: 50,
}));
const [first = { examName: '', mockExamId: '', examDurationInMinutes: 0 }] = papers;

export const pastExam = (more: Partial<Past> = {}): Past => ({
  ...named,
  isCatchUpSession: false,
  isFreeSession: false,
  hasReport: false,
  minutes: [50, 50],
  mockExamSet: {
    mockExams: papers.map((paper, index) => ({ ...paper, wasOpened: index === 0, answered: index === 0 ? 9 : 0 })),
  },
  review: openNow,
  ...more,
});

/** Twelve questions whose key is C: the second is right, the third without an answer, the rest wrong; of the first all that can be told. */
export function reviewed(more: Partial<Reviewed> = {}): Reviewed {
  const { sections } = longPaper(12);
  const ids = sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
  return {
    ...named,
    papers,
    serverNow: '2027-04-01T10:00:00.000Z',
    paper: first,
    review: openNow,
    MockExamPaper: { mockExamSections: sections },
    MockExamAnswerSet: {
      mockExamAnswers: ids.map((id, index) => ({
        mockExamQuestionsCompositeId: { mockExamQuestionId: id },
        userAnswer: ['A', 'C', ''][index] ?? 'B',
        takenAtTimeUp: index === 0,
        inGrace: index === 0,
        cameLate: index === 3,
        late: index === 0 ? ['D'] : [],
      })),
    },
    solutions: ids.map((id, index) => ({
      mockExamQuestionId: id,
      correctAnswer: 'C',
      explanation: index === 3 ? '' : `First look at ${index + 1}.\nThen choose.`,
      solutionPicture: index === 0 ? keptPicture : null,
      decided: null,
    })),
    pictures: [{ hash: keptPicture.hash, mediaType: 'image/webp', base64: 'cGljdHVyZQ==' }],
    putRight: {
      mistakes: 11,
      wrong: 1,
      alike: { wrong: 2, left: 0, unreached: 1 },
      withoutPractice: 8,
      parts: [
        { questionType: 'share-ratio', level: 3, count: 2, subject: 'maths' },
        { questionType: 'spelling', level: 2, count: 1, subject: 'english' },
      ],
    },
    ...more,
  };
}

/** The same before its answers are open: nothing of it but its name. */
export const notYet = (review: Standing): Reviewed => ({
  ...named,
  papers,
  review,
  serverNow: '2027-03-07T10:00:00.000Z',
  paper: first,
});

const [reading, numbers] = examPaper.sections.map(({ name }) => name);
const question = (number: number, more: Partial<Watched['papers'][number]['questions'][number]> = {}) => ({
  number,
  section: (number < 5 ? reading : numbers) ?? '',
  seconds: 60,
  visits: 1,
  isAnswered: true,
  isRight: null,
  notCounted: null,
  isNotRevisited: false,
  changes: [],
  ...more,
});

/** One paper of eight questions: the second was looked at twice, the third never answered, the eighth never seen. */
export function watched(more: Partial<Watched> = {}): Watched {
  return {
    ...named,
    serverNow: '2027-04-01T10:00:00.000Z',
    review: openNow,
    papers: [
      {
        ...first,
        openedAt: named.startsAt,
        lengthSeconds: 3_000,
        usedSeconds: 2_400,
        endedBy: 'child',
        allAnsweredAt: null,
        sections: [
          { name: reading ?? '', minutes: 10, seconds: 1_300 },
          { name: numbers ?? '', minutes: null, seconds: 700 },
        ],
        looks: [
          { number: 1, from: 0, seconds: 300 },
          { number: 2, from: 300, seconds: 400 },
          { number: 3, from: 700, seconds: 60 },
          { number: 5, from: 760, seconds: 640 },
          { number: 2, from: 1_400, seconds: 45 },
          { number: 7, from: 1_445, seconds: 900 },
        ],
        questions: [
          question(1, { seconds: 300, isRight: true }),
          question(2, {
            seconds: 445,
            visits: 2,
            isRight: false,
            changes: [{ at: 1_420, from: 'C', to: 'B', became: 'wrong' }],
          }),
          question(3, { isAnswered: false, isRight: false, isNotRevisited: true }),
          question(4, { seconds: 0, visits: 0 }),
          question(5, { seconds: 640, isRight: true }),
          question(6, { seconds: 0, visits: 0 }),
          question(7, { seconds: 900, isRight: true }),
          question(8, { seconds: 0, visits: 0, isAnswered: false, isRight: false }),
        ],
      },
    ],
    sentences: [
      'You went back to 2 questions and have an answer for each.',
      'You changed a right answer to a wrong one (2 of Paper 1).',
      'Question 7 took you the longest.',
    ],
    ...more,
  };
}
