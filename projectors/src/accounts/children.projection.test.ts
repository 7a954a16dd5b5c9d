import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { childrenProjection } from './children.projection';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const registered: AnyEvent = {
  type: 'AccountRegistered',
  data: {
    accountId: 'ann',
    learnerId: 'amara',
    email: 'ann@example.org',
    childName: 'Amara',
    passwordHash: '$secret',
    roles: ['ROLE_FREE_USER'],
  },
};
const added: AnyEvent = {
  type: 'ChildAdded',
  data: { familyId: 'ann', learnerId: 'tunde', name: 'Tunde', bornOn: '2016-09-01' },
};
const first = { learnerId: 'amara', familyId: 'ann', name: 'Amara', bornOn: null, addedAt: at, archivedAt: null };
const second = { ...first, learnerId: 'tunde', name: 'Tunde', bornOn: '2016-09-01', addedAt: later };
const after = (...events: AnyEvent[]) =>
  rowsOf(
    childrenProjection,
    { ...registered, at },
    { ...added, at: later },
    ...events.map((one) => ({ ...one, at: later })),
  );

it('has the child of every account, and those who were added', () => expect(after()).toEqual([first, second]));

it('has what was said of a child last; a birthday that was left out is gone', () =>
  expect(
    after({ type: 'ChildDetailsChanged', data: { familyId: 'ann', learnerId: 'tunde', name: 'Babatunde' } }),
  ).toEqual([first, { ...second, name: 'Babatunde', bornOn: null }]));

it('knows who was put away, and who was brought back', () => {
  const archived: AnyEvent = { type: 'ChildArchived', data: { familyId: 'ann', learnerId: 'amara' } };
  expect(after(archived)).toEqual([{ ...first, archivedAt: later }, second]);
  const restored: AnyEvent = { type: 'ChildRestored', data: { familyId: 'ann', learnerId: 'amara' } };
  expect(after(archived, restored)).toEqual([first, second]);
});

it('forgets a child who is erased, and no other', () =>
  expect(after({ type: 'SubjectErased', data: { subjectId: 'tunde' } })).toEqual([
    first,
    { ...second, name: null, bornOn: null },
  ]));
