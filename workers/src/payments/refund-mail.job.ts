import Type from 'typebox';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import { greeting, pounds } from '../wording';

/** Money that was given back is told of once; a further part of the same payment is told of again. */
export const refundMail = job('payments.refund-mail', {
  data: { familyId: Id, paymentId: Id, pence: Count, paidPence: Count, isDuplicate: Type.Boolean() },
  once: ({ paymentId, pence }) => `${paymentId} ${pence}`,
  run: async ({ familyId, pence, paidPence, isDuplicate }, { person, mail, publicUrl }) => {
    const parent = await person(familyId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    return mail({
      to: email,
      template: isDuplicate ? boughtTwice : refund,
      values: { name, given: pounds(pence), paid: pounds(paidPence), plan: `${publicUrl}/app/my-subscription` },
    });
  },
});

interface Refund {
  readonly name: string | null;
  readonly given: string;
  readonly paid: string;
  readonly plan: string;
}

const whenItComes = 'Your bank may take five to ten working days to show it on the card that you paid with.';

const refund = mailTemplate<Refund>({
  subject: 'We have sent you a refund',
  paragraphs: (told) => [
    greeting(told.name),
    told.given === told.paid
      ? `We have given back your payment of ${told.paid}.`
      : `Of your payment of ${told.paid} we have given back ${told.given} in all.`,
    whenItComes,
    'Nothing of your child’s is lost. “My Subscription” shows what you have now.',
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});

const boughtTwice = mailTemplate<Refund>({
  subject: 'You had paid twice: we have sent the second payment back',
  paragraphs: (told) => [
    greeting(told.name),
    `A payment of ${told.paid} came for something that you have already. You need it once only, so we have given back ${told.given}.`,
    whenItComes,
    'What you have goes on as before; there is nothing for you to do.',
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});
