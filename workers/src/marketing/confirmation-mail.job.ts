import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';

const WEEK = 7 * 86_400_000;
/** In ms: whoever keeps a mail for years may still leave by it. */
const TEN_YEARS = 3_652 * 86_400_000;

export const confirmationMail = job('marketing.confirmation-mail', {
  data: { subscriberId: Id, askedAt: Instant },
  once: ({ subscriberId, askedAt }) => `${subscriberId} ${askedAt}`,
  run: async ({ subscriberId, askedAt }, { person, mail, signedLink }) => {
    const subscriber = await person(subscriberId);
    if (subscriber === 'erased') return 'skipped';
    const linkFor = (path: string, ms: number) =>
      signedLink({ path, parts: [subscriberId], expiresAt: new Date(Date.parse(askedAt) + ms) });
    return mail({
      to: subscriber.email,
      template: confirm,
      values: { link: linkFor('/auth/confirm', WEEK), leave: linkFor('/auth/leave-list', TEN_YEARS) },
    });
  },
});

const confirm = mailTemplate<{ link: string; leave: string }>({
  subject: 'Please confirm: free 11-plus resources by mail',
  paragraphs: () => [
    'Hello,',
    'Somebody, probably you, asked for our free 11-plus resources at this address. Open the link and you are on the list.',
    'If it was not you, leave this mail alone and you will not hear from us again.',
  ],
  action: ({ link }) => ({ label: 'Yes, send them to me', link }),
  leave: ({ leave }) => leave,
});
