import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { addressLetter, closeLetter } from 'schemas/marketing/letters/letter.contract';
import { READERS_AT_ONCE } from 'schemas/marketing/letters/letter.events';
import type { Services } from '../../services';

const data = { letterId: Id };

/** Notes everybody who is on the list as a reader of a letter. Begun anew, it passes over those who are noted. */
export const addressLetterJob = job<typeof data, Services>('marketing.address-letter', {
  data,
  once: ({ letterId }) => letterId,
  run: async ({ letterId }, { mailingList, command }) => {
    let last = '';
    for (;;) {
      const subscriberIds = await mailingList.after(last, READERS_AT_ONCE);
      if (subscriberIds.length > 0) await command(addressLetter, { letterId, subscriberIds });
      if (subscriberIds.length < READERS_AT_ONCE) return command(closeLetter, { letterId });
      last = subscriberIds.at(-1) ?? last;
    }
  },
});
