import { feature } from '../describe/feature';
import { advertisedParents } from './advertised-parents.table';
import * as advertisingCalls from './advertising.contract';
import { advertisingEvents } from './advertising.events';
import { passedOn } from './passed-on.table';

export const advertisingFeature = feature('advertising', {
  families: [advertisingEvents],
  calls: [advertisingCalls],
  tables: [advertisedParents, passedOn],
  refusals: {
    AdvertisingTextChanged: {
      status: 409,
      title: 'These words have changed since this page was opened. Please load it again and read them once more.',
    },
    AdvertisingChangedTooOften: {
      status: 409,
      title: 'This has been changed very often. It stays switched off; please write to us if that is not right.',
    },
    // Told to our own workers alone.
    AdvertisingNotAgreed: { status: 409, title: 'This parent does not agree to it, or does no longer.' },
  },
});
