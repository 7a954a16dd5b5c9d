import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import type { AskedBecause, SkippedBecause } from 'schemas/mock-exams/reports/reports.events';

/** Whom a report is of, as far as the read tables know. */
export interface ReportedChild {
  readonly familyId: string;
  /** Null where there is none, or it was erased. */
  readonly childName: string | null;
  /** In completed months on the day of the session. */
  readonly ageMonths: number | null;
  /** Why there is no report; null: there is one. */
  readonly skipped: SkippedBecause | null;
}

/** `name`: null where nobody has said. */
export interface NamedChild {
  readonly name: string | null;
}

/** How the reports of a session stand when they are due. */
export interface ReportsStanding {
  readonly dueAt: string;
  readonly isCancelled: boolean;
  /** How many sat and have no report that was sent; one at least where a table is stopped, since nobody knows. */
  readonly waiting: number;
  readonly startsAt: string;
}

/** What is asked for of the reports of a session. */
export interface ReportsRequest {
  readonly kind: 'individual' | 'overall';
  /** Absent: of everybody. */
  readonly learnerIds?: readonly string[] | undefined;
}

/** What the reports of one request are made from, counted once for all of them. */
export interface PreparedReports {
  readonly position: string;
  readonly keyVersions: { paperHash: string; keyVersion: number }[];
  readonly markingRule: number;
  readonly template: number;
  readonly cohort: CohortSummary;
}

/** What the jobs about reports use of the log and the read tables. */
export interface Reports {
  /** The end of the log, once the read tables have come as far. @throws NotYet where they have not */
  readonly caughtUp: () => Promise<string>;
  readonly request: (sessionId: string, requestId: string) => Promise<ReportsRequest>;
  /** Who sits a session still as far as it is written: the clock may have ended it. */
  readonly unsettled: (sessionId: string) => Promise<readonly string[]>;
  /** Who has a seat in it, or sat it, in the order of their ids. */
  readonly addressed: (sessionId: string) => Promise<string[]>;
  readonly prepare: (
    about: Pick<ReportsRequest, 'kind'> & { readonly sessionId: string },
    position: string,
  ) => Promise<PreparedReports>;
  readonly child: (sessionId: string, learnerId: string) => Promise<ReportedChild>;
  /** Undefined where a child was removed: what there is of them opens no more. */
  readonly named: (learnerId: string) => Promise<NamedChild | undefined>;
  /** Makes one, and keeps it sealed; null where the child had opened no paper. */
  readonly make: (asked: MadeFor) => Promise<MadeReport | null>;
  /** What changed since the report before, and why, as it stands on one that was made; null of a first one. */
  readonly changed: (which: WhichReport) => Promise<string | null>;
  readonly makeOverall: (asked: { readonly sessionId: string; readonly requestId: string }) => Promise<MadeOverall>;
  readonly standing: (sessionId: string) => Promise<ReportsStanding>;
  /** When a session began, for a mail that says which it was. */
  readonly startsAt: (sessionId: string) => Promise<string>;
  /** Whether the log says already that an admin was written to about a report over all. */
  readonly isToldOfOverall: (told: ToldOfOverall) => Promise<boolean>;
  /** Who proposed a change of a key, whom they asked, and of which question. */
  readonly keyProposal: (paperHash: string, proposalId: string) => Promise<KeyProposed>;
  /** Who is an admin, and may be written to. */
  readonly adminIds: () => Promise<string[]>;
}

export interface KeyProposed {
  readonly proposedBy: string;
  /** Who was asked to confirm it; null: nobody in particular. */
  readonly askedOf: string | null;
  readonly questionId: string;
  readonly number: number;
  readonly paperName: string;
  /** Null where the read tables do not know the set. */
  readonly setName: string | null;
}

interface WhichReport {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly version: number;
}

interface ToldOfOverall {
  readonly sessionId: string;
  readonly version: number;
  readonly accountId: string;
}

interface MadeFor {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly requestId: string;
  readonly child: ReportedChild;
}

type MadeFrom = Omit<PreparedReports, 'cohort'>;

/** A report that was made, and how it is kept. */
export interface MadeReport extends MadeFrom {
  readonly version: number;
  readonly contentHash: string;
  readonly sealedHash: string;
  readonly sealKey: string;
  readonly note?: string;
  /** Why it was asked for. */
  readonly because?: AskedBecause;
  readonly site: string;
}

export interface MadeOverall extends MadeFrom {
  readonly contentHash: string;
  readonly content: OverallContent;
}
