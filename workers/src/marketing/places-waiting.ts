import { readsOf } from 'platform/database/reads';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import type { Readable } from '../people';

/** More than any free session has seats for. */
const MOST = 5_000;

export async function placesWaiting(db: Readable): Promise<readonly string[]> {
  const rows = await readsOf(db, mockPlaces)
    .from(mockPlaces)
    .select('placeId')
    .where('state', '=', 'confirmed')
    .orderBy('askedAt')
    .orderBy('placeId')
    .limit(MOST)
    .execute();
  return rows.map(({ placeId }) => placeId);
}
