import { set } from 'platform/projections';
import { children } from 'schemas/accounts/children.table';
import { readModel } from '../read-model';

export const childrenProjection = readModel(children, { version: 2 }).fold({
  AccountRegistered: (_, { data, meta }) => ({
    learnerId: data.learnerId,
    familyId: data.accountId,
    name: data.childName ?? null,
    bornOn: data.childBornOn ?? null,
    addedAt: meta.at,
    archivedAt: null,
  }),
  ChildAdded: (_, { data, meta }) => ({
    learnerId: data.learnerId,
    familyId: data.familyId,
    name: data.name,
    bornOn: data.bornOn ?? null,
    addedAt: meta.at,
    archivedAt: null,
  }),
  ChildDetailsChanged: (row, { data }) => row && set(row, { name: data.name, bornOn: data.bornOn ?? null }),
  ChildArchived: (row, { meta }) => row && set(row, { archivedAt: meta.at }),
  ChildRestored: (row) => row && set(row, { archivedAt: null }),
  ChildRemoved: () => null,
});
