import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';

/** One mail for each new password, however many invitations were withdrawn with it. */
export const invitationsWithdrawnMail = job('accounts.invitations-withdrawn-mail', {
  data: { familyId: Id, resetId: Id },
  once: ({ resetId }) => resetId,
  run: async ({ familyId }, { person, mail, publicUrl }) => {
    const holder = await person(familyId);
    if (holder === 'erased') return 'skipped';
    return mail({ to: holder.email, template: withdrawn, values: { link: `${publicUrl}/app/family` } });
  },
});

const withdrawn = mailTemplate<{ link: string }>({
  subject: 'Open invitations to your family were withdrawn',
  paragraphs: () => [
    'Hello,',
    'When your new password was chosen, your family had invitations open to other parents, who had not joined yet. We have withdrawn them, since whoever made them knew your former password and may not have been you.',
    'If it was you, please invite again whomever you wish to join.',
  ],
  action: ({ link }) => ({ label: 'See your family', link }),
});
