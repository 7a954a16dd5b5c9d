import type { Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { accounts } from 'schemas/accounts/accounts.table';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import type { RowOf } from 'schemas/describe/table';
import { looks } from 'schemas/privacy/looks.table';
import { bookings } from 'schemas/rights/bookings.table';

export const looksRead = [accounts, bookings, learnerLooks, looks] as const;

/** The newest of each kind: nobody reads on beyond them, and a copy has all. */
const SHOWN = 50;

type Db = Reads<(typeof looksRead)[number]['name']>;

interface Them {
  readonly accountId: string;
  readonly familyId: string;
  /** The account and the children. */
  readonly people: readonly string[];
}

/**
 * At what is theirs, and at lists in which they stand: of a list nobody wrote down who of them was on the screen, so that it
 * counts for all who were there by then.
 */
export async function looksAt({ accountId, familyId, people }: Them, db: Db) {
  const [account, booked] = await Promise.all([
    db.from(accounts).select('registeredAt').where('accountId', '=', accountId).executeTakeFirst(),
    db.from(bookings).select('sessionId').where('familyId', '=', familyId).execute(),
  ]);
  if (account === undefined) return [];
  const since = account.registeredAt;
  const sittings = booked.map(({ sessionId }) => streamOf('examsession', sessionId));
  const found = await db
    .from(looks)
    .select(['shown', 'stream', 'lastAt', 'times'])
    .where((eb) =>
      eb.or([
        eb('subjectId', '=', eb.fn.any(eb.val(people))),
        eb('stream', '=', eb.fn.any(eb.val(sittings))),
        eb.and([eb('stream', '=', 'users-list'), eb('lastAt', '>=', since)]),
        eb.and([eb('shown', '=', 'users file'), eb('stream', 'not like', 'examsession-%'), eb('lastAt', '>=', since)]),
      ]),
    )
    .orderBy('lastAt', 'desc')
    .limit(SHOWN)
    .execute();
  return found.map(({ shown, stream, lastAt, times }) => ({
    shown: sittings.includes(stream) ? sittersAs(shown) : shown,
    lastAt,
    times,
  }));
}

type Shown = RowOf<typeof looks>['shown'];

/** Of a session they have booked, its list, or that as a file; or its reports, or what came of it. */
function sittersAs(shown: Shown): Shown | 'sitters' | 'sitters file' {
  if (shown === 'users file') return 'sitters file';
  return ofSessions.includes(shown) ? shown : 'sitters';
}

const ofSessions: readonly Shown[] = ['reports', 'reports file', 'results', 'results file', 'room replay'];

/** At the screens of a child. */
export async function looksAsChild(learnerIds: readonly string[], db: Db) {
  if (learnerIds.length === 0) return [];
  const found = await db
    .from(learnerLooks)
    .select(['learnerId', 'beganAt', 'endsAt', 'endedAt'])
    .where('learnerId', 'in', learnerIds)
    .orderBy('beganAt', 'desc')
    .limit(SHOWN)
    .execute();
  return found.map(({ learnerId, beganAt, endsAt, endedAt }) => ({ learnerId, beganAt, endsAt: endedAt ?? endsAt }));
}
