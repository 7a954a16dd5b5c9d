import { flow, type Caller, type CommandTools } from 'platform/http';
import { grantRole, revokeRole } from 'schemas/accounts/accounts.contract';
import { isServiceRole } from 'schemas/accounts/roles';
import { account } from './account.decider';
import { admins, OFFICE } from './admins.decider';

/** Whether a role is the admin's: who has that is decided in one place for all accounts. */
const isAdmins = (role: string): boolean => role === 'ROLE_ADMIN';

/** The operator has no account, and no admin takes anything from them. */
const isOperator = ({ roles }: Caller): boolean => roles.some(isServiceRole);

type Granting = CommandTools & { refuse(code: 'AdminRoleGone'): never };

/**
 * Who gives rights has theirs still, by the log: a session is believed for some seconds after its role was taken, and
 * that would be long enough to take it back.
 */
export async function mustBeAdmin(tools: Granting): Promise<void> {
  const { accountId: by } = tools.caller;
  await tools.handle(admins, OFFICE, { type: 'UseAdminRole', data: { by } });
  const giver = await tools.read(account, by);
  if (!giver?.active || !giver.roles.includes('ROLE_ADMIN')) tools.refuse('AdminRoleGone');
}

export const rolesRoutes = [
  flow(grantRole, async ({ accountId, role }, tools) => {
    if (!isOperator(tools.caller)) await mustBeAdmin(tools);
    // They have it. Written, it might come after somebody has taken it, and undo that.
    if (isAdmins(role) && tools.caller.accountId === accountId) return {};
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
