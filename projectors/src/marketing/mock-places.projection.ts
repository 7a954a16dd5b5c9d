import { set } from 'platform/projections';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import { readModel } from '../read-model';

export const mockPlacesProjection = readModel(mockPlaces, { version: 2 }).fold({
  MockPlaceAsked: (row, { data, meta }) =>
    row ?? {
      placeId: data.placeId,
      email: data.email,
      parentFirstName: data.parentFirstName,
      parentLastName: data.parentLastName,
      childName: data.childName,
      telephone: data.telephone,
      source: data.source,
      state: 'asked',
      askedAt: meta.at,
      confirmedAt: null,
    },
  MockPlaceConfirmed: (row, { meta }) => set(row, { state: 'confirmed', confirmedAt: meta.at }),
  MockPlaceSeated: (row) => set(row, { state: 'seated' }),
  MockPlaceGivenUp: (row) =>
    set(row, {
      state: 'given up',
      email: null,
      parentFirstName: null,
      parentLastName: null,
      childName: null,
      telephone: null,
    }),
});
