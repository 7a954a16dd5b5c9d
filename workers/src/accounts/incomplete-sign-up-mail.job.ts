import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import type { Services } from '../services';
import { greeting } from '../wording';

const data = { signUpId: Id, emailHash: Id, productId: Count };

/** One reminder for each address, and none for somebody who has finished in the meantime. */
export const incompleteSignUpMail = job<typeof data, Services>('accounts.incomplete-sign-up-mail', {
  data,
  once: ({ emailHash }) => emailHash,
  run: async ({ signUpId, emailHash, productId }, { person, mail, publicUrl, hasAccount }) => {
    const visitor = await person(signUpId);
    if (visitor === 'erased' || (await hasAccount(emailHash))) return 'skipped';
    return mail({
      to: visitor.email,
      template: reminder,
      values: { name: visitor.name, link: `${publicUrl}/auth/register/${productId}` },
    });
  },
});

const reminder = mailTemplate<{ name: string | null; link: string }>({
  subject: 'Your sign-up is half done',
  paragraphs: ({ name }) => [
    greeting(name),
    'You began to sign up for Fieldfare and stopped half-way. If you would like to go on, the link takes you back to the form.',
    'We write about this once only, and forget what you had typed after 30 days.',
  ],
  action: ({ link }) => ({ label: 'Go on with the sign-up', link }),
});
