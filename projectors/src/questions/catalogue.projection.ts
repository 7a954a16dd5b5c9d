import { catalogue } from 'schemas/questions/catalogue.table';
import { readModel } from '../read-model';

export const catalogueProjection = readModel(catalogue, { version: 2 }).fold({
  CatalogueReleased: (_, { data, meta }) => ({ ...data, releasedAt: meta.at }),
});
