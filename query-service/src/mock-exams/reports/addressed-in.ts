import type { Reads } from 'platform/database/reads';
import { children } from 'schemas/accounts/children.table';
import { MOST_ADDRESSED } from 'schemas/mock-exams/reports/reports.events';
import { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';

/** A child whom the reports of a session concern. */
export interface Addressed {
  readonly learnerId: string;
  /** Null where there is none, or it was erased. */
  readonly childName: string | null;
  /** They began the exam. */
  readonly hasSat: boolean;
}

type Db = Reads<typeof bookings.name | typeof mockSittings.name | typeof mockReports.name | typeof children.name>;

/** As people look names up, whatever their accents. */
const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base' });
const LAST = '\uFFFF';

/** Who has a seat in a session, sat it, or was told something of its reports, in the order of their names. */
export async function addressedIn(sessionId: string, db: Db): Promise<readonly Addressed[]> {
  const [booked, sat, reported] = await Promise.all([
    db
      .from(bookings)
      .select('learnerId')
      .where('sessionId', '=', sessionId)
      .where('state', '=', 'booked')
      .limit(MOST_ADDRESSED)
      .execute(),
    db.from(mockSittings).select('learnerId').where('sessionId', '=', sessionId).limit(MOST_ADDRESSED).execute(),
    db.from(mockReports).select('learnerId').where('sessionId', '=', sessionId).limit(MOST_ADDRESSED).execute(),
  ]);
  const learnerIds = [...new Set([...booked, ...sat, ...reported].map(({ learnerId }) => learnerId))];
  const names = await namesOfChildren(learnerIds, db);
  const begun = new Set(sat.map(({ learnerId }) => learnerId));
  return learnerIds
    .map((learnerId) => ({ learnerId, childName: names.get(learnerId) ?? null, hasSat: begun.has(learnerId) }))
    .toSorted(
      (one, other) =>
        inOrder.compare(one.childName ?? LAST, other.childName ?? LAST) || (one.learnerId < other.learnerId ? -1 : 1),
    );
}

export async function namesOfChildren(learnerIds: readonly string[], db: Reads<typeof children.name>) {
  const rows = await db
    .from(children)
    .select(['learnerId', 'name'])
    .where((eb) => eb('learnerId', '=', eb.fn.any(eb.val([...learnerIds]))))
    .execute();
  return new Map(rows.map(({ learnerId, name }) => [learnerId, name]));
}
