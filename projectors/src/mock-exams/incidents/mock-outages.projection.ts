import { mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';
import { readModel } from '../../read-model';

export const mockOutagesProjection = readModel(mockOutages, { version: 1 }).fold({
  ServicesOutageNoted: {
    keysOf: (_, { position }) => [{ position }],
    fold: (_, { data: { fromAt, untilAt, notedAt }, meta: { position } }) => ({ position, fromAt, untilAt, notedAt }),
  },
});
