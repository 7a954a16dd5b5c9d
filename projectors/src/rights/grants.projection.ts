import { atEach, set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { grantAfter } from 'schemas/rights/grant-after';
import type { GrantEvent } from 'schemas/rights/grant.events';
import { grants } from 'schemas/rights/grants.table';
import { readModel } from '../read-model';
import { keysOfRegistered, keysOfRole, registered, roleGranted, roleRevoked } from './grants-of-account';

type Row = RowOf<typeof grants>;

/** Beside the stream of rights also what an account always had: its trial, and the standard plan by its role. */
export const grantsProjection = readModel(grants, { version: 2 }).fold({
  AccountRegistered: atEach(keysOfRegistered, (_, { data, meta }, key) => registered(data, meta, key)),
  RoleGranted: atEach(keysOfRole, (row, { data, meta }, key) => roleGranted(row, data.accountId, { meta, key })),
  RoleRevoked: atEach(keysOfRole, (row, { meta }) => roleRevoked(row, meta)),
  GrantGiven: (row, { data, meta }) => row ?? given(data, meta.actorId),
  GrantEndSet: (row, { data, meta }) => row && after(row, { type: 'GrantEndSet', data }, meta.actorId),
  GrantWithdrawn: (row, { data, meta }) => row && after(row, { type: 'GrantWithdrawn', data }, meta.actorId),
});

function given(data: Extract<GrantEvent, { type: 'GrantGiven' }>['data'], by: string): Row | undefined {
  const grant = grantAfter(undefined, { type: 'GrantGiven', data }, by);
  if (grant === undefined) return undefined;
  const { grantId, learnerId, gives, sessionIds, source, beginsAt, terms } = grant;
  return {
    familyId: data.familyId,
    grantId,
    learnerId,
    source,
    beginsAt,
    gives: [...gives],
    sessionIds: [...sessionIds],
    terms: [...terms],
    reason: data.reason ?? null,
    endReason: null,
  };
}

function after(row: Row, event: Exclude<GrantEvent, { type: 'GrantGiven' }>, by: string): Row {
  const grant = grantAfter(row, event, by);
  if (grant === undefined || grant.terms.length === row.terms.length) return row;
  return set(row, { terms: [...grant.terms], endReason: event.data.reason ?? null });
}
