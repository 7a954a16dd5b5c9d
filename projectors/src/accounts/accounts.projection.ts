import { set } from 'platform/projections';
import { accounts } from 'schemas/accounts/accounts.table';
import { readModel } from '../read-model';

export const accountsProjection = readModel(accounts, { version: 4 }).fold({
  AccountRegistered: (
    _,
    {
      data: {
        passwordHash: _secret,
        termsVersion: _terms,
        termsAcceptedAt: _agreed,
        advertising: _wish,
        hasNoPassword: _none,
        confirmationAskedAt,
        ...data
      },
      meta,
    },
  ) => ({
    ...data,
    parentFirstName: data.parentFirstName ?? null,
    parentLastName: data.parentLastName ?? null,
    childName: data.childName ?? null,
    childBornOn: data.childBornOn ?? null,
    trialEndsOn: data.trialEndsOn ?? null,
    active: true,
    passwordEpoch: 0,
    emailConfirmedAt: confirmationAskedAt === undefined ? meta.at : null,
    registeredAt: meta.at,
  }),
  PasswordChanged: (row) => row && set(row, { passwordEpoch: row.passwordEpoch + 1 }),
  EmailConfirmed: (row, { meta }) => row && set(row, { emailConfirmedAt: row.emailConfirmedAt ?? meta.at }),
  RoleGranted: (row, { data }) => row && set(row, { roles: [...row.roles, data.role] }),
  RoleRevoked: (row, { data }) => row && set(row, { roles: row.roles.filter((role) => role !== data.role) }),
  AllSessionsEnded: (row) => row && set(row, { passwordEpoch: row.passwordEpoch + 1 }),
  AccountDeactivated: (row) => row && set(row, { active: false, passwordEpoch: row.passwordEpoch + 1 }),
  AccountReactivated: (row) => set(row, { active: true }),
});
