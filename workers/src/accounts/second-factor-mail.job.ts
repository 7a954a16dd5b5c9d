import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import Type from 'typebox';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { Maybe } from 'schemas/describe/events';
import { greeting, londonMoment } from '../wording';

/** What has become of somebody's second factor. */
const happenings = ['set up', 'removed', 'reset', 'recovery code used'] as const;
type Happening = (typeof happenings)[number];

/** To whoever owns the account: the one who did it may be somebody else. */
export const secondFactorMail = job('accounts.second-factor-mail', {
  data: { accountId: Id, eventId: Id, what: Type.Enum([...happenings]), at: Instant, left: Maybe(Count) },
  once: ({ eventId }) => eventId,
  run: async ({ accountId, what, at, left = 0 }, { person, mail, publicUrl }) => {
    const owner = await person(accountId);
    if (owner === 'erased') return 'skipped';
    const link = `${publicUrl}/auth/individual-login`;
    return mail({
      to: owner.email,
      template: told[what],
      values: { name: owner.name, moment: londonMoment(at), left, link },
    });
  },
});

interface Values {
  readonly name: string | null;
  readonly moment: string;
  readonly left: number;
  readonly link: string;
}

const telling = (subject: string, words: (values: Values) => readonly string[]) =>
  mailTemplate<Values>({
    subject,
    paragraphs: (values) => [greeting(values.name), ...words(values)],
    action: ({ link }) => ({ label: 'Log in', link }),
  });

const told: Readonly<Record<Happening, ReturnType<typeof telling>>> = {
  'set up': telling('Your log-in now asks for a code', ({ moment }) => [
    `A second factor was set up for your Fieldfare account on ${moment}. From now on a log-in asks for a code of your app beside the password.`,
    'Keep the ten recovery codes where you find them without your phone.',
    'If this was not you, please tell an admin at once and choose a new password.',
  ]),
  removed: telling('Your log-in no longer asks for a code', ({ moment }) => [
    `The second factor of your Fieldfare account was taken away on ${moment}, with your password and a code.`,
    'If this was not you, please tell an admin at once and choose a new password.',
  ]),
  reset: telling('An admin has reset your second factor', ({ moment }) => [
    `An admin took the second factor of your Fieldfare account away on ${moment}, and you were logged out everywhere. The codes of your app and your recovery codes are no good any more.`,
    'Log in with your password and set a new one up. If you did not ask for this, please tell another admin.',
  ]),
  'recovery code used': telling('A recovery code was used', ({ moment, left }) => [
    `Somebody logged in to your Fieldfare account with a recovery code on ${moment}. ${left === 1 ? 'One code is' : `${left} codes are`} left.`,
    'If this was you and your phone is lost, take your second factor away on the page “Logging in”, and set it up with another phone.',
    'If this was not you, please tell an admin at once and choose a new password.',
  ]),
};
