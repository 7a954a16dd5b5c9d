import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { AskedBecause, ChildReportEvent } from 'schemas/mock-exams/reports/reports.events';

type DataOf<T extends ChildReportEvent['type']> = Extract<ChildReportEvent, { type: T }>['data'];
type Sending = Pick<DataOf<'MockReportSent'>, 'sessionId' | 'learnerId' | 'version' | 'sending'>;

export type ExamReportCommand =
  /** `because`: why it was asked for. */
  | {
      readonly type: 'Issue';
      readonly data: DataOf<'MockReportIssued'>;
      readonly because?: AskedBecause | undefined;
    }
  | { readonly type: 'Skip'; readonly data: DataOf<'MockReportSkipped'> }
  /** Changes nothing: asks whether a mail is still to be sent. */
  | { readonly type: 'Stands'; readonly data: Sending }
  | { readonly type: 'NoteSent'; readonly data: DataOf<'MockReportSent'> }
  | { readonly type: 'NoteFailed'; readonly data: DataOf<'MockReportFailed'> }
  /** `seenVersion`, `seenSending`: which, as whoever asks saw. */
  | {
      readonly type: 'Resend';
      readonly data: Pick<Sending, 'sessionId' | 'learnerId'> & { readonly askedAt: string };
      readonly seenVersion: number;
      readonly seenSending: number;
    };

export type ReportRefusal = 'ReportNotFound' | 'ReportNotStanding' | 'ReportChangedMeanwhile';
type Decided = Decision<ChildReportEvent, ReportRefusal>;

export interface ExamReport {
  readonly familyId: string;
  /** That was made last; 0: none. */
  readonly version: number;
  /** Of that version, that was asked for last. */
  readonly sending: number;
  /** `open`: its mail is on its way. */
  readonly outcome: 'open' | 'sent' | 'failed' | 'skipped';
  /** Requests that were answered, by a report or by saying why there is none. */
  readonly answered: readonly string[];
  /** The place in the log that the last one was made from; empty: none was made. */
  readonly position: string;
  /** Of the request that the last one was made for, and by which keys. */
  readonly requestId: string;
  readonly keyVersions: DataOf<'MockReportIssued'>['keyVersions'];
  /** Why that version was made; null: it is the first. */
  readonly note: string | null;
}

const initial: ExamReport = {
  familyId: '',
  version: 0,
  sending: 0,
  outcome: 'skipped',
  answered: [],
  position: '',
  requestId: '',
  keyVersions: [],
  note: null,
};

/** One child's report in one session: made, mailed, made anew. */
export const examReport = decider({ category: 'examreport', initial, decide, evolve });

function decide(command: ExamReportCommand, report: ExamReport): Decided {
  switch (command.type) {
    case 'Issue':
      return issue(command, report);
    case 'Skip':
      return skip(command.data, report);
    case 'Stands':
      return isStanding(command.data, report) ? accept() : refuse('ReportNotStanding');
    case 'NoteSent':
      if (!isCurrent(command.data, report)) return isKnown(command.data, report);
      return acceptUnless(report.outcome === 'sent', { type: 'MockReportSent', data: command.data });
    case 'NoteFailed':
      if (!isCurrent(command.data, report)) return isKnown(command.data, report);
      return acceptUnless(report.outcome !== 'open', { type: 'MockReportFailed', data: command.data });
    case 'Resend':
      return resend(command, report);
  }
}

type Issuing = Extract<ExamReportCommand, { type: 'Issue' }>;

/** Its number stands on it: of two that were made at once the second is made anew. */
function issue(command: Issuing, report: ExamReport): Decided {
  const { data } = command;
  const { answered, version } = report;
  if (answered.includes(data.requestId)) return accept();
  if (saysAllOf(report, command)) {
    const { sessionId, learnerId, requestId, issuedAt: answeredAt } = data;
    return accept({
      type: 'MockReportRequestAnswered',
      data: { sessionId, learnerId, requestId, version, answeredAt },
    });
  }
  return data.version === version + 1 ? accept({ type: 'MockReportIssued', data }) : refuse('ReportChangedMeanwhile');
}

/**
 * A request that was held up until one from later in the log was answered is answered by that: its own would be made from keys that
 * count no more. So is one about a key, where the report that there is was made with the same keys: that tells why each of them
 * counts otherwise, and a second mail would be about a mark that the family knows. And so is one about a note, where nothing has
 * changed since the report that there is.
 */
function saysAllOf({ version, position, keyVersions }: ExamReport, { data, because }: Issuing): boolean {
  if (version === 0) return false;
  if (data.position < position) return true;
  if (because === 'note changed') return data.version === version + 1 && data.note === undefined;
  return because === 'key changed' && namesOf(data.keyVersions) === namesOf(keyVersions);
}

const namesOf = (versions: ExamReport['keyVersions']): string =>
  versions
    .map(({ paperHash, keyVersion }) => `${paperHash} ${keyVersion}`)
    .toSorted()
    .join(' ');

const isCurrent = ({ version, sending }: Sending, report: ExamReport): boolean =>
  version === report.version && sending === report.sending;

/** What failed may be tried again by whoever looks after the jobs: it was not sent. */
const isStanding = (sending: Sending, report: ExamReport): boolean =>
  isCurrent(sending, report) && (report.outcome === 'open' || report.outcome === 'failed');

/** Made anew while the mail of the one before was on its way: what is written of that changes nothing any more. */
const isKnown = ({ version, sending }: Sending, report: ExamReport): Decided => {
  const isOfBefore = version < report.version || (version === report.version && sending < report.sending);
  return isOfBefore ? accept() : refuse('ReportNotFound');
};

/** Also of one that was made, and whose mail finds nobody any more. */
function skip(data: DataOf<'MockReportSkipped'>, report: ExamReport): Decided {
  const isAnswered = report.answered.includes(data.requestId);
  return acceptUnless(isAnswered && report.outcome !== 'open', { type: 'MockReportSkipped', data });
}

function resend(
  { data, seenVersion, seenSending }: Extract<ExamReportCommand, { type: 'Resend' }>,
  { familyId, version, sending, outcome, requestId, note }: ExamReport,
): Decided {
  if (version === 0 || outcome === 'skipped') return refuse('ReportNotFound');
  if (seenVersion !== version || seenSending !== sending) return refuse('ReportChangedMeanwhile');
  // It is on its way already.
  if (outcome === 'open') return accept();
  return accept({
    type: 'MockReportResendAskedFor',
    data: { ...data, familyId, requestId, version, sending: sending + 1, ...(note !== null && { note }) },
  });
}

function evolve(report: ExamReport, { type, data }: ChildReportEvent): ExamReport {
  switch (type) {
    case 'MockReportIssued': {
      const { familyId, version, requestId, position, keyVersions, note = null } = data;
      const answered = [...report.answered, requestId];
      return { familyId, version, sending: 1, outcome: 'open', answered, position, requestId, keyVersions, note };
    }
    case 'MockReportResendAskedFor':
      return { ...report, sending: data.sending, outcome: 'open' };
    case 'MockReportSent':
      return { ...report, outcome: 'sent' };
    case 'MockReportFailed':
      return { ...report, outcome: 'failed' };
    case 'MockReportRequestAnswered':
      return { ...report, answered: [...report.answered, data.requestId] };
    case 'MockReportSkipped':
      return skipped(report, data.requestId);
  }
}

// Of a request that found nobody the report that there is from before stays as it is.
function skipped(report: ExamReport, requestId: string): ExamReport {
  const outcome = report.outcome === 'open' ? 'skipped' : report.outcome;
  return { ...report, outcome, answered: [...report.answered, requestId] };
}
