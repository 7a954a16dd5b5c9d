import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Day, Id, Instant } from 'schemas/describe/schema';
import { Maybe } from 'schemas/describe/events';
import { greeting, longDay } from '../wording';
import { confirmEmailLink } from './confirm-email-mail.job';

export const welcomeMail = job('accounts.welcome-mail', {
  data: { accountId: Id, trialEndsOn: Maybe(Day), askedAt: Maybe(Instant), hasNoPassword: Maybe(Type.Literal(true)) },
  once: ({ accountId }) => accountId,
  run: async ({ accountId, trialEndsOn, askedAt, hasNoPassword }, { person, mail, publicUrl, signedLink }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    return mail({
      to: email,
      template: welcome,
      values: {
        name,
        email,
        trialEndsOn,
        hasPassword: hasNoPassword === undefined,
        logIn: `${publicUrl}/auth/individual-login`,
        confirm: askedAt === undefined ? undefined : signedLink(confirmEmailLink(accountId, askedAt)),
      },
    });
  },
});

interface Welcome {
  readonly name: string | null;
  readonly email: string;
  readonly trialEndsOn: string | undefined;
  readonly hasPassword: boolean;
  readonly logIn: string;
  /** Where the address is to be confirmed. */
  readonly confirm: string | undefined;
}

const welcome = mailTemplate<Welcome>({
  subject: 'Welcome to Fieldfare: your account is ready',
  paragraphs: ({ name, email, trialEndsOn, hasPassword, logIn, confirm }) => [
    greeting(name),
    hasPassword
      ? `Your account is ready. Log in with ${email} and the password you chose.`
      : `Thank you: your payment has come, and your account is ready. It has no password yet. Our other mail of today has a link to choose one, good for an hour; after that, “Forgot password” at the log-in sends you another. Then log in with ${email}.`,
    ...(confirm === undefined
      ? []
      : [
          `You can begin at once, at ${logIn}. From tomorrow on, new worksheets need this address to be confirmed: open the link below and press the button on its page. The link is good for two weeks.`,
        ]),
    ...(trialEndsOn === undefined
      ? []
      : [
          `You can practise 50 questions a day until ${longDay(trialEndsOn)}. We hold no card, and nothing is charged when the trial ends.`,
        ]),
    'A good way to begin: pick one topic, do five questions, and read the steps of any that went wrong.',
  ],
  action: ({ logIn, confirm }) =>
    confirm === undefined ? { label: 'Log in', link: logIn } : { label: 'Confirm this address', link: confirm },
});
