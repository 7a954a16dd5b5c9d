import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Day, Id } from 'schemas/describe/schema';
import { Maybe } from 'schemas/describe/events';
import { longDay } from '../wording';

export const welcomeMail = job('accounts.welcome-mail', {
  data: { accountId: Id, trialEndsOn: Maybe(Day) },
  once: ({ accountId }) => accountId,
  run: async ({ accountId, trialEndsOn }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    return mail({
      to: email,
      template: welcome,
      values: { name, email, trialEndsOn, link: `${publicUrl}/auth/individual-login` },
    });
  },
});

const welcome = mailTemplate<{ name: string | null; email: string; trialEndsOn: string | undefined; link: string }>({
  subject: 'Welcome to Fieldfare: your account is ready',
  paragraphs: ({ name, email, trialEndsOn }) => [
    name === null ? 'Hello,' : `Hello ${name},`,
    `Your account is ready. Log in with ${email} and the password you chose.`,
    ...(trialEndsOn === undefined
      ? []
      : [
          `You can practise 50 questions a day until ${longDay(trialEndsOn)}. We hold no card, and nothing is charged when the trial ends.`,
        ]),
    'A good way to begin: pick one topic, do five questions, and read the steps of any that went wrong.',
  ],
  action: ({ link }) => ({ label: 'Log in', link }),
});
