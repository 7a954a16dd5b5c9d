import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { Count, Id } from 'schemas/describe/schema';
import { Product, products } from 'schemas/payments/products';
import { greeting, pounds } from '../wording';

/** Whoever begins to pay each month is told by mail what for, how much, and how it is ended. */
export const planBegunMail = job('payments.plan-begun-mail', {
  data: { familyId: Id, checkoutId: Id, productId: Product, pence: Count, monthlyPence: Count },
  once: ({ checkoutId }) => checkoutId,
  run: async ({ familyId, productId, pence, monthlyPence }, { person, mail, publicUrl }) => {
    const parent = await person(familyId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    const values = {
      name,
      plan: products[productId].name,
      paid: pounds(pence),
      monthly: pounds(monthlyPence),
      page: `${publicUrl}/app/my-subscription`,
    };
    return mail({ to: email, template: begun, values });
  },
});

interface Begun {
  readonly name: string | null;
  readonly plan: string;
  readonly paid: string;
  readonly monthly: string;
  readonly page: string;
}

const begun = mailTemplate<Begun>({
  subject: 'Thank you: we have your payment',
  paragraphs: ({ name, plan, paid, monthly }) => [
    greeting(name),
    `You have paid ${paid} for “${plan}”. In a month’s time it renews at ${monthly} a month, and goes on until you cancel it.`,
    '“My Subscription” shows when the next payment is due. There you can change the plan or the card, see receipts, and cancel whenever you like.',
  ],
  action: ({ page }) => ({ label: 'My Subscription', link: page }),
});
