import { readsOf } from 'platform/database/reads';
import { subscribers } from 'schemas/marketing/subscribers.table';
import type { FindPerson } from '../people';

const findSubscriber: FindPerson = (db, subscriberId) =>
  readsOf(db, subscribers)
    .from(subscribers)
    .select('email')
    .where('subscriberId', '=', subscriberId)
    .executeTakeFirst();

/** Who is on the mailing list, or asked to be. */
export const marketingPeople: readonly FindPerson[] = [findSubscriber];
