import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';
import { greeting } from '../wording';

export const theftMail = job('accounts.theft-mail', {
  data: { sessionId: Id, accountId: Id },
  once: ({ sessionId }) => sessionId,
  run: async ({ accountId }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const values = { name: parent.name, link: `${publicUrl}/auth/forgot-password` };
    return mail({ to: parent.email, template: theft, values });
  },
});

const theft = mailTemplate<{ name: string | null; link: string }>({
  subject: 'We logged one of your devices out',
  paragraphs: ({ name }) => [
    greeting(name),
    'One of your log-ins to Fieldfare was used in a way that should not happen: an old key to it came back after a new one had been given out. To be safe we logged that device out. Nothing in your account has changed.',
    'Most often the reason is harmless, such as a connection that broke off at the wrong moment or a browser set up from a copy. Simply log in again.',
    'If you think somebody else may have used your account, choose a new password. That logs every device out.',
  ],
  action: ({ link }) => ({ label: 'Choose a new password', link }),
});
