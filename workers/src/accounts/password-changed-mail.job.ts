import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id, Instant } from 'schemas/describe/schema';
import type { Services } from '../services';
import { greeting, londonMoment } from '../wording';

/** To whoever owns the account: the one who changed the password may be somebody else. */
export const passwordChangedMail = job('accounts.password-changed-mail', {
  data: { accountId: Id, resetId: Id, changedAt: Instant },
  once: ({ resetId }) => resetId,
  run: async ({ accountId, changedAt }, { person, mail, publicUrl, otherParents }: Services) => {
    const parent = await person(accountId);
    if (parent === 'erased') return 'skipped';
    const values = {
      name: parent.name,
      moment: londonMoment(changedAt),
      others: await otherParents(accountId),
      family: `${publicUrl}/app/family`,
      link: `${publicUrl}/auth/forgot-password`,
    };
    return mail({ to: parent.email, template: changed, values });
  },
});

interface Values {
  readonly name: string | null;
  readonly moment: string;
  /** The addresses of the other parents of the family, in order. */
  readonly others: readonly string[];
  readonly family: string;
  readonly link: string;
}

// A password of their own: the new one of somebody else does not shut them out.
const stayWords = ({ others, family }: Values): string =>
  `Your family has ${others.length === 1 ? 'another parent, who sees' : 'other parents, who see'} your children as you do: ${others.join(', ')}. If you do not know ${others.length === 1 ? 'them' : 'one of them'}, take them out of your family at ${family}.`;

const changed = mailTemplate<Values>({
  subject: 'Your password was changed',
  paragraphs: (values) => [
    greeting(values.name),
    `The password of your Fieldfare account was changed on ${values.moment}. Every device was logged out; log in again with the new password.`,
    ...(values.others.length > 0 ? [stayWords(values)] : []),
    'If you did this, there is nothing more to do.',
    'If you did not, somebody can read your mail. Choose a new password for your mail first, and then a new one here.',
  ],
  action: ({ link }) => ({ label: 'Choose a new password', link }),
});
