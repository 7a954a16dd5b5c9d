import { expect, it } from '@jest/globals';
import { NotYet } from 'platform/jobs';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { namedChild, reportedChild } from './reported-child';

const session = { startsAt: '2026-11-21T10:00:00.000Z', startsOn: '2026-11-21' };
const sat = { familyId: 'f', paperHash: 'a'.repeat(64), stage: 'complete' };

/** One row of each of these tables, and none of any other. */
const dbOf = (rows: Readonly<Record<string, object>>) => ({
  prepared: <T>(sql: string) => {
    const table = Object.keys(rows).find((name) => sql.includes(`"${name}"`));
    return Promise.resolve((table === undefined ? [] : [rows[table]]) as T[]);
  },
});
const known = {
  [mockSessions.name]: session,
  [mockSittings.name]: sat,
  [children.name]: { learnerId: 'l', name: 'Amara', bornOn: '2016-05-02' },
  [accounts.name]: { email: 'parent@example.org' },
};

it('has a report once the sitting is over', async () => {
  const child = await reportedChild(dbOf(known), 's', 'l');
  expect(child).toEqual({ familyId: 'f', childName: 'Amara', ageMonths: 126, skipped: null });
});

it('has none of half a sitting: who sits still is looked at again', async () => {
  for (const stage of ['paper', 'between']) {
    const db = dbOf({ ...known, [mockSittings.name]: { ...sat, stage } });
    await expect(reportedChild(db, 's', 'l')).rejects.toBeInstanceOf(NotYet);
  }
});

it('has none of what a child left half done who was moved to another session', async () => {
  const closed = (more: object) => ({
    [mockSessionRooms.name]: { closed: [{ at: '2026-11-21T10:10:00.000Z', ...more }] },
  });
  const skippedOf = async (more: object) =>
    (await reportedChild(dbOf({ ...known, ...closed(more) }), 's', 'l')).skipped;
  expect(await skippedOf({ learnerId: 'l', moved: true })).toBe('moved');
  expect(await skippedOf({ learnerId: 'l' })).toBeNull();
  expect(await skippedOf({ learnerId: 'another', moved: true })).toBeNull();
  expect(await skippedOf({ learnerId: null })).toBeNull();
});

it('has none where the child was removed, though the parents stay', async () => {
  const { [children.name]: _, ...without } = known;
  expect(await reportedChild(dbOf(without), 's', 'l')).toMatchObject({ childName: null, skipped: 'erased' });
  expect(await namedChild(dbOf(without), 'l')).toBeUndefined();
  expect(await namedChild(dbOf(known), 'l')).toMatchObject({ name: 'Amara' });
});
