import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { GUEST_PATH } from 'schemas/accounts/links';
import { InvitedAs, type InvitedAsName } from 'schemas/accounts/people/guest.events';
import { Id, Instant } from 'schemas/describe/schema';
import { londonMoment } from '../../wording';

/** The link is good for the newest mail of its invitation alone, and once. */
export const guestMail = job('accounts.guest-mail', {
  data: { invitationId: Id, accountId: Id, as: InvitedAs, sendId: Id, expiresAt: Instant },
  once: ({ sendId }) => sendId,
  run: async ({ invitationId, accountId, as, sendId, expiresAt }, { person, mail, signedLink, now }) => {
    const guest = await person(accountId);
    const expires = new Date(expiresAt);
    if (guest === 'erased' || expires <= now()) return 'skipped';
    const link = signedLink({ path: GUEST_PATH, parts: [invitationId, sendId], expiresAt: expires });
    return mail({ to: guest.email, template: invited, values: { as, link, until: londonMoment(expiresAt) } });
  },
});

const invitedTo: Record<InvitedAsName, string> = {
  admin: 'You have been invited to work in the office of Fieldfare, as an admin.',
  editor: 'You have been invited to write English questions for Fieldfare.',
  'mock exam user': 'An account for mock exams has been prepared for you and your child at Fieldfare.',
};

const invited = mailTemplate<{ as: InvitedAsName; link: string; until: string }>({
  subject: 'Your invitation to Fieldfare',
  paragraphs: ({ as, until }) => [
    'Hello,',
    `${invitedTo[as]} Open the link and choose your own password: nobody else knows it. The link works once, until ${until}.`,
    'If you do not expect this, leave this mail alone: no account is made, and this address is forgotten.',
  ],
  action: ({ link }) => ({ label: 'Choose a password', link }),
});
