import { londonDay } from 'platform/clock';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { PlanMove } from 'schemas/payments/billing.events';
import { Product, products } from 'schemas/payments/products';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { greeting, longDay, pounds } from '../wording';

/** That a plan was cancelled, resumed, changed or ended is told once, with its days and prices. */
export const planMovedMail = job('payments.plan-moved-mail', {
  data: {
    familyId: Id,
    subscriptionId: Id,
    how: PlanMove,
    productId: Product,
    pence: Count,
    beforeId: Product,
    until: Instant,
    movedAt: Instant,
  },
  once: ({ subscriptionId, movedAt }) => `${subscriptionId} ${movedAt}`,
  run: async ({ familyId, how, productId, pence, beforeId, until, movedAt }, { person, mail, publicUrl }) => {
    const parent = await person(familyId);
    if (parent === 'erased') return 'skipped';
    const { email, name } = parent;
    const values = {
      name,
      plan: products[productId].name,
      before: products[beforeId].name,
      price: pounds(pence),
      until: longDay(londonDay(until)),
      today: longDay(londonDay(movedAt)),
      page: `${publicUrl}/app/my-subscription`,
    };
    return mail({ to: email, template: templates[how], values });
  },
});

interface Moved {
  readonly name: string | null;
  readonly plan: string;
  readonly before: string;
  readonly price: string;
  readonly until: string;
  readonly today: string;
  readonly page: string;
}

const template = (subject: string, ...words: ((moved: Moved) => string)[]) =>
  mailTemplate<Moved>({
    subject,
    paragraphs: (moved) => [
      greeting(moved.name),
      ...words.map((say) => say(moved)),
      'If it was not you, please log in, look at “My Subscription”, and choose a new password.',
    ],
    action: ({ page }) => ({ label: 'My Subscription', link: page }),
  });

const nothingLost = () =>
  'Nothing of your child’s is lost: worksheets, mistakes and progress stay, and you can look at them whenever you log in.';

const templates = {
  cancelled: template(
    'Your plan is cancelled',
    ({ plan, until }) => `“${plan}” is cancelled. It goes on until ${until}, and nothing more is charged.`,
    () => 'Until then you can resume it under “My Subscription”.',
    nothingLost,
  ),
  resumed: template(
    'Your plan goes on',
    ({ plan, price, until }) =>
      `“${plan}” is resumed and goes on at ${price} a month. The next payment is on ${until}.`,
  ),
  changed: template(
    'Your plan has changed',
    ({ plan, before, price }) => `You have “${plan}” now, instead of “${before}”. It is ${price} a month.`,
    ({ until }) =>
      `What was paid today is for the days that are left of this month; the next payment is on ${until}. “My Subscription” has the receipt.`,
  ),
  waits: template(
    'Your plan changes at the end of the month',
    ({ plan, before, price, until }) =>
      `You keep “${before}” until ${until}. From then on it is “${plan}”, at ${price} a month. Nothing was charged today.`,
    () => 'Until then you can take it back under “My Subscription”.',
  ),
  stays: template(
    'Your plan stays as it is',
    ({ plan, price, until }) =>
      `The change is taken back: “${plan}” goes on at ${price} a month. Nothing was charged today; the next payment is on ${until}.`,
  ),
  ended: template(
    'Your plan has come to its end',
    ({ plan, today }) => `“${plan}” ended on ${today}. Nothing more is charged for it.`,
    nothingLost,
  ),
};
