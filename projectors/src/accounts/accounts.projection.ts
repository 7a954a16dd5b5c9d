import { accounts } from 'schemas/accounts/accounts.table';
import { readModel } from '../read-model';

export const accountsProjection = readModel(accounts, { version: 2 }).fold({
  AccountRegistered: (_, { data: { passwordHash: _secret, ...data }, meta }) => ({
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
  PasswordChanged: (row) => row && { ...row, passwordEpoch: row.passwordEpoch + 1 },
  RoleGranted: (row, { data }) => row && { ...row, roles: [...row.roles, data.role] },
  AccountDeactivated: (row) => row && { ...row, active: false, passwordEpoch: row.passwordEpoch + 1 },
  AccountReactivated: (row) => row && { ...row, active: true },
});
