import Type, { type Static } from 'typebox';
import { admins } from '../../accounts/roles';
import { file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Day, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { ContentHash, MockExamType, PaperSubject } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';

const Figure = Type.Number();

const which = { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id };
const notThere = ['SessionNotFound', 'MockResultsNotThere'] as const;

const ofSession = {
  mockExamSessionId: Id,
  mockExamDate: Day,
  mockExamTime: Type.String(),
  startsAt: Instant,
  mockExamType: orNull(MockExamType),
  examSetName: orNull(Type.String()),
  /** Nobody sits it any more, or ever will. */
  isOver: Type.Boolean(),
  papers: Type.Array(Shape({ paperHash: ContentHash, name: Type.String(), keyVersion: Count, voided: Count })),
};

/** What something with marks of its own is: everything, a subject, a paper, a section; or a topic. */
const named = {
  partId: Type.String(),
  kind: Type.Enum(['total', 'subject', 'paper', 'section', 'topic']),
  /** As the papers call it; null for the total, for subjects, and for topics of the bank. */
  name: orNull(Type.String()),
  subject: orNull(PaperSubject),
  topic: orNull(Id),
};

/** Everybody who has sat a part, in whatever session. Marks, not shares. */
export const PartFigures = Shape({
  ...named,
  n: Count,
  of: Count,
  /** How many had 0, 1, 2 … */
  counts: Type.Array(Count),
  mean: orNull(Figure),
  sd: orNull(Figure),
  median: orNull(Figure),
  lowerQuartile: orNull(Figure),
  upperQuartile: orNull(Figure),
  /** KR-20, and what follows from it: the standard error of a mark. */
  reliability: orNull(Figure),
  sem: orNull(Figure),
});
export type PartFigures = Static<typeof PartFigures>;

/** A standardised score with its band. */
export const ShownScore = Shape({
  score: Type.Integer(),
  from: Type.Integer(),
  to: Type.Integer(),
  isProvisional: Type.Boolean(),
  isAgeAdjusted: Type.Boolean(),
});

/** Where a child stands in a part. */
export const ChildPart = Shape({
  partId: Type.String(),
  right: Count,
  of: Count,
  rank: Count,
  percentile: orNull(Count),
  third: orNull(Type.Enum(['upper', 'middle', 'lower'])),
  standard: orNull(ShownScore),
  whyNone: orNull(Type.Enum(['too few', 'no spread'])),
});
export type ChildPart = Static<typeof ChildPart>;

/** `completed`; `sitting`; `absent`: had a place, and never came; `to come`; `moved`: began it, and has a seat in another session instead. */
export const childStates = ['completed', 'sitting', 'absent', 'to come', 'moved'] as const;

export const ChildResult = Shape({
  mockExamUserId: Id,
  /** Null: erased, or never named. */
  childName: orNull(Type.String()),
  state: Type.Enum([...childStates]),
  /** Of who completed it: the papers that were never opened. */
  missed: Type.Array(Type.String()),
  /** Empty unless it was completed. */
  parts: Type.Array(ChildPart),
});
export type ChildResult = Static<typeof ChildResult>;

export const getMockExamResults = query({
  call: 'POST /mock-exams/getResults',
  who: admins,
  summary:
    'What came of a session: the figures of everybody who has sat its papers in whatever session, and where each child of this one stands among them. Who looked is noted.',
  request: which,
  reply: {
    serverNow: Instant,
    session: Shape(ofSession),
    markingRule: Count,
    /** Who has sat one of its papers at least. */
    n: Count,
    parts: Type.Array(PartFigures),
    topics: Type.Array(Shape({ ...named, right: Count, of: Count })),
    children: Type.Array(ChildResult),
  },
  refusals: [...notThere],
});

const Thirds = Shape({ upper: Count, middle: Count, lower: Count });

/** What the answers to one question say of it. Shares are 0 to 1. */
export const QuestionFigures = Shape({
  questionId: Id,
  paperHash: ContentHash,
  number: Count,
  section: Type.String(),
  subject: PaperSubject,
  /** How it begins, without markup. */
  text: Type.String(),
  key: orNull(OptionLetter),
  isVoided: Type.Boolean(),
  n: Count,
  isIndicative: Type.Boolean(),
  right: Count,
  omitted: Count,
  notReached: Count,
  facility: orNull(Figure),
  reachedFacility: orNull(Figure),
  discrimination: orNull(Figure),
  correlation: orNull(Figure),
  choices: Type.Array(Shape({ letter: OptionLetter, n: Count, correlation: orNull(Figure), thirds: Thirds })),
  thirds: Thirds,
  seconds: orNull(Figure),
  flags: Type.Array(Shape({ kind: Type.String(), letter: orNull(Type.String()), words: Type.String() })),
});
export type QuestionFigures = Static<typeof QuestionFigures>;

export const getMockExamQuestionFigures = query({
  call: 'POST /mock-exams/getQuestionFigures',
  who: admins,
  summary:
    'What the answers say of each question of a session’s papers, of everybody who has sat them in whatever session: how many were right, how well it tells apart, which choices drew whom. Names nobody.',
  request: which,
  reply: { serverNow: Instant, session: Shape(ofSession), n: Count, questions: Type.Array(QuestionFigures) },
  refusals: [...notThere],
});

export const takeMockExamResultsFile = query({
  call: 'POST /mock-exams/takeResultsFile',
  who: admins,
  summary: 'The children of a session with their marks as a CSV file. Who took it is noted.',
  request: which,
  reply: file('text/csv; charset=utf-8'),
  atATime: 2,
  refusals: [...notThere],
});

export const takeMockExamQuestionFiguresFile = query({
  call: 'POST /mock-exams/takeQuestionFiguresFile',
  who: admins,
  summary: 'The questions of a session’s papers with their figures as a CSV file. Names nobody.',
  request: which,
  reply: file('text/csv; charset=utf-8'),
  atATime: 2,
  refusals: [...notThere],
});
