import { derivedKeys } from 'platform/config';
import { serviceFields } from 'platform/service';

/** The environment of the projectors. */
export const config = {
  ...serviceFields(8083),
  /** Opens the personal data that read tables show; makes no key, and signs nothing. */
  openingKeys: derivedKeys(),
};
