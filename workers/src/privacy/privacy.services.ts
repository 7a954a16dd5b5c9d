import type { Clock } from 'platform/clock';
import type { Readable } from '../people';
import { erasureTold, type ErasureTold } from './erasure-told';

/** What the work of erasing may ask. */
export interface PrivacyServices {
  /** What a mail tells of an erasure, to whom. */
  readonly erasureTold: (erasureId: string, accountId: string) => Promise<ErasureTold>;
}

export const privacyServices = (db: Readable, clock: Clock): PrivacyServices => ({
  erasureTold: (erasureId, accountId) => erasureTold(db, { erasureId, accountId }, clock.now()),
});
