import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { ByStaff } from 'schemas/accounts/logins/login.events';
import { Maybe } from 'schemas/describe/events';
import { Id, Instant } from 'schemas/describe/schema';
import { greeting } from '../wording';

export const resetMail = job('accounts.reset-mail', {
  data: { accountId: Id, resetId: Id, askedAt: Instant, expiresAt: Instant, byStaff: Maybe(ByStaff) },
  once: ({ resetId }) => resetId,
  run: async ({ accountId, resetId, askedAt, expiresAt, byStaff = false }, { person, mail, signedLink, now }) => {
    const parent = await person(accountId);
    const expires = new Date(expiresAt);
    if (parent === 'erased' || expires <= now()) return 'skipped';
    const link = signedLink({
      path: '/auth/change-password',
      parts: [accountId, resetId, askedAt],
      expiresAt: expires,
    });
    return mail({ to: parent.email, template: reset, values: { name: parent.name, link, byStaff } });
  },
});

const reset = mailTemplate<{ name: string | null; link: string; byStaff: boolean }>({
  subject: 'Choose a new password',
  paragraphs: ({ name, byStaff }) => [
    greeting(name),
    `${byStaff ? 'One of our staff sends you this link to choose a new password.' : 'You asked for a new password.'} The link works once, for one hour. When the password is changed, you are logged out on every device.`,
    'If you did not ask, leave this mail alone: your password stays as it is.',
  ],
  action: ({ link }) => ({ label: 'Choose a new password', link }),
});
