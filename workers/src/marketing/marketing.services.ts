import type { Readable } from '../people';
import { mailingListIn, type MailingList } from './letters/list-port';
import type { ListProvider } from './list-provider';
import { isSubscriber } from './marketing.people';
import { placesWaiting } from './places-waiting';

/** What the work of the mailing list and the free mock exams may ask. */
export interface MarketingServices {
  /** Who keeps the mailing list beside us; undefined where nobody does. */
  readonly listProvider: ListProvider | undefined;
  readonly isSubscriber: (subscriberId: string) => Promise<boolean>;
  readonly mailingList: MailingList;
  /** Places in a free mock exam that are confirmed and have no seat yet, those that were asked for first, first. */
  readonly placesWaiting: () => Promise<readonly string[]>;
}

export const marketingServices = (db: Readable, listProvider: ListProvider | undefined): MarketingServices => ({
  listProvider,
  isSubscriber: (subscriberId) => isSubscriber(db, subscriberId),
  mailingList: mailingListIn(db),
  placesWaiting: () => placesWaiting(db),
});
