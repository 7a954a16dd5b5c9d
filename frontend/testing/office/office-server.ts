import {
  findStreams,
  getFailedJobs,
  getProjections,
  getStreamEvents,
  requestProjectionRebuild,
  retryJob,
} from 'schemas/investigations/investigations.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { answerFlags, getFlaggedQuestion, getFlaggedQuestions } from 'schemas/practice/flagging/flagging.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from 'schemas/questions/english.contract';
import { catalogue } from '../practice/catalogue';
import { withExams } from '../exam/exam-office';
import { FakeServer, refused } from '../fake-server';
import { flaggedQuestion, wholeFlaggedQuestion, writtenItem } from './office-items';
import { spelling } from '../practice/questions';

type Projections = ReplyOf<typeof getProjections>;

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
  const server = new FakeServer()
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
    .answers(() => ({}));
  return withExams(server, { told, name });
}
