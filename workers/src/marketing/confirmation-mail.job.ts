import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';
import { leaveLink } from './leave-link';

const WEEK = 7 * 86_400_000;

export const confirmationMail = job('marketing.confirmation-mail', {
  data: { subscriberId: Id, askedAt: Instant },
  once: ({ subscriberId, askedAt }) => `${subscriberId} ${askedAt}`,
  run: async ({ subscriberId, askedAt }, { person, mail, signedLink }) => {
    const subscriber = await person(subscriberId);
    if (subscriber === 'erased') return 'skipped';
    const asked = Date.parse(askedAt);
    const link = signedLink({ path: '/auth/confirm', parts: [subscriberId], expiresAt: new Date(asked + WEEK) });
    return mail({
      to: subscriber.email,
      template: confirm,
      values: { link, leave: signedLink(leaveLink([subscriberId], askedAt)) },
    });
  },
});

const confirm = mailTemplate<{ link: string; leave: string }>({
  subject: 'Please confirm: free 11-plus resources by mail',
  paragraphs: () => [
    'Hello,',
    'Somebody, probably you, asked for our free 11-plus resources at this address. Open the link within a week and press the button on its page, and you are on the list.',
    'If it was not you, leave this mail alone, and you will not hear from us again.',
  ],
  action: ({ link }) => ({ label: 'Yes, send them to me', link }),
  leave: ({ leave }) => leave,
});
