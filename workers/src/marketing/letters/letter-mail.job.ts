import { job } from 'platform/jobs';
import { letterMail } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import type { Services } from '../../services';
import { leaveLink } from '../leave-link';

const data = { letterId: Id, subscriberId: Id };

/** One letter to one reader, unless they have left meanwhile. */
export const letterMailJob = job<typeof data, Services>('marketing.letter-mail', {
  data,
  // What became of a letter is counted by its first word.
  once: ({ letterId, subscriberId }) => `${letterId} ${subscriberId}`,
  run: async ({ letterId, subscriberId }, { mailingList, person, mail, signedLink, now }) => {
    const { subject, body } = await mailingList.letter(letterId, 1);
    const reader = await person(subscriberId);
    if (reader === 'erased') return 'skipped';
    const leave = signedLink(leaveLink([subscriberId, letterId], now().toISOString()));
    return mail({ to: reader.email, template: letterMail, values: { subject, body, leave } });
  },
});
