import { copies } from 'schemas/privacy/copies.table';
import { readModel } from '../read-model';

export const copiesProjection = readModel(copies, { version: 1 }).fold({
  CopyAsked: (_, { data: { copyId, accountId, learnerId = null, askedAt, expiresAt } }) => ({
    copyId,
    accountId,
    learnerId,
    askedAt,
    expiresAt,
  }),
});
