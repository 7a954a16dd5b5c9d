import { set } from 'platform/projections';
import { erasures } from 'schemas/privacy/erasures.table';
import { readModel } from '../read-model';

export const erasuresProjection = readModel(erasures, { version: 1 }).fold({
  ErasureAsked: (_, { data: { erasureId, familyId, whom, learnerId = null, askedAt, dueAt } }) => ({
    erasureId,
    familyId,
    whom,
    learnerId,
    state: 'asked',
    askedAt,
    dueAt,
    certificate: null,
    hash: null,
  }),
  ErasureCancelled: (row) => row && set(row, { state: 'cancelled' }),
  ErasureBegun: (row) => row && set(row, { state: 'begun' }),
  ErasureCarriedOut: (row) => row && set(row, { state: 'carried out' }),
  ErasureCertified: (row, { data: { certificate, hash } }) =>
    row && set(row, { state: 'certified', certificate, hash }),
});
