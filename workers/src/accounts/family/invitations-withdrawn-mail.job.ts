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
  subject: 'An invitation to your family was withdrawn',
  paragraphs: () => [
    'Hello,',
    'Another parent was invited to your family and had not joined yet when your new password was chosen. We have withdrawn the invitation, since whoever made it knew your former password and may not have been you.',
    'If it was you, please invite them again.',
  ],
  action: ({ link }) => ({ label: 'See your family', link }),
});
