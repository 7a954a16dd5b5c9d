import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';

/** To whom it was done: who was taken out of a family, or, where they left by themselves, whoever began it. */
export const parentLeftMail = job('accounts.parent-left-mail', {
  data: { eventId: Id, familyId: Id, accountId: Id, isRemoved: Type.Boolean() },
  once: ({ eventId }) => eventId,
  run: async ({ familyId, accountId, isRemoved }, { person, mail, publicUrl }) => {
    const [holder, parent] = await Promise.all([person(familyId), person(accountId)]);
    if (isRemoved)
      return parent === 'erased'
        ? 'skipped'
        : mail({ to: parent.email, template: removed, values: { link: `${publicUrl}/auth/individual-login` } });
    if (holder === 'erased' || parent === 'erased') return 'skipped';
    return mail({
      to: holder.email,
      template: left,
      values: { parent: parent.email, link: `${publicUrl}/app/family` },
    });
  },
});

const removed = mailTemplate<{ link: string }>({
  subject: 'You no longer belong to a family at Fieldfare',
  paragraphs: () => [
    'Hello,',
    'The parent who invited you to their family has taken you out of it, so you no longer see its children. Your own account stays, with all that was in it before.',
    'If you think that this is a mistake, please ask them: they can invite you again.',
  ],
  action: ({ link }) => ({ label: 'Log in', link }),
});

const left = mailTemplate<{ parent: string; link: string }>({
  subject: 'A parent has left your family',
  paragraphs: ({ parent }) => [
    'Hello,',
    `${parent} has left your family, and no longer sees your children. All that is the children’s stays with you.`,
  ],
  action: ({ link }) => ({ label: 'See your family', link }),
});
