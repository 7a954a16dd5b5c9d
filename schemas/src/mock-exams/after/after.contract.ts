import Type, { type Static } from 'typebox';
import { query, roles } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Email, Id, Instant, orNull, Own, Shape, Text } from '../../describe/schema';
import { Level, Subject } from '../../questions/question';
import { ContentHash, MockExamType, PaperSection, Picture } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';

/** Whoever may have sat one; that they did, their sittings say. */
const sitters = roles('ROLE_MOCK_EXAM_STUDENT', 'ROLE_USER', 'ROLE_FREE_USER');
const own = { email: Maybe(Own(Email, 'email')) };
const notThere = ['MockSittingNotFound'] as const;

/**
 * Whether the answers of an exam that was sat may be looked at. `later`: not before the last session with these questions is
 * over; `ended`: by what the family has, or had, it is no more.
 */
export const ReviewStanding = Shape({
  state: Type.Enum(['open', 'later', 'ended']),
  /** Of `later`: when that is, as far as is known now. */
  opensAt: orNull(Instant),
  /** Of `later`: it was open, and the exam is sat once more. */
  isClosedAgain: Type.Boolean(),
  /** Of `open`: until when; null for as long as the subscription lasts. */
  until: orNull(Instant),
});

export type ReviewStanding = Static<typeof ReviewStanding>;

const session = {
  mockExamSessionId: Id,
  mockExamDate: Day,
  mockExamTime: Type.String(),
  startsAt: Instant,
  mockExamType: orNull(MockExamType),
};
const paper = { mockExamId: Id, examName: Text(200), examDurationInMinutes: Count };

export const getCompletedMockExamSessions = query({
  call: 'POST /getMockExamSessionsCompletedByUser',
  who: sitters,
  summary:
    'The mock exams that the child who is signed in has sat, the last one first, with their papers, and whether their answers may be looked at.',
  request: { ...own },
  reply: {
    serverNow: Instant,
    mockExamSessionsCompletedByUser: Type.Array(
      Shape({
        ...session,
        isCatchUpSession: Type.Boolean(),
        isFreeSession: Type.Boolean(),
        minutes: Type.Array(Count),
        /** How long each paper lasts for this child by their arrangements. */
        lengthsSeconds: Maybe(Type.Array(Count)),
        /** `wasOpened`: the child sat it; of one that they never opened there is nothing to look at. */
        mockExamSet: Shape({ mockExams: Type.Array(Shape({ ...paper, wasOpened: Type.Boolean(), answered: Count })) }),
        review: ReviewStanding,
        /** Their parents can read it, behind their door. */
        hasReport: Type.Boolean(),
      }),
    ),
  },
});

/** What a child answered, and what became of it. */
const ReviewedAnswer = Shape({
  mockExamQuestionsCompositeId: Shape({ mockExamQuestionId: Id }),
  /** Empty: none that counts. */
  userAnswer: Type.String({ maxLength: 1 }),
  /** It was chosen and not handed in when the time was up, and counts. */
  takenAtTimeUp: Type.Boolean(),
  /** It was chosen in time and came a little after it. */
  inGrace: Type.Boolean(),
  /** It came when the time was up, and counts by staff's decision. */
  cameLate: Type.Boolean(),
  /** Letters that came too late and do not count. */
  late: Type.Array(OptionLetter),
});

/** What may be told once the answers are open. Keys stand under other names than authors have for them. */
const ReviewedSolution = Shape({
  mockExamQuestionId: Id,
  correctAnswer: OptionLetter,
  explanation: Text(4_000),
  solutionPicture: orNull(Picture),
  /** Where it was decided after the exam how the question counts: whether it does, and why; null where nothing was. */
  decided: orNull(Shape({ counts: Type.Boolean(), why: Text(300) })),
});

const ReviewPicture = Shape({ hash: ContentHash, mediaType: Type.String(), base64: Type.String() });

/** A practice worksheet of the same types and levels as what was not right, as `startPlannedWorksheet` takes it. */
const PutRight = Shape({
  /** Wrong or without an answer. */
  mistakes: Count,
  /** Of those, how many were answered, and wrong. */
  wrong: Count,
  /** How many of the new questions are like one that went wrong, like one that was left, like one that was never on the screen. */
  alike: Shape({ wrong: Count, left: Count, unreached: Count }),
  /** Of those, how many are like nothing that can be practised. */
  withoutPractice: Count,
  parts: Type.Array(Shape({ questionType: Id, level: Level, count: Count, subject: Subject })),
});

export const getMockExamPaperWithUserAnswerSet = query({
  call: 'POST /getMockExamPaperWithUserAnswerSet',
  who: sitters,
  summary:
    'A paper that the child who is signed in has sat, question by question with their answer, the right one and its solution, once that may be told; without a session, as they sat it last.',
  request: { ...own, mockExamPaperId: Id, mockExamSessionId: Maybe(Id) },
  reply: {
    serverNow: Instant,
    ...session,
    paper: Shape(paper),
    review: ReviewStanding,
    /** The others of the same sitting that were opened. */
    papers: Type.Array(Shape(paper)),
    /** Absent unless `review` is open; so are all that follow. */
    MockExamPaper: Maybe(Shape({ mockExamSections: Type.Array(PaperSection) })),
    MockExamAnswerSet: Maybe(Shape({ mockExamAnswers: Type.Array(ReviewedAnswer) })),
    solutions: Maybe(Type.Array(ReviewedSolution)),
    /** The bytes of each picture that is named by its hash. */
    pictures: Maybe(Type.Array(ReviewPicture)),
    putRight: Maybe(PutRight),
  },
  refusals: notThere,
});

const seconds = Type.Number({ minimum: 0 });

/** A child's way through one paper, in seconds of its own clock; see `hour.rules.ts`. */
const WatchedPaper = Shape({
  ...paper,
  openedAt: Instant,
  lengthSeconds: seconds,
  usedSeconds: seconds,
  endedBy: Type.Enum(['child', 'time', 'staff']),
  /** When the last of its questions had an answer; null where one is left without, or nobody knows when. */
  allAnsweredAt: orNull(seconds),
  sections: Type.Array(Shape({ name: Text(200), minutes: orNull(Count), seconds })),
  looks: Type.Array(Shape({ number: Count, from: seconds, seconds })),
  questions: Type.Array(
    Shape({
      number: Count,
      section: Text(200),
      seconds,
      visits: Count,
      isAnswered: Type.Boolean(),
      isRight: orNull(Type.Boolean()),
      /** Why it counts for nobody, once that may be told; null where it counts. */
      notCounted: orNull(Text(300)),
      isNotRevisited: Type.Boolean(),
      changes: Type.Array(
        Shape({ at: seconds, from: OptionLetter, to: OptionLetter, became: orNull(Type.Enum(['right', 'wrong'])) }),
      ),
    }),
  ),
});

export const watchMockExam = query({
  call: 'POST /mock-exams/watch',
  who: sitters,
  summary:
    'The hour of the child who is signed in, told from what they did: where the time went, what they never came back to, and what helps next time. What was right is told once the answers are open.',
  request: { ...own, mockExamSessionId: Id },
  reply: {
    serverNow: Instant,
    ...session,
    review: ReviewStanding,
    papers: Type.Array(WatchedPaper),
    sentences: Type.Array(Text(500)),
  },
  refusals: notThere,
});
