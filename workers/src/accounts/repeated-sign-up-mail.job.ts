import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Maybe } from 'schemas/describe/events';
import { Id } from 'schemas/describe/schema';
import { greeting } from '../wording';

/** One mail a sign-up attempt: whoever made it is told nothing else than at a first sign-up. */
export const repeatedSignUpMail = job('accounts.repeated-sign-up-mail', {
  data: { accountId: Id, eventId: Id, isUnconfirmed: Maybe(Type.Boolean()) },
  once: ({ eventId }) => eventId,
  run: async ({ accountId, isUnconfirmed = false }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    return mail({
      to: parent.email,
      template: alreadyThere,
      values: { name: parent.name, isUnconfirmed, link: `${publicUrl}/auth/individual-login` },
    });
  },
});

const unconfirmed =
  'If you did not make that account, somebody else did with your address: nobody has confirmed it yet. Choose a new password with “Forgot your password?” on the log-in page, and whoever made it is shut out.';

const alreadyThere = mailTemplate<{ name: string | null; isUnconfirmed: boolean; link: string }>({
  subject: 'You already have a Fieldfare account',
  paragraphs: ({ name, isUnconfirmed }) => [
    greeting(name),
    'Somebody, probably you, signed up with this address just now. You have an account with it already, so no second one was made, and your password is the one that you had.',
    'Log in with the password you chose then. If you have forgotten it, “Forgot your password?” on the log-in page sends you a link for a new one.',
    'If you went on to pay for something, it is put on the account that you have, and another mail tells you what it is and how to manage it.',
    isUnconfirmed ? unconfirmed : 'If it was not you, there is nothing you need to do.',
  ],
  action: ({ link }) => ({ label: 'Log in', link }),
});
