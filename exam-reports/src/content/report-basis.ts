import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { MarkedPaper, SittingMarks } from 'schemas/mock-exams/marks/facts';
import type { PaperHour } from 'schemas/mock-exams/after/hour.rules';
import type { MockExamTypeName } from 'schemas/mock-exams/paper';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';

/** Everything that a report is made of: plain data. The same basis gives the same report, word for word. */
export interface ReportBasis {
  /** As typed; null where the child was signed up without a name. */
  readonly childName: string | null;
  readonly exam: ReportedExam;
  /** In the order in which they are sat, with the keys that count. */
  readonly papers: readonly ReportedPaper[];
  readonly marks: SittingMarks;
  readonly cohort: CohortSummary;
  /** What can be practised, by what it was called then. */
  readonly catalogue: readonly CatalogueTopic[];
  /** What staff decided to say of the morning itself. */
  readonly notes: readonly string[];
  readonly made: MadeFrom;
  /** Of the report before this one; absent of a first one, and of one whose template does not speak of it. */
  readonly before?: ReportBefore | undefined;
}

/** What the report before was made of, as far as the next one tells it. */
export interface ReportBefore {
  readonly marks: SittingMarks;
  readonly papers: readonly Pick<MarkedPaper, 'paperHash' | 'keys'>[];
  /** What it was compared with; absent where that is not known. */
  readonly cohort?: CohortSummary | undefined;
}

export interface ReportedExam {
  readonly setName: string;
  readonly type: MockExamTypeName;
  /** By the clocks of London: `2026-12-05`, `10:00:00`. */
  readonly startsOn: string;
  readonly wallTime: string;
}

export interface ReportedPaper extends MarkedPaper {
  readonly minutes: number;
  /** Null: it was not opened. */
  readonly hour: PaperHour | null;
}

/** What a report names as its origin: with these and the log it can be made again. */
export interface MadeFrom {
  /** In the log, 20 digits. */
  readonly position: string;
  readonly keyVersions: readonly { readonly paperHash: string; readonly keyVersion: number }[];
  readonly markingRule: number;
  readonly template: number;
  /** Of this child's report in this session: 1, 2, 3 … */
  readonly version: number;
  /** What changed since the one before, and why. */
  readonly note: string | null;
  /** When the figures were counted; ISO 8601 UTC. */
  readonly preparedAt: string;
  /** Where the product is reached, without a slash at its end. */
  readonly site: string;
}
