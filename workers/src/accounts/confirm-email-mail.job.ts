import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { Id, Instant } from 'schemas/describe/schema';

const TWO_WEEKS = 14 * 86_400_000;

/** What the link says that confirms the address of an account. */
export const confirmEmailLink = (accountId: string, askedAt: string) => ({
  path: CONFIRM_EMAIL_PATH,
  parts: [accountId],
  expiresAt: new Date(Date.parse(askedAt) + TWO_WEEKS),
});

export const confirmEmailMail = job('accounts.confirm-email-mail', {
  data: { accountId: Id, askedAt: Instant },
  once: ({ accountId, askedAt }) => `${accountId} ${askedAt}`,
  run: async ({ accountId, askedAt }, { person, mail, signedLink }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    return mail({
      to: parent.email,
      template: confirm,
      values: { link: signedLink(confirmEmailLink(accountId, askedAt)) },
    });
  },
});

const confirm = mailTemplate<{ link: string }>({
  subject: 'Please confirm your e-mail address',
  paragraphs: () => [
    'Hello,',
    'Here is the link once more that confirms this address for your Fieldfare account. Open it and press the button on its page, and your child can start new worksheets.',
    'If you have no account with us, leave this mail alone.',
  ],
  action: ({ link }) => ({ label: 'Confirm this address', link }),
});
