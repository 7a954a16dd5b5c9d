import { mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';
import { readModel } from '../../read-model';

export const mockOutagesProjection = readModel(mockOutages, { version: 2 }).fold({
  ServicesOutageNoted: {
    keysOf: (_, { position }) => [{ position }],
    fold: (_, { data: { fromAt, untilAt, service = null, notedAt }, meta: { position } }) => ({
      position,
      fromAt,
      untilAt,
      service,
      notedAt,
    }),
  },
});
