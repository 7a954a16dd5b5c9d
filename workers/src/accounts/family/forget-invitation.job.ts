import { job } from 'platform/jobs';
import { forgetInvitation } from 'schemas/accounts/family/parents.contract';
import { Id } from 'schemas/describe/schema';
import type { Services } from '../../services';

const data = { invitationId: Id, because: Id };

/** Forgets the address of an invitation that was accepted, withdrawn, or has expired. */
export const forgetInvitationJob = job<typeof data, Services>('accounts.forget-invitation', {
  data,
  once: ({ invitationId, because }) => `${invitationId} ${because}`,
  run: ({ invitationId }, { command }) => command(forgetInvitation, { invitationId }),
});
