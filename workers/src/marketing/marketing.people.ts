import { readsOf } from 'platform/database/reads';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import type { FindPerson, Readable } from '../people';

const findSubscriber: FindPerson = (db, subscriberId) =>
  readsOf(db, subscribers)
    .from(subscribers)
    .select('email')
    .where('subscriberId', '=', subscriberId)
    .executeTakeFirst();

const findPlaceHolder: FindPerson = (db, placeId) =>
  readsOf(db, mockPlaces).from(mockPlaces).select('email').where('placeId', '=', placeId).executeTakeFirst();

/** Whether somebody was ever asked for on the mailing list, erased since or not. */
export const isSubscriber = async (db: Readable, subscriberId: string): Promise<boolean> =>
  (await findSubscriber(db, subscriberId)) !== undefined;

/** Who is on the mailing list, or asked to be, and who asked for a place in a free mock exam. */
export const marketingPeople: readonly FindPerson[] = [findSubscriber, findPlaceHolder];
