import { exactly } from '../../../parts/dates';
import { whoIs } from '../../../parts/list/who-is';
import type { WrittenList } from './api';
import { changesOf, listBefore } from './price-words';

/** Who changed the prices, when, why, and what was different; the newest first. */
export function PriceHistory({ lists }: { readonly lists: readonly WrittenList[] }) {
  return (
    <section className="office-panel prices-panel" aria-label="History">
      <h2>History</h2>
      {lists.length === 0 ? (
        <p>Nobody has changed the prices yet.</p>
      ) : (
        <ol className="prices-history">
          {lists.map((list, index) => (
            <li key={list.version}>
              <p>
                <b>{exactly(list.publishedAt)}</b> <span className="soft">by {whoIs(list.by)}</span>
              </p>
              <ul className="prices-changes">
                {changesOf(listBefore(lists, index), list).map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              <p>Why: {list.reason}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
