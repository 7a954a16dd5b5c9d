import Type from 'typebox';
import { londonDay } from 'platform/clock';
import { job } from 'platform/jobs';
import { mailTemplate } from 'platform/mail';
import { PlanMove, type BillingEvent } from 'schemas/payments/billing.events';
import { Product, products } from 'schemas/payments/products';
import { Maybe } from 'schemas/describe/events';
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
    childErased: Maybe(Type.Literal(true)),
    withRefund: Maybe(Type.Literal(true)),
  },
  once: ({ subscriptionId, movedAt }) => `${subscriptionId} ${movedAt}`,
  run: async ({ familyId, productId, pence, beforeId, until, movedAt, ...move }, { person, mail, publicUrl }) => {
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
    return mail({ to: email, template: templateOf(move), values });
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

type Move = Pick<Extract<BillingEvent, { type: 'PlanMoved' }>['data'], 'how' | 'childErased' | 'withRefund'>;

/** Whoever has had a child erased is told of no worksheets that stay. */
function templateOf({ how, childErased, withRefund }: Move) {
  if (withRefund) return endedByUs;
  return (childErased && withoutChild[how]) || templates[how];
}

type Say = (moved: Moved) => string;

const plainly = (subject: string, ...words: Say[]) =>
  mailTemplate<Moved>({
    subject,
    paragraphs: (moved) => [greeting(moved.name), ...words.map((say) => say(moved))],
    action: ({ page }) => ({ label: 'My Subscription', link: page }),
  });

const template = (subject: string, ...words: Say[]) =>
  plainly(
    subject,
    ...words,
    () => 'If it was not you, please log in, look at “My Subscription”, and choose a new password.',
  );

const nothingLost = () =>
  'Nothing of your child’s is lost: worksheets, mistakes and progress stay, and you can look at them whenever you log in.';

const elseWrite = () => 'If this is not what you expect, please write to us.';

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
  // At once a family ends only what it owes; all else is ended at Stripe, by those who run the centre.
  ended: plainly(
    'Your plan has come to its end',
    ({ plan, today }) => `“${plan}” ended on ${today}. Nothing more is charged for it.`,
    nothingLost,
    elseWrite,
  ),
};

/** It was not them, and nobody has broken in. */
const endedByUs = plainly(
  'We have ended your plan together with your refund',
  ({ plan, today }) =>
    `We ended “${plan}” on ${today}, together with the refund of what you had paid for it. Nothing more is charged for it.`,
  () => 'A mail of its own says how much we have given back.',
  nothingLost,
  elseWrite,
);

const erased = 'since the child whose mock exams it covered has been erased';

/** What a plan does by itself where a child is erased. */
const withoutChild: Partial<Record<Move['how'], (typeof templates)[Move['how']]>> = {
  ended: template(
    'The plan of your child has ended',
    ({ plan, today }) => `“${plan}” ended on ${today}, ${erased}. Nothing more is charged for it.`,
  ),
  changed: template(
    'Your plan goes on without your child’s mock exams',
    ({ plan, before, price, until }) =>
      `You have “${plan}” now, instead of “${before}”, ${erased}. From the next payment on, which is on ${until}, it is ${price} a month. Nothing was charged today.`,
  ),
  cancelled: template(
    'The plan of your child is cancelled',
    ({ plan, until }) =>
      `“${plan}” is cancelled, ${erased}. What you have paid for goes on until ${until}, and nothing more is charged.`,
  ),
};
