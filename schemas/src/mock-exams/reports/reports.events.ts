import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Name, Personal, Shape, Text } from '../../describe/schema';
import { ContentHash } from '../paper';
import { CohortSummary as Cohort } from '../marks/cohort';
import { OverallContent } from './overall-content';

/** More children than any session has places for. */
export const MOST_ADDRESSED = 5_000;
/**
 * A session's stream is read whole by whoever asks: more than so many requests are of no use to anybody. Those that follow a key that was
 * put right, or a note, are not among them: of each decision there is one for a session, and it stands already.
 */
export const MOST_REQUESTS = 200;

/** `individual`: to each family, of its child; `overall`: to staff, of all who sat. */
export const reportKinds = ['individual', 'overall'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** `results`: the first time; `again`: some are made anew; `key changed`, `note changed`: of those whose print differs by it. */
export const askedBecause = ['results', 'again', 'key changed', 'note changed'] as const;
export type AskedBecause = (typeof askedBecause)[number];

/** A place in the log, 20 digits. */
export const LogPosition = Type.String({ minLength: 20, maxLength: 20, pattern: '^[0-9]{20}$' });
/** What changed and why, as families read it: names nobody. */
export const ReportNote = Text(500);
/** The same of one report: where several reasons came together, all of them. */
export const MOST_ISSUED_NOTE = 1_500;
export const IssuedNote = Text(MOST_ISSUED_NOTE);

/** Which keys counted: 1, 2, 3 … of each paper. */
export const KeyVersions = Type.Array(
  Shape({ paperHash: ContentHash, keyVersion: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
  { maxItems: 6 },
);

/** By which of our rules marks were made, and by which template the page was set: 1, 2, 3 … */
export const RuleVersion = Type.Integer({ minimum: 1, maximum: 10_000 });

/** What a report was made from: with the log alone the same bytes can be made again. */
export const madeFrom = {
  position: LogPosition,
  keyVersions: KeyVersions,
  markingRule: RuleVersion,
  template: RuleVersion,
};

const request = { requestId: Id, sessionId: Id };

export const alarmKinds = ['an hour before', 'missed'] as const;

/** What is asked for of the reports of a session, and what becomes of it as a whole: on the session's stream, `examsession-<id>`. */
export const sessionReportsEvents = events({
  MockReportsAskedFor: {
    ...request,
    kind: Type.Enum([...reportKinds]),
    /** Absent: of everybody who has a seat or sat. */
    learnerIds: Maybe(Type.Array(Id, { maxItems: MOST_ADDRESSED })),
    reason: Type.Enum([...askedBecause]),
    note: Maybe(ReportNote),
    askedAt: Instant,
  },
  /** Counted once for all of them, from the log at `position`. `learnerIds`: whom there is something to tell, be it that they have no report. */
  MockReportsPrepared: {
    ...request,
    kind: Type.Enum([...reportKinds]),
    ...madeFrom,
    cohort: Cohort,
    learnerIds: Type.Array(Id, { maxItems: MOST_ADDRESSED }),
    note: Maybe(ReportNote),
    preparedAt: Instant,
  },
  /** By when families were told that they have their results; it follows from when the session ends. */
  MockReportsDueSet: { sessionId: Id, dueAt: Instant, setAt: Instant },
  /** Admins are written to: `waiting` of those who sat have no report. */
  MockReportsAlarmRaised: {
    sessionId: Id,
    dueAt: Instant,
    kind: Type.Enum([...alarmKinds]),
    waiting: Count,
    adminIds: Type.Array(Id, { maxItems: 500 }),
    raisedAt: Instant,
  },
  /** Holds figures of all together, and of nobody a name. `version`: 1, 2, 3 … of this session. */
  MockOverallReportIssued: {
    ...request,
    version: RuleVersion,
    ...madeFrom,
    contentHash: ContentHash,
    /** What it says. */
    content: Maybe(OverallContent),
    adminIds: Type.Array(Id, { maxItems: 500 }),
    issuedAt: Instant,
  },
  MockOverallReportSent: { sessionId: Id, version: RuleVersion, accountId: Id, sentAt: Instant },
});
export type SessionReportsEvent = EventOf<typeof sessionReportsEvents>;

const report = { sessionId: Id, learnerId: Id };
const sending = { ...report, version: RuleVersion, sending: RuleVersion };

/** `did not sit`: no paper was opened; `no right`: what gave the right to the exam was taken back; `moved`: they sit another session instead. */
export const skippedBecause = ['did not sit', 'erased', 'no right', 'moved'] as const;
export type SkippedBecause = (typeof skippedBecause)[number];

/** One child's report in one session. Streams: `examreport-<sessionId>.<learnerId>`. */
export const childReportEvents = events({
  /**
   * Made and kept, sealed: whoever erases the child takes the key of it along. `version`: 1, 2, 3 … of this report;
   * `contentHash`: of the bytes as they are read, `sealedHash`: as they are kept.
   */
  MockReportIssued: {
    ...report,
    familyId: Id,
    requestId: Id,
    version: RuleVersion,
    ...madeFrom,
    contentHash: ContentHash,
    sealedHash: ContentHash,
    /** Opens what is kept. */
    sealKey: Personal(Type.String({ minLength: 44, maxLength: 44 }), 'learnerId'),
    /** As it stands on the report. */
    childName: Maybe(Personal(Name, 'learnerId')),
    /** On the day of the session, as marks took it. */
    ageMonths: Maybe(Personal(Count, 'learnerId')),
    note: Maybe(IssuedNote),
    /** Where the product was reached: its links begin so. */
    site: Text(300),
    issuedAt: Instant,
  },
  /** Staff send the same once more. `sending`: 2, 3, 4 … of this version; the first follows from issuing it. */
  MockReportResendAskedFor: { ...sending, familyId: Id, requestId: Id, note: Maybe(IssuedNote), askedAt: Instant },
  MockReportSent: { ...sending, sentAt: Instant },
  /** The mail server refused it for good. `why`: its words. */
  MockReportFailed: { ...sending, why: Personal(Text(300), 'learnerId'), failedAt: Instant },
  /**
   * No other report is made: `version` says all that this request was to tell, as it was made from a later place in the log, or from the
   * same keys where one of them was put right.
   */
  MockReportRequestAnswered: { ...report, requestId: Id, version: RuleVersion, answeredAt: Instant },
  MockReportSkipped: { ...report, requestId: Id, why: Type.Enum([...skippedBecause]), skippedAt: Instant },
});
export type ChildReportEvent = EventOf<typeof childReportEvents>;
