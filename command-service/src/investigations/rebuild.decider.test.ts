import { expect, it } from '@jest/globals';
import { tables } from 'schemas/tables';
import { stories } from 'platform/testing';
import { isReadTable } from './investigations.routes';
import { rebuild } from './rebuild.decider';

const given = stories(rebuild);
const data = { projection: 'accounts_logins', requestId: 'r-1' };

it('is asked for as often as somebody asks', () =>
  given({ type: 'ProjectionRebuildRequested', data })
    .when({ type: 'RequestRebuild', data, isKnown: true })
    .then({ type: 'ProjectionRebuildRequested', data }));
it('is refused of a table that is not there', () =>
  given().when({ type: 'RequestRebuild', data, isKnown: false }).thenRefused('ReadTableNotFound'));
it('knows every read table, and nothing that every object has', () => {
  expect(tables.map(({ name }) => name).every(isReadTable)).toBe(true);
  for (const name of ['nope', '__proto__', 'constructor', 'toString', 'ACCOUNTS_LOGINS'])
    expect(isReadTable(name)).toBe(false);
});
