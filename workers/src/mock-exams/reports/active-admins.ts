import { isIn, readsOf } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';
import type { Readable } from '../../people';

const MOST = 500;

/** Admins who may log in, those who came first, first. */
export async function activeAdmins(db: Readable): Promise<string[]> {
  const rows = await readsOf(db, accounts)
    .from(accounts)
    .select('accountId')
    .where((eb) => isIn('ROLE_ADMIN', eb.ref('roles')))
    .where('active', '=', true)
    .where('email', 'is not', null)
    .orderBy('registeredAt')
    .limit(MOST)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
