import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';
import { greeting, londonMoment } from '../wording';

/** To whoever owns the account: the one who changed the password may be somebody else. */
export const passwordChangedMail = job('accounts.password-changed-mail', {
  data: { accountId: Id, resetId: Id, changedAt: Instant },
  once: ({ resetId }) => resetId,
  run: async ({ accountId, changedAt }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const values = { name: parent.name, moment: londonMoment(changedAt), link: `${publicUrl}/auth/forgot-password` };
    return mail({ to: parent.email, template: changed, values });
  },
});

const changed = mailTemplate<{ name: string | null; moment: string; link: string }>({
  subject: 'Your password was changed',
  paragraphs: ({ name, moment }) => [
    greeting(name),
    `The password of your Fieldfare account was changed on ${moment}. Every device was logged out; log in again with the new password.`,
    'If you did this, there is nothing more to do.',
    'If you did not, somebody can read your mail. Choose a new password for your mail first, and then a new one here.',
  ],
  action: ({ link }) => ({ label: 'Choose a new password', link }),
});
