import type { FoldMeta } from 'platform/projections';
import { holdingAfter, neverAdmin, type OfRoles } from 'schemas/accounts/admins/admin-hands.rules';
import { admins, holdingFrom } from 'schemas/accounts/admins/admins.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../read-model';

type Row = RowOf<typeof admins>;
type OfAccount = OfRoles & { readonly data: { readonly accountId: string } };

/** By the one fold of it; whoever never was an admin has no row. */
function after(row: Row | undefined, event: OfAccount, meta: FoldMeta): Row | undefined {
  const { accountId } = event.data;
  const { making, hasRole, isActive, endedAt } = holdingAfter(row ? holdingFrom(row) : neverAdmin, event, meta);
  if (!making) return undefined;
  const { position, since: heldSince, at: madeAt, by: madeBy } = making;
  return { accountId, hasRole, isActive, endedAt, position, heldSince, madeAt, madeBy };
}

export const adminsProjection = readModel(admins, { version: 2 }).fold({
  AccountRegistered: (row, { data, meta }) => after(row, { type: 'AccountRegistered', data }, meta),
  RoleGranted: (row, { data, meta }) => after(row, { type: 'RoleGranted', data }, meta),
  RoleRevoked: (row, { data, meta }) => after(row, { type: 'RoleRevoked', data }, meta),
  AccountDeactivated: (row, { data, meta }) => after(row, { type: 'AccountDeactivated', data }, meta),
  AccountReactivated: (row, { data, meta }) => after(row, { type: 'AccountReactivated', data }, meta),
});
