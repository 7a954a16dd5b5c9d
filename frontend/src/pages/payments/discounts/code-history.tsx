import { exactly } from '../../../parts/dates';
import { whoIs } from '../../../parts/list/who-is';
import type { DiscountAct } from './api';

/** Who made and ended which code, when and why; the newest first. */
export function CodeHistory({ acts }: { readonly acts: readonly DiscountAct[] }) {
  return (
    <section className="office-panel prices-panel" aria-label="History">
      <h2>History</h2>
      {acts.length === 0 ? (
        <p>Nobody has made or ended a code here yet.</p>
      ) : (
        <ol className="prices-history">
          {acts.map(({ actId, code, what, reason, by, at }) => (
            <li key={actId}>
              <p>
                <b>
                  {code} was {what}
                </b>{' '}
                <span className="soft">
                  {exactly(at)} by {whoIs(by)}
                </span>
              </p>
              <p>Why: {reason}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
