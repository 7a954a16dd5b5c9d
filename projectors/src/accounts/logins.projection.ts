import { logins } from 'schemas/accounts/logins/logins.table';
import { readModel } from '../read-model';

export const loginsProjection = readModel(logins, { version: 1 }).fold({
  EmailClaimed: (_, { data }) => data,
});
