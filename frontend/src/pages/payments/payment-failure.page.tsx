import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../client/session';
import { useCameFrom } from '../../parts/came-from';
import { PageHeading } from '../../parts/page/page-heading';
import { useLeaving, useLeavingOfFamily } from './api';
import '../../parts/page/auth.css';
import '../../parts/page/shown.css';

/** Where Stripe's page leads back to whoever closes it without paying. */
export default function PaymentFailurePage() {
  const again = useWayBack();
  useLeft();
  return (
    <div className="auth">
      <PageHeading title="Nothing was paid">Payment</PageHeading>
      <div className="problem" role="alert">
        <p>There was an error with your payment and nothing has been deducted from your account, please try again.</p>
      </div>
      <p>
        <Link className="btn wide" to={again}>
          Try again
        </Link>
      </p>
    </div>
  );
}

/** Where it was begun: what was to be bought, and of a single mock exam, which. */
function useWayBack(): string {
  const [asked] = useSearchParams();
  const source = useCameFrom();
  const isSignedIn = useSession() !== undefined;
  const [product, exam] = [asked.get('product') ?? '1', asked.get('session')];
  if (isSignedIn) return exam === null ? '/app/my-subscription' : '/mock-exams/upcoming-exams';
  const path = [product, ...(exam === null ? [] : [exam])].map(encodeURIComponent).join('/');
  return `/auth/register/${path}${source === undefined ? '' : `?source=${encodeURIComponent(source)}`}`;
}

/**
 * The page that was left is closed, so that nobody pays on it in another tab. Where that fails nothing is said: nobody waits
 * for it, and it closes by itself within a day.
 */
function useLeft(): void {
  const [asked] = useSearchParams();
  const [registrationId, askId] = [asked.get('registration'), asked.get('page')];
  const isSignedIn = useSession() !== undefined;
  const leave = useLeaving();
  const leaveOfFamily = useLeavingOfFamily();
  useEffect(() => {
    if (registrationId !== null) void leave({ registrationId });
    else if (askId !== null && isSignedIn) void leaveOfFamily({ askId });
  }, [registrationId, askId, isSignedIn, leave, leaveOfFamily]);
}
