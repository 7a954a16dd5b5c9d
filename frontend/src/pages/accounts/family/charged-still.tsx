import { Link } from 'react-router-dom';
import { coversPractice } from 'schemas/payments/covers.rules';
import { products } from 'schemas/payments/products';
import { pounds } from '../../../parts/prices/use-prices';
import { MY_SUBSCRIPTION } from '../../../rooms/access';
import { useMyPlan, type Plan } from '../plan/api';

/** A plan for the mock exams of a child who is put away goes on being charged: said, with the way to end it. Nothing where there is none. */
export function ChargedStill({ learnerId, name }: { readonly learnerId: string; readonly name: string }) {
  const plans = useMyPlan().data?.plans ?? [];
  const plan = plans.find((one) => one.learnerId === learnerId && one.isOwn && isCharged(one));
  if (plan === undefined) return null;
  const isMore = coversPractice(plan.productId);
  return (
    <p className="notice">
      <span>
        “{products[plan.productId].name}” {isMore ? `with the mock exams of ${name}` : `for ${name}`} goes on being
        charged, {pounds(plan.pence)} a month, until you {isMore ? 'cancel or change it' : 'cancel it'} under{' '}
        <Link to={MY_SUBSCRIPTION}>My Subscription</Link>.
      </span>
    </p>
  );
}

const charged: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);
const isCharged = ({ status, isDuplicate, endsWithPeriod }: Plan) =>
  charged.has(status) && !isDuplicate && !endsWithPeriod;
