import { rebuilds } from 'schemas/investigations/rebuilds.table';
import { readModel } from '../read-model';

export const rebuildsProjection = readModel(rebuilds, { version: 1 }).fold({
  ProjectionRebuildRequested: (_, { data, meta }) => ({
    ...data,
    requestedBy: meta.actorId,
    requestedAt: meta.at,
    position: meta.position,
  }),
});
