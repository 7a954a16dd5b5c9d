import { expect, it } from '@jest/globals';
import { rowsOf } from '../../testing/rows-of';
import { rebuildsProjection } from './rebuilds.projection';

it('keeps the last request for each read model, with who made it and where it stands in the log', () => {
  const request = (projection: string, requestId: string, at: string) =>
    ({ type: 'ProjectionRebuildRequested', data: { projection, requestId }, at, actorId: 'an-admin' }) as const;
  const [early, late] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  const rows = rowsOf(rebuildsProjection, request('a', '1', early), request('b', '2', early), request('a', '3', late));
  expect(rows).toEqual([
    { projection: 'a', requestId: '3', requestedBy: 'an-admin', requestedAt: late, position: '00000000000000000003' },
    { projection: 'b', requestId: '2', requestedBy: 'an-admin', requestedAt: early, position: '00000000000000000002' },
  ]);
});
