import { expect, it } from '@jest/globals';
import { rowsOf } from '../../../testing/rows-of';
import type { AnyEvent } from 'schemas/events';
import { historyProjection } from './history.projection';

const at = '2026-11-21T09:00:00.000Z';
const ended = (reason: Extract<AnyEvent, { type: 'SessionEnded' }>['data']['reason']): AnyEvent => ({
  type: 'SessionEnded',
  data: { sessionId: 's', accountId: 'ann', reason },
});
const tell = (...events: AnyEvent[]) => rowsOf(historyProjection, ...events.map((one) => ({ ...one, at })));
const recoveryHashes = Array.from({ length: 10 }, (_, n) => `hash-${n}`);
const looked: AnyEvent = {
  type: 'LearnerLookedAs',
  data: {
    lookId: 'l',
    by: 'ada',
    accountId: 'ann',
    learnerId: 'amara',
    reason: 'They rang about Ann Lee.',
    endsAt: at,
  },
};

it('tells of looks, second factors and sessions that were ended from elsewhere, and not of logging out', () => {
  const rows = tell(
    ended('signed out'),
    ended('refresh token used twice'),
    ended('ended from another device'),
    { type: 'SecondFactorSetUp', data: { accountId: 'ann', factorId: 'f', step: 1, recoveryHashes } },
    { type: 'SecondFactorRemoved', data: { accountId: 'ann', factorId: 'f', by: 'admin', reason: 'Ann Lee lost it.' } },
    looked,
  );
  expect(rows).toMatchObject([
    { what: 'session ended' },
    { what: 'second factor set up' },
    { what: 'second factor removed' },
    { what: 'looked as a child' },
  ]);
  expect(rows.at(-1)).toMatchObject({ accountId: 'ann', endsAt: at, subjects: ['amara'] });
});

it('keeps no reason that is not sealed where it is written: it would outlive an erasure', () => {
  expect(JSON.stringify(tell(looked))).not.toContain('Ann Lee');
});
