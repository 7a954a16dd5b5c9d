import Type from 'typebox';
import { londonDay } from 'platform/clock';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Maybe } from 'schemas/describe/events';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { greeting, longDay, pounds } from '../wording';

/** Which of the three mails: the card was asked once, once more, or for the last time. */
const Stage = Type.Enum(['first', 'second', 'last']);

/** A card that gave nothing is told of three times at most for one month, each time once. */
export const paymentFailedMail = job('payments.payment-failed-mail', {
  data: { familyId: Id, invoiceId: Id, stage: Stage, pence: Count, nextAttemptAt: Maybe(Instant) },
  once: ({ invoiceId, stage }) => `${invoiceId} ${stage}`,
  run: async ({ familyId, stage, pence, nextAttemptAt }, { person, mail, publicUrl }) => {
    const parent = await person(familyId);
    if (parent === 'erased') return 'skipped';
    const again = nextAttemptAt === undefined ? 'in a few days' : `on ${longDay(londonDay(nextAttemptAt))}`;
    return mail({
      to: parent.email,
      template: templates[stage],
      values: { name: parent.name, amount: pounds(pence), again, plan: `${publicUrl}/app/my-subscription` },
    });
  },
});

interface Failure {
  readonly name: string | null;
  readonly amount: string;
  readonly again: string;
  readonly plan: string;
}

const templates = {
  first: mailTemplate<Failure>({
    subject: 'This month’s payment has not gone through yet',
    paragraphs: (failure) => [
      greeting(failure.name),
      `We asked your card for ${failure.amount} for this month’s plan, and it was declined. That happens: a card runs out, or a bank is careful.`,
      `Everything goes on as before, and we ask your card again ${failure.again}. If it will do then, there is nothing for you to do. If you have another card, you can change it under “My Subscription”.`,
      'Nothing of your child’s is lost.',
    ],
    action: ({ plan }) => ({ label: 'Change the card', link: plan }),
  }),
  second: mailTemplate<Failure>({
    subject: 'We could not take this month’s payment yet: one more try to come',
    paragraphs: (failure) => [
      greeting(failure.name),
      `We asked your card for ${failure.amount} a second time, and it was declined again. Practice goes on as before.`,
      `We ask it once more ${failure.again}. If it is declined then, too, the plan ends by itself, and nothing more is asked of it. With another card, which you can put in under “My Subscription”, it goes on.`,
      'Whatever happens, nothing of your child’s is lost: every worksheet and all progress stay.',
    ],
    action: ({ plan }) => ({ label: 'Change the card', link: plan }),
  }),
  last: mailTemplate<Failure>({
    subject: 'Your plan has ended, and everything of your child’s is kept',
    paragraphs: (failure) => [
      greeting(failure.name),
      `The payment of ${failure.amount} did not go through, so your plan has ended. We ask your card no more.`,
      'Nothing of your child’s is lost: their worksheets, mistakes and progress are kept, and you can look at them whenever you log in.',
      'If you would like to go on, choose a plan again under “My Subscription”: all goes on where it stopped.',
    ],
    action: ({ plan }) => ({ label: 'See your plan', link: plan }),
  }),
};
