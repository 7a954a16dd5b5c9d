import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { examSessionAfter, type ExamSession } from 'schemas/mock-exams/sessions/exam-session';
import type { ExamSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import { emptyRoom, roomAfter, type Room } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';
import { MOST_REQUESTS, type SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';

type DataOf<T extends SessionReportsEvent['type']> = Extract<SessionReportsEvent, { type: T }>['data'];
type Event = ExamSessionEvent | SessionRoomEvent | SessionReportsEvent;
type Asked = DataOf<'MockReportsAskedFor'>;

export type SessionReportsCommand =
  /**
   * `awaitedUntil`: until when somebody may be sitting it; `anyway`: also where there is an overall report already;
   * `seenRequests`: how many for families there were as somebody saw who has some made again.
   */
  | {
      readonly type: 'Ask';
      readonly data: Asked;
      readonly awaitedUntil: string | null;
      readonly anyway?: boolean;
      readonly seenRequests?: number | undefined;
    }
  | { readonly type: 'Prepare'; readonly data: Omit<DataOf<'MockReportsPrepared'>, 'kind' | 'note'> }
  | { readonly type: 'SetDue'; readonly data: DataOf<'MockReportsDueSet'> }
  | { readonly type: 'RaiseAlarm'; readonly data: DataOf<'MockReportsAlarmRaised'> }
  | { readonly type: 'IssueOverall'; readonly data: Omit<DataOf<'MockOverallReportIssued'>, 'version'> }
  | { readonly type: 'NoteOverallSent'; readonly data: DataOf<'MockOverallReportSent'> };

export type ReportsRefusal =
  | 'SessionNotFound'
  | 'SessionCancelled'
  | 'ReportsNoPapers'
  | 'ReportsAwaited'
  | 'ReportsBookFull'
  | 'ReportsAskedMeanwhile'
  | 'ReportNotFound';
type Decided = Decision<SessionReportsEvent, ReportsRefusal>;

/** Something that was asked for: `prepared` once it is counted, `issued` once an overall report is made of it. */
export interface ReportsRequest extends Pick<
  Asked,
  'requestId' | 'kind' | 'reason' | 'note' | 'learnerIds' | 'askedAt'
> {
  readonly stage: 'asked' | 'prepared' | 'issued';
  /** Once it is counted: whom it concerns, and by which keys. */
  readonly addressed: readonly string[];
  readonly keyVersions: DataOf<'MockReportsPrepared'>['keyVersions'];
  /** From where in the log; empty before it is counted. */
  readonly position: string;
}

export interface SessionReports {
  readonly session: ExamSession | null;
  readonly room: Room;
  readonly requests: readonly ReportsRequest[];
  readonly dueAt: string | null;
  /** `<kind> <due>` of each that was raised. */
  readonly alarms: readonly string[];
  readonly overallVersion: number;
  /** `<version> <account>` of each that was sent. */
  readonly overallSent: readonly string[];
}

const initial: SessionReports = {
  session: null,
  room: emptyRoom,
  requests: [],
  dueAt: null,
  alarms: [],
  overallVersion: 0,
  overallSent: [],
};

/** What is asked for of the reports of a session, which stands in the session's own stream. */
export const sessionReports = decider({ category: 'examsession', initial, decide, evolve });

function decide(command: SessionReportsCommand, state: SessionReports): Decided {
  switch (command.type) {
    case 'Ask':
      return ask(command, state);
    case 'Prepare':
      return prepare(command.data, state);
    case 'SetDue':
      return acceptUnless(command.data.dueAt === state.dueAt, { type: 'MockReportsDueSet', data: command.data });
    case 'RaiseAlarm': {
      const isRaised = state.alarms.includes(alarmName(command.data));
      return acceptUnless(isRaised, { type: 'MockReportsAlarmRaised', data: command.data });
    }
    case 'IssueOverall':
      return issueOverall(command.data, state);
    case 'NoteOverallSent': {
      const isNoted = state.overallSent.includes(sentName(command.data));
      return acceptUnless(isNoted, { type: 'MockOverallReportSent', data: command.data });
    }
  }
}

type Asking = Extract<SessionReportsCommand, { type: 'Ask' }>;

/** Whoever presses twice has asked once: the one that stands is told by `standingRequest`. */
function ask(command: Asking, state: SessionReports): Decided {
  const { session } = state;
  if (session === null) return refuse('SessionNotFound');
  if (session.cancelledAt !== null) return refuse('SessionCancelled');
  if (session.set === null) return refuse('ReportsNoPapers');
  if (command.awaitedUntil !== null) return refuse('ReportsAwaited', command.awaitedUntil);
  if (standingRequest(command, state) !== undefined) return accept();
  if (isOtherwiseThanSeen(command, state)) return refuse('ReportsAskedMeanwhile');
  if (isFullFor(command, state)) return refuse('ReportsBookFull');
  return accept({ type: 'MockReportsAskedFor', data: command.data });
}

/** It stands for a decision, and not for a press. */
const followsDecision = ({ reason }: Pick<Asked, 'reason'>): boolean =>
  reason === 'key changed' || reason === 'note changed';
const isFullFor = ({ data }: Asking, { requests }: SessionReports): boolean =>
  !followsDecision(data) && requests.filter((one) => !followsDecision(one)).length >= MOST_REQUESTS;

/** The request that was made before and says the same; undefined where there is none. */
export function standingRequest(asking: WhatIsAsked, state: SessionReports): ReportsRequest | undefined {
  const { data, anyway = false } = asking;
  const { requests } = state;
  const same = requests.findLast(({ requestId }) => requestId === data.requestId);
  if (same) return same;
  if (data.kind === 'overall')
    return requests.findLast((one) => one.kind === 'overall' && (one.stage !== 'issued' || !anyway));
  return data.reason === 'results'
    ? requests.find((one) => one.kind === 'individual' && one.reason === 'results')
    : askedSince(asking, state).findLast((one) => one.note === data.note && isOfAll(one, data));
}

type WhatIsAsked = Pick<Asking, 'data' | 'anyway' | 'seenRequests'>;

/** Somebody else has asked since; or more are said to have been seen than there are. */
function isOtherwiseThanSeen(asking: WhatIsAsked, state: SessionReports): boolean {
  const { seenRequests = 0 } = asking;
  const count = state.requests.filter(({ kind }) => kind === 'individual').length;
  return seenRequests > count || askedSince(asking, state).length > 0;
}

/** What somebody else asked for of the same children since whoever asks looked: another mail to their families would say the same. */
function askedSince({ data, seenRequests }: WhatIsAsked, { requests }: SessionReports): readonly ReportsRequest[] {
  if (seenRequests === undefined) return [];
  const known = new Set(data.learnerIds);
  return requests
    .filter(({ kind }) => kind === 'individual')
    .slice(seenRequests)
    .filter(({ learnerIds }) => learnerIds?.some((learnerId) => known.has(learnerId)) ?? true);
}

/** Whether a request is of all the children that another one is of. */
function isOfAll({ learnerIds }: ReportsRequest, asked: Asked): boolean {
  const its = new Set(learnerIds);
  return learnerIds === undefined || (asked.learnerIds?.every((learnerId) => its.has(learnerId)) ?? false);
}

function prepare(data: Extract<SessionReportsCommand, { type: 'Prepare' }>['data'], state: SessionReports): Decided {
  const known = state.requests.find(({ requestId }) => requestId === data.requestId);
  if (!known) return refuse('ReportNotFound');
  const { kind, note } = known;
  return acceptUnless(known.stage !== 'asked', {
    type: 'MockReportsPrepared',
    data: { ...data, kind, ...(note !== undefined && { note }) },
  });
}

function issueOverall(
  data: Extract<SessionReportsCommand, { type: 'IssueOverall' }>['data'],
  { requests, overallVersion }: SessionReports,
): Decided {
  const known = requests.find(({ requestId, kind }) => requestId === data.requestId && kind === 'overall');
  if (!known || known.stage === 'asked') return refuse('ReportNotFound');
  return acceptUnless(known.stage === 'issued', {
    type: 'MockOverallReportIssued',
    data: { ...data, version: overallVersion + 1 },
  });
}

const alarmName = ({ kind, dueAt }: Pick<DataOf<'MockReportsAlarmRaised'>, 'kind' | 'dueAt'>) => `${kind} ${dueAt}`;
const sentName = ({ version, accountId }: DataOf<'MockOverallReportSent'>) => `${version} ${accountId}`;

function evolve(state: SessionReports, event: Event): SessionReports {
  if (isOfReports(event)) return afterReports(state, event);
  return isOfRoom(event)
    ? { ...state, room: roomAfter(state.room, event) }
    : { ...state, session: examSessionAfter(state.session, event) };
}

const isOfReports = (event: Event): event is SessionReportsEvent =>
  event.type.startsWith('MockReports') || event.type.startsWith('MockOverall');
const isOfRoom = (event: Event): event is SessionRoomEvent => event.type.startsWith('ExamRoom');

function afterReports(state: SessionReports, { type, data }: SessionReportsEvent): SessionReports {
  switch (type) {
    case 'MockReportsAskedFor':
      return { ...state, requests: [...state.requests, requestOf(data)] };
    case 'MockReportsPrepared':
      return { ...state, requests: staged(state.requests, data.requestId, counted(data)) };
    case 'MockReportsDueSet':
      return { ...state, dueAt: data.dueAt };
    case 'MockReportsAlarmRaised':
      return { ...state, alarms: [...state.alarms, alarmName(data)] };
    case 'MockOverallReportIssued':
      return {
        ...state,
        overallVersion: data.version,
        requests: staged(state.requests, data.requestId, { stage: 'issued' }),
      };
    case 'MockOverallReportSent':
      return { ...state, overallSent: [...state.overallSent, sentName(data)] };
  }
}

const requestOf = ({ requestId, kind, reason, note, learnerIds, askedAt }: Asked): ReportsRequest => ({
  requestId,
  kind,
  reason,
  note,
  learnerIds,
  askedAt,
  stage: 'asked',
  addressed: [],
  keyVersions: [],
  position: '',
});

const counted = ({ learnerIds, keyVersions, position }: DataOf<'MockReportsPrepared'>) =>
  ({ stage: 'prepared', addressed: learnerIds, keyVersions, position }) as const;

const staged = (requests: readonly ReportsRequest[], requestId: string, more: Partial<ReportsRequest>) =>
  requests.map((one) => (one.requestId === requestId ? Object.assign({}, one, more) : one));
