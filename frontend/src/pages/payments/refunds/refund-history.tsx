import { exactly } from '../../../parts/dates';
import { whoIs } from '../../../parts/list/who-is';
import { pounds } from '../../../parts/prices/use-prices';
import type { Refund } from './api';

const states: Readonly<Record<Refund['state'], string>> = {
  asked: 'On its way.',
  made: 'Given back.',
  refused: 'Stripe gave nothing back: too little was left. Nothing was ended.',
};

/** What staff gave back to this family: how much, when, who, why. */
export function RefundHistory({ refunds }: { readonly refunds: readonly Refund[] }) {
  return (
    <section className="office-panel prices-panel" aria-label="Given back by staff">
      <h2>Given back by staff</h2>
      {refunds.length === 0 ? (
        <p>Staff gave nothing back to this family.</p>
      ) : (
        <ol className="prices-history">
          {refunds.map(({ refundId, pence, ends, state, reason, by, askedAt }) => (
            <li key={refundId}>
              <p>
                <b>{pounds(pence)}</b> {ends ? 'with what it paid for' : 'and nothing ended'}: {states[state]}
              </p>
              <p className="soft">
                {exactly(askedAt)} by {whoIs(by)}
              </p>
              {reason !== null && <p>Why: {reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
