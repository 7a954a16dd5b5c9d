import type { SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';

type Prepared = Extract<SessionReportsEvent, { type: 'MockReportsPrepared' }>['data'];

/** A request that was counted; without its cohort, which is large. */
export type Counted = Pick<Prepared, 'requestId' | 'position' | 'learnerIds' | 'note'>;

interface Request {
  readonly prepared: Counted;
  /** All of the same session that were counted by then. */
  readonly others: readonly Counted[];
}

export interface Corrected {
  readonly learnerId: string;
  /** From where in the log the report before was made. */
  readonly since: string;
  /** Requests that there is no other report for. */
  readonly answered: ReadonlySet<string>;
}

/** Why another report was asked for: also by each request since the one before that was held up, as this one answers it as well. */
export function reasonsAsked({ prepared, others }: Request, { learnerId, since, answered }: Corrected): string[] {
  const isWaiting = ({ requestId, position, learnerIds }: Counted) =>
    position > since && position < prepared.position && learnerIds.includes(learnerId) && !answered.has(requestId);
  return [...others.filter(isWaiting), prepared].flatMap(({ note }) => note ?? []);
}
