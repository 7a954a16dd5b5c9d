import { job } from 'platform/jobs';
import { forgetGuest } from 'schemas/accounts/people/people.contract';
import { Id } from 'schemas/describe/schema';
import type { Services } from '../../services';

const data = { invitationId: Id, askedBy: Id };

/** Erases who was invited and did not come, once for each reason to: an invitation that was mailed again is asked about later. */
export const forgetGuestJob = job<typeof data, Services>('accounts.forget-guest', {
  data,
  once: ({ askedBy }) => askedBy,
  run: ({ invitationId }, { command }) => command(forgetGuest, { invitationId }),
});
