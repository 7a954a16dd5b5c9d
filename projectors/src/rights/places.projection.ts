import { places } from 'schemas/rights/places.table';
import { readModel } from '../read-model';

export const placesProjection = readModel(places, { version: 1 }).fold({
  PlaceTaken: (_, { data: { sessionId, learnerId, heldUntil = null } }) => ({ sessionId, learnerId, heldUntil }),
  PlaceReturned: () => null,
});
