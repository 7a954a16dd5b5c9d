import { start } from 'platform/jobs';
import { process } from '../../process';
import { forgetGuestJob } from './forget-guest.job';
import { guestMail } from './guest-mail.job';

const THIRTY_DAYS_MS = 30 * 86_400_000;

interface Sent {
  readonly invitationId: string;
  readonly accountId: string;
  readonly as: 'admin' | 'editor' | 'mock exam user';
  readonly sendId: string;
  readonly expiresAt: string;
}

/** A link for whoever is invited; who does not come is forgotten, once withdrawn or a month after their link has ended. */
export const inviteGuests = process('invite-guests', {
  GuestInvited: ({ data }) => mailed(data),
  GuestInvitedAgain: ({ data }) => mailed(data),
  GuestWithdrawn: ({ data: { invitationId }, id }) => start(forgetGuestJob, { invitationId, askedBy: id }),
});

const mailed = ({ invitationId, accountId, as, sendId, expiresAt }: Sent) => [
  start(guestMail, { invitationId, accountId, as, sendId, expiresAt }),
  start(forgetGuestJob, { invitationId, askedBy: sendId }, { at: new Date(Date.parse(expiresAt) + THIRTY_DAYS_MS) }),
];
