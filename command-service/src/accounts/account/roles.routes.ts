import { flow } from 'platform/http';
import { grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { account } from './account.decider';
import { admins, OFFICE } from './admins.decider';

/** Whether a role is the admin's: who has that is decided in one place for all accounts. */
const isAdmins = (role: string): boolean => role === 'ROLE_ADMIN';

export const rolesRoutes = [
  flow(grantRole, async ({ accountId, role }, tools) => {
    await tools.handle(account, accountId, { type: 'GrantRole', data: { accountId, role } });
    if (isAdmins(role)) await tools.handle(admins, OFFICE, { type: 'ReturnAdminRole', data: { accountId } });
    return {};
  }),
  flow(revokeRole, async ({ accountId, role }, tools) => {
    const by = tools.caller.accountId;
    if (isAdmins(role) && by !== accountId && (await tools.read(account, accountId)) !== null)
      await tools.handle(admins, OFFICE, { type: 'TakeAdminRole', data: { accountId, by } });
    await tools.handle(account, accountId, { type: 'RevokeRole', data: { accountId, role }, by });
    return {};
  }),
];
