import { flow } from 'platform/http';
import { grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { account } from './account.decider';
import { isAdmins, isOperator, mustBeAdmin } from './admin-rights';
import { admins, OFFICE } from './admins.decider';

export const rolesRoutes = [
  flow(grantRole, async ({ accountId, role }, tools) => {
    if (!isOperator(tools.caller)) await mustBeAdmin(tools);
    // They have it. Written, it might come after somebody has taken it, and undo that.
    if (isAdmins(role) && tools.caller.accountId === accountId) return {};
    await tools.handle(account, accountId, { type: 'GrantRole', data: { accountId, role } });
    if (isAdmins(role)) await tools.handle(admins, OFFICE, { type: 'ReturnAdminRole', data: { accountId } });
    return {};
  }),
  flow(revokeRole, async ({ accountId, role, reason }, tools) => {
    const by = tools.caller.accountId;
    if (isAdmins(role) && by !== accountId && (await tools.read(account, accountId)) !== null)
      await tools.handle(admins, OFFICE, { type: 'TakeAdminRole', data: { accountId, by } });
    await tools.handle(account, accountId, { type: 'RevokeRole', data: { accountId, role, reason }, by });
    return {};
  }),
];
