import type { Readable } from '../people';
import { advertisedParent, type AdvertisedParent } from './advertised-parent';
import type { ConversionReceiver } from './receiver';

/** What the work of advertising may ask. */
export interface AdvertisingServices {
  /** Where we advertise; undefined where nothing is configured. */
  readonly conversionReceiver: ConversionReceiver | undefined;
  readonly advertisedParent: (accountId: string) => Promise<AdvertisedParent | 'erased'>;
}

export const advertisingServices = (
  db: Readable,
  conversionReceiver: ConversionReceiver | undefined,
): AdvertisingServices => ({
  conversionReceiver,
  advertisedParent: (accountId) => advertisedParent(db, accountId),
});
