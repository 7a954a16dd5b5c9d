import { set } from 'platform/projections';
import { accounts } from 'schemas/accounts/accounts.table';
import { readModel } from '../read-model';

export const accountsProjection = readModel(accounts, { version: 3 }).fold({
  AccountRegistered: (
    _,
    { data: { passwordHash: _secret, termsVersion: _terms, termsAcceptedAt: _agreed, ...data }, meta },
  ) => ({
    ...data,
    parentFirstName: data.parentFirstName ?? null,
    parentLastName: data.parentLastName ?? null,
    childName: data.childName ?? null,
    childBornOn: data.childBornOn ?? null,
    trialEndsOn: data.trialEndsOn ?? null,
    active: true,
    passwordEpoch: 0,
    registeredAt: meta.at,
  }),
  PasswordChanged: (row) => row && set(row, { passwordEpoch: row.passwordEpoch + 1 }),
  RoleGranted: (row, { data }) => row && set(row, { roles: [...row.roles, data.role] }),
  RoleRevoked: (row, { data }) => row && set(row, { roles: row.roles.filter((role) => role !== data.role) }),
  AllSessionsEnded: (row) => row && set(row, { passwordEpoch: row.passwordEpoch + 1 }),
  AccountDeactivated: (row) => row && set(row, { active: false, passwordEpoch: row.passwordEpoch + 1 }),
  AccountReactivated: (row) => set(row, { active: true }),
});
