import { products } from 'schemas/payments/products';
import type { Problem } from '../../../client/problem';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { useClaim, useExamClaim, type Plan } from './api';

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

/** A mock exam that is the family's already: its receipt. */
export function ClaimExam({ claimId, onAsked }: { readonly claimId: string; readonly onAsked: () => void }) {
  const { run, busy, problem } = useExamClaim();
  const claim = () => void run({ checkoutId: claimId }).then((reply) => reply && onAsked());
  return (
    <>
      <p className="soft">It was paid for without logging in, with the address of an account that was there already.</p>
      <ClaimButton busy={busy} problem={problem} claim={claim}>
        It was me: show its receipt with mine
      </ClaimButton>
    </>
  );
}

function ItWasMe({ plan: { claimId }, onAsked, children }: ClaimProps & { readonly children: string }) {
  const { run, busy, problem } = useClaim();
  if (claimId === undefined) return null;
  const claim = () => void run({ subscriptionId: claimId }).then((reply) => reply && onAsked());
  return (
    <ClaimButton busy={busy} problem={problem} claim={claim}>
      {children}
    </ClaimButton>
  );
}

interface ClaimButtonProps {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly claim: () => void;
  readonly children: string;
}

function ClaimButton({ busy, problem, claim, children }: ClaimButtonProps) {
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => !busy && claim()}>
        {busy ? 'One moment…' : children}
      </button>
    </>
  );
}
