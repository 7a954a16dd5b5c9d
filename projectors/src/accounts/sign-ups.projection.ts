import { set } from 'platform/projections';
import { signUps } from 'schemas/accounts/signing-up/sign-ups.table';
import { readModel } from '../read-model';

export const signUpsProjection = readModel(signUps, { version: 1 }).fold({
  SignUpStarted: (_, { data, meta }) => ({
    ...data,
    firstName: data.firstName ?? null,
    surname: data.surname ?? null,
    state: 'started',
    startedAt: meta.at,
  }),
  SignUpForgotten: (row) => set(row, { state: 'forgotten' }),
});
