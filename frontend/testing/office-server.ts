import {
  findStreams,
  getFailedJobs,
  getProjections,
  getStreamEvents,
  requestProjectionRebuild,
  retryJob,
} from 'schemas/investigations/investigations.contract';
import type { ReplyOf, RequestOf } from 'schemas/describe/contract';
import { answerFlags, getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import { getMockExamRoomReplay } from 'schemas/mock-exams/replay/replay.contract';
import { getMockExamTimeline } from 'schemas/mock-exams/timeline/timeline.contract';
import { catalogue } from './catalogue';
import { FakeServer, refused } from './fake-server';
import { saidPage } from './paged';
import { spelling } from './questions';
import { satRoom, satTimeline } from './sat-room';

type Projections = ReplyOf<typeof getProjections>;
type FlaggedQuestion = ReplyOf<typeof getFlaggedQuestions>[number];
type WholeFlaggedQuestion = ReplyOf<typeof getFlaggedQuestion>;
type StaffItem = ReplyOf<typeof getStaffEnglishItems>[number];

const updatedAt = '2026-11-21T14:02:09.000Z';

const projection: Omit<Projections['projections'][number], 'projection'> = {
  version: 1,
  state: 'live',
  position: '00000104',
  lagSeconds: 0,
  builtAt: '00000000000000000001',
  progress: null,
  fault: null,
  faultPosition: null,
  faultAt: null,
  updatedAt,
};

/** One read table that is as it should be, one that is being rebuilt, one that has stopped. */
export const projections: Projections = {
  head: '00000120',
  projections: [
    { ...projection, projection: 'practice_worksheets' },
    { ...projection, projection: 'practice_flags', state: 'rebuilding', progress: 0.43, lagSeconds: 12 },
    {
      ...projection,
      projection: 'accounts_accounts',
      state: 'stopped',
      position: '00000102',
      lagSeconds: 71,
      fault: 'AccountRegistered at 103: no such field',
      faultPosition: '00000103',
      faultAt: updatedAt,
    },
  ],
};

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
  lastFlaggedAt: updatedAt,
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
      flaggedAt: updatedAt,
      isTypo: true,
      isMarkingIssue: false,
      isTooHard: false,
      comment: 'I think B is wrong, too.',
      userAnswer: 'B',
    },
    {
      flaggedAt: '2026-11-19T16:20:00.000Z',
      isTypo: true,
      isMarkingIssue: true,
      isTooHard: false,
      comment: null,
      userAnswer: null,
    },
    {
      flaggedAt: '2026-11-18T16:20:00.000Z',
      isTypo: false,
      isMarkingIssue: false,
      isTooHard: false,
      comment: '',
      userAnswer: '',
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

export const streamNamed = (stream: string) => ({
  stream,
  events: 4,
  lastType: 'WorksheetCompleted',
  lastAt: updatedAt,
});

export const storedEvent = {
  revision: 0,
  position: '101',
  id: 'e1',
  type: 'AnswerSubmitted',
  at: updatedAt,
  commandId: 'c1',
  correlationId: 'r1',
  actor: { id: 'a1', role: 'ROLE_USER', name: 'Ada' },
  data: { number: 3, answer: '<b>48</b>', marks: [{ correct: true }] },
};

interface OfficeState {
  /** Nothing has been written, asked or failed. */
  readonly empty?: boolean;
  /** The services do not answer. */
  readonly failing?: boolean;
  /** Of whoever has done something. */
  readonly name?: string;
}

/** The services as far as the office meets them. */
export function officeServer({ empty = false, failing = false, name = 'Ada' }: OfficeState = {}): FakeServer {
  const away = () =>
    refused(503, 'Unavailable', 'The service is catching its breath. Nothing is lost; please try again.');
  const told = <T extends object>(filled: T, none: T) => (failing ? away() : empty ? none : filled);
  const failedJob = {
    task: 'accounts.welcome-mail',
    once: 'a1',
    why: 'PermanentFailure: the mail server refused the mail (550)',
    askedAt: updatedAt,
    failedAt: updatedAt,
  };
  const heldUp = {
    task: 'payments.make-refund',
    count: 3,
    why: 'Stripe is away',
    since: updatedAt,
    nextAt: updatedAt,
  };
  const judged = { kind: 'checked' as const, reasons: [], preview: spelling(1) };
  return new FakeServer()
    .on(getProjections)
    .answers(() => told(projections, { ...projections, projections: [] }))
    .on(getFailedJobs)
    .answers(() => told({ jobs: [failedJob], total: 1, heldUp: [heldUp] }, { jobs: [], total: 0, heldUp: [] }))
    .on(retryJob)
    .answers(() => ({}))
    .on(requestProjectionRebuild)
    .answers(() => ({}))
    .on(findStreams)
    .answers(({ prefix }) => told({ streams: [streamNamed(`${prefix || 'worksheet-'}1f3c`)] }, { streams: [] }))
    .on(getStreamEvents)
    .answers(() => told({ events: [{ ...storedEvent, actor: { ...storedEvent.actor, name } }] }, { events: [] }))
    .on(getStaffEnglishItems)
    .answers(() => told([{ ...writtenItem, title: name === 'Ada' ? writtenItem.title : name }], []))
    .on(getFlaggedQuestions)
    .answers(() => told([{ ...flaggedQuestion, prompt: name === 'Ada' ? flaggedQuestion.prompt : name }], []))
    .on(getFlaggedQuestion)
    .answers(() => (failing ? away() : wholeFlaggedQuestion))
    .on(answerFlags)
    .answers(() => ({}))
    .on(getQuestionCatalogue)
    .answers(() => catalogue)
    .on(addEnglishQuestionToDB)
    .answers(() => judged)
    .on(addEnglishComprehensionToDB)
    .answers(() => ({ kind: 'not-fit', reasons: ['A passage needs at least eight questions.'], questions: [] }))
    .on(approveEnglishItem)
    .answers(() => ({}))
    .on(retireEnglishItem)
    .answers(() => ({}))
    .on(getMockExamTimeline)
    .answers(() => (failing ? away() : satTimeline(name)))
    .on(getMockExamRoomReplay)
    .answers(() => told(satRoom(40, name), { ...satRoom(0, name), begun: 0 }));
}
