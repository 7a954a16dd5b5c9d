import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import { Id, Instant } from 'schemas/describe/schema';
import { londonMoment } from '../../wording';

/** To whoever is invited to a family. The link is in this mail alone: nothing that is kept opens it. */
export const invitationMail = job('accounts.invitation-mail', {
  data: { familyId: Id, invitationId: Id, inviterId: Id, expiresAt: Instant },
  once: ({ invitationId }) => invitationId,
  run: async ({ familyId, invitationId, inviterId, expiresAt }, { person, mail, signedLink, now }) => {
    const [guest, inviter] = await Promise.all([person(invitationId), person(inviterId)]);
    const expires = new Date(expiresAt);
    if (guest === 'erased' || inviter === 'erased' || expires <= now()) return 'skipped';
    const link = signedLink({ path: JOIN_FAMILY_PATH, parts: [familyId, invitationId], expiresAt: expires });
    return mail({
      to: guest.email,
      template: invitation,
      values: { inviter: inviter.email, link, until: londonMoment(expiresAt) },
    });
  },
});

// By the address alone, which has been confirmed: a name is whatever was typed into a form.
const invitation = mailTemplate<{ inviter: string; link: string; until: string }>({
  subject: 'An invitation to a family at Fieldfare',
  paragraphs: ({ inviter, until }) => [
    'Hello,',
    `${inviter} prepares a child for the 11-plus with Fieldfare, and invites you to be the second parent: you would see the same children, their worksheets and their progress.`,
    `The link works once, until ${until}. If you have no account yet, you make one there; it costs nothing.`,
    'If you do not know who this is, leave this mail alone. We forget your address when the invitation is over.',
  ],
  action: ({ link }) => ({ label: 'See the invitation', link }),
});
