import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Id } from 'schemas/describe/schema';

/** To whoever began the family: somebody sees their children from now on. */
export const parentJoinedMail = job('accounts.parent-joined-mail', {
  data: { familyId: Id, accountId: Id, invitationId: Id },
  once: ({ invitationId }) => invitationId,
  run: async ({ familyId, accountId }, { person, mail, publicUrl }) => {
    const [holder, parent] = await Promise.all([person(familyId), person(accountId)]);
    if (holder === 'erased' || parent === 'erased') return 'skipped';
    return mail({
      to: holder.email,
      template: joined,
      values: { parent: parent.email, link: `${publicUrl}/app/family` },
    });
  },
});

const joined = mailTemplate<{ parent: string; link: string }>({
  subject: 'Another parent has joined your family',
  paragraphs: ({ parent }) => [
    'Hello,',
    `${parent} has accepted your invitation, and sees your children, their worksheets and their progress from now on.`,
    'If this is not whom you meant, take them out of the family again: it takes effect at once.',
  ],
  action: ({ link }) => ({ label: 'See your family', link }),
});
