import { expect, it } from '@jest/globals';
import { NotYet } from 'platform/jobs';
import { PASSES } from 'platform/logging';
import { children } from 'schemas/accounts/children.table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { accounts } from 'schemas/accounts/accounts.table';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { reportsIn } from './reports-in';

const head = '9'.padStart(20, '0');
const tables = [bookings, mockSittings, mockSessions, mockSessionRooms, grants, mockReports, children, accounts].map(
  ({ name }) => name,
);
const session = { startsAt: '2026-11-21T10:00:00.000Z', closesAt: '2026-11-21T12:05:00.000Z', cancelledAt: null };
const untold = () => Promise.reject(new Error('not told'));

/** Reports over read tables that are live, all but one. */
function reportsWhere(odd: string, standing: { readonly position: string; readonly state: string }) {
  const rows = tables.map((projection) => ({
    projection,
    ...(projection === odd ? standing : { position: head, state: 'live' }),
  }));
  return reportsIn({
    db: {
      prepared: <T>(sql: string) => {
        if (sql.includes('read.projections')) return Promise.resolve(rows as T[]);
        return Promise.resolve((sql.includes(mockSessions.name) ? [session] : []) as T[]);
      },
    },
    store: { head: () => Promise.resolve(head), readStream: untold },
    press: { prepare: untold, make: untold, changed: untold, makeOverall: untold },
  });
}

const stopped = { position: head, state: 'stopped' };

it.each(tables)('counts nothing while %s is stopped, and waits for it as for what is away', async (table) => {
  const { caughtUp } = reportsWhere(table, stopped);
  const failure: unknown = await caughtUp().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'TableStopped', [PASSES]: true });
  expect(failure).not.toBeInstanceOf(NotYet);
});

it('counts where the tables have met the log', async () => {
  expect(await reportsWhere('', stopped).caughtUp()).toBe(head);
});

it('counts while others write more than the tables take in at once, up to the end of the log that it saw first', async () => {
  let written = 10;
  const seen: string[] = [];
  const at = (place: number) => String(place).padStart(20, '0');
  const watch = (position: string) => {
    seen.push(position);
    written += 10;
    // Three waits behind what is written.
    return Promise.resolve(Number(position) <= written - 30 ? ('fresh' as const) : ('behind' as const));
  };
  const store = { head: () => Promise.resolve(at(written)), readStream: untold };
  const press = { prepare: untold, make: untold, changed: untold, makeOverall: untold };
  const reports = reportsIn({ db: { prepared: untold }, store, press, watch });
  expect(await reports.caughtUp()).toBe(at(10));
  expect(seen).toEqual([at(10), at(10), at(10)]);
});

it('is not yet there where the tables take nothing in for half a minute', async () => {
  const store = { head: () => Promise.resolve(head), readStream: untold };
  const press = { prepare: untold, make: untold, changed: untold, makeOverall: untold };
  const watch = () => Promise.resolve('behind' as const);
  const reports = reportsIn({ db: { prepared: untold }, store, press, watch });
  expect(await reports.caughtUp().catch((error: unknown) => error)).toBeInstanceOf(NotYet);
});

it('never says that nobody waits while a table is stopped', async () => {
  expect(await reportsWhere(mockSittings.name, stopped).standing('s')).toMatchObject({ waiting: 1 });
  expect(await reportsWhere('', stopped).standing('s')).toMatchObject({ waiting: 0 });
});
