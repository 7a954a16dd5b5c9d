import type { Caller, CommandTools } from 'platform/http';
import { isServiceRole } from 'schemas/accounts/roles';
import { account } from './account.decider';
import { admins, OFFICE } from './admins.decider';

/** Whether a role is the admin's: who has that is decided in one place for all accounts. */
export const isAdmins = (role: string): boolean => role === 'ROLE_ADMIN';

/** The operator has no account, and no admin takes anything from them. */
export const isOperator = ({ roles }: Caller): boolean => roles.some(isServiceRole);

type Acting = CommandTools & { refuse(code: 'AdminRoleGone'): never };

/**
 * Who gives rights has theirs still, by the log: a session is believed for some seconds after its role was taken, and
 * that would be long enough to take it back.
 */
export async function mustBeAdmin(tools: Acting): Promise<void> {
  const { accountId: by } = tools.caller;
  await tools.handle(admins, OFFICE, { type: 'UseAdminRole', data: { by } });
  const giver = await tools.read(account, by);
  if (!giver?.active || !giver.roles.includes('ROLE_ADMIN')) tools.refuse('AdminRoleGone');
}
