import { products } from 'schemas/payments/products';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { useClaim, type Plan } from './api';

interface ClaimProps {
  readonly plan: Plan;
  readonly onAsked: () => void;
}

/** A plan that runs, and was paid for by somebody who was not logged in. */
export function ClaimRunning({ plan, onAsked }: ClaimProps) {
  return (
    <>
      <p className="soft">
        Somebody who was not logged in pays for this plan: they signed up with the address of an account that was there
        already. If it was you, you can cancel it here, change the card and see the receipts. If it was not, only they
        can change it, and it costs you nothing.
      </p>
      <ItWasMe plan={plan} onAsked={onAsked}>
        It was me: manage it here
      </ItWasMe>
    </>
  );
}

/** One that has ended: what is left of it are its receipts. */
export function ClaimEnded({ plan, onAsked }: ClaimProps) {
  const { productId, endedAt, isDuplicate } = plan;
  return (
    <>
      <p className="soft">
        “{products[productId].name}” was paid for without logging in
        {isDuplicate ? ', a second time, and the payment was given back' : ''}
        {endedAt !== undefined && `; it ended on ${day(endedAt)}`}.
      </p>
      <ItWasMe plan={plan} onAsked={onAsked}>
        It was me: show its receipts with mine
      </ItWasMe>
    </>
  );
}

function ItWasMe({ plan: { claimId }, onAsked, children }: ClaimProps & { readonly children: string }) {
  const { run, busy, problem } = useClaim();
  if (claimId === undefined) return null;
  const claim = () => void run({ subscriptionId: claimId }).then((reply) => reply && onAsked());
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => !busy && claim()}>
        {busy ? 'One moment…' : children}
      </button>
    </>
  );
}
