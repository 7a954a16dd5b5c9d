import { job, start } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';
import { process } from '../process';
import { londonMoment } from '../wording';

/** To whoever owns the account: the one who asked may be somebody else. The copy itself is fetched behind the password. */
export const copyAskedMail = job('privacy.copy-asked-mail', {
  data: { copyId: Id, accountId: Id, expiresAt: Instant },
  once: ({ copyId }) => copyId,
  run: async ({ accountId, expiresAt }, { person, mail, publicUrl }) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const values = { until: londonMoment(expiresAt), page: `${publicUrl}/app/privacy` };
    return mail({ to: parent.email, template: ready, values });
  },
});

const ready = mailTemplate<{ until: string; page: string }>({
  subject: 'Your copy of what we keep is ready',
  paragraphs: ({ until }) => [
    'Hello,',
    `You asked for a copy of what we keep. You find it on the page “What we keep”, behind your password, until ${until}.`,
    'If it was not you, somebody knows your password: please choose a new one.',
  ],
  action: ({ page }) => ({ label: 'Fetch the copy', link: page }),
});

/** A copy that was asked for is told of by mail. */
export const tellOfCopies = process('tell-of-copies', {
  CopyAsked: ({ data: { copyId, accountId, expiresAt } }) => start(copyAskedMail, { copyId, accountId, expiresAt }),
});
