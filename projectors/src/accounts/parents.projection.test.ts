import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { invitationsProjection } from './invitations.projection';
import { parentsProjection } from './parents.projection';

const at = '2026-11-21T09:00:00.000Z';
const towards = (familyId: string): AnyEvent => ({ type: 'FamilyJoinBegan', data: { accountId: 'bob', familyId } });
const joined = (familyId: string): AnyEvent => ({
  type: 'ParentJoinedFamily',
  data: { familyId, accountId: 'bob', invitationId: 'i' },
});
const left = (familyId: string): AnyEvent => ({
  type: 'ParentLeftFamily',
  data: { familyId, accountId: 'bob', by: 'themselves' },
});
const familyAfter = (...events: AnyEvent[]) =>
  rowsOf(parentsProjection, ...events.map((event) => ({ ...event, at }))).map(({ familyId }) => familyId);

it('counts somebody to a family when both say so, whichever comes first', () => {
  expect(familyAfter(towards('ann'))).toEqual([null]);
  expect(familyAfter(joined('ann'))).toEqual([null]);
  expect(familyAfter(towards('ann'), joined('ann'))).toEqual(['ann']);
  expect(familyAfter(joined('ann'), towards('ann'))).toEqual(['ann']);
});

it('counts nobody to two, and nobody to one that they have left', () => {
  expect(familyAfter(towards('ann'), towards('cem'), joined('cem'), joined('ann'))).toEqual(['cem']);
  expect(familyAfter(towards('ann'), joined('ann'), left('ann'))).toEqual([null]);
  expect(familyAfter(towards('ann'), joined('ann'), left('ann'), towards('cem'), joined('cem'))).toEqual(['cem']);
  expect(familyAfter(towards('ann'), joined('ann'), left('ann'), joined('ann'))).toEqual(['ann']);
});

it('knows what became of an invitation, and forgets its address', () => {
  const invited: AnyEvent = {
    type: 'ParentInvited',
    data: {
      familyId: 'ann',
      invitationId: 'i',
      inviterId: 'ann',
      email: 'b@example.org',
      invitedAt: at,
      expiresAt: at,
    },
  };
  const after = (...events: AnyEvent[]) =>
    rowsOf(invitationsProjection, ...[invited, ...events].map((event) => ({ ...event, at })))[0];
  expect(after()).toMatchObject({ state: 'open', email: 'b@example.org' });
  expect(after({ type: 'InvitationWithdrawn', data: { familyId: 'ann', invitationId: 'i' } })).toMatchObject({
    state: 'withdrawn',
  });
  expect(after(joined('ann'), { type: 'SubjectErased', data: { subjectId: 'i' } })).toMatchObject({
    state: 'accepted',
    email: null,
  });
});
