import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Maybe } from 'schemas/describe/events';
import { Count, Id } from 'schemas/describe/schema';
import { Product, products } from 'schemas/payments/products';
import { greeting, pounds } from '../wording';

/** Somebody has registered and paid with the address of an account that was there: its owner is told what, and how to manage it. */
export const paidWithoutLogInMail = job('payments.paid-without-log-in-mail', {
  data: {
    familyId: Id,
    checkoutId: Id,
    productId: Product,
    pence: Count,
    monthlyPence: Maybe(Count),
    /** Whose address it was, where that is not who began the family. */
    payerId: Maybe(Id),
  },
  once: ({ checkoutId }) => checkoutId,
  run: async ({ familyId, payerId = familyId, productId, pence, monthlyPence }, { person, mail, publicUrl }) => {
    const parent = await person(payerId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    const values = {
      name,
      product: products[productId].name,
      paid: pounds(pence),
      monthly: monthlyPence === undefined ? undefined : pounds(monthlyPence),
      plan: `${publicUrl}/app/my-subscription`,
    };
    return mail({ to: email, template: onYourAccount, values });
  },
});

interface Paid {
  readonly name: string | null;
  readonly product: string;
  readonly paid: string;
  readonly monthly: string | undefined;
  readonly plan: string;
}

const onYourAccount = mailTemplate<Paid>({
  subject: 'A payment has come for your Fieldfare account',
  paragraphs: ({ name, product, paid, monthly }) => [
    greeting(name),
    `Somebody, probably you, has just signed up with this address and paid ${paid} for “${product}”. You had an account with this address already, so no second one was made: what was paid for stands on the account that you had, and you log in to it with the password that you had.`,
    monthly === undefined ? ONCE : ofEachMonth(monthly),
    'If you had paid for it already, we give this payment back by ourselves, and another mail says so.',
    'If it was not you, your card was not charged, and there is nothing that you need to do.',
  ],
  action: ({ plan }) => ({ label: 'My Subscription', link: plan }),
});

const ONCE =
  'It was paid for once, and nothing more is charged. To see its receipt, log in, open “My Subscription”, and press “It was me: show its receipt with mine”.';

const ofEachMonth = (monthly: string): string =>
  `It goes on at ${monthly} each month until it is cancelled. To cancel it, to change the card, or to see receipts, log in, open “My Subscription”, and press “It was me: manage it here”.`;
