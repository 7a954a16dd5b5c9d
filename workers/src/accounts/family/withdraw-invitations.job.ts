import { job } from 'platform/jobs';
import { withdrawInvitationsOf } from 'schemas/accounts/family/parents.contract';
import { Id, Instant } from 'schemas/describe/schema';
import type { Services } from '../../services';

/** Withdraws what was open before a new password, where the one who set it could not do so at once. */
export const withdrawInvitationsJob = job('accounts.withdraw-invitations', {
  data: { accountId: Id, resetId: Id, changedAt: Instant },
  once: ({ resetId }) => resetId,
  run: (request, { command }: Services) => command(withdrawInvitationsOf, request),
});
