import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { usePriceHistory, usePricesNow, type PricesNow } from './api';
import { carryOn, PriceForm } from './price-form';
import { PriceHistory } from './price-history';
import './prices.css';

/** What everything costs, and what is said beside it: what holds, how it is changed, and who changed it before. */
export default function PricesPage() {
  const now = usePricesNow();
  const history = usePriceHistory();
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Prices" />
        <p className="soft">
          What is sold from now on costs this. Whoever pays already goes on paying what they agreed to. What takes
          something off stands under <Link to="/app/admin-whizz/discount-codes">Discount codes</Link>.
        </p>
      </div>
      <Shown answer={now}>
        {(prices) => <Editing prices={prices} again={() => [now, history].forEach(({ again }) => again())} />}
      </Shown>
      {/* Below what is taller than its grey shape: it would be pushed away. */}
      {(now.data ?? now.problem) && <Shown answer={history}>{({ lists }) => <PriceHistory lists={lists} />}</Shown>}
    </div>
  );
}

/** What was looked at stays what is changed: where another list holds meanwhile, that is said, and looked at first. */
function Editing({ prices, again }: { readonly prices: PricesNow; readonly again: () => void }) {
  const [seen, setSeen] = useState(prices);
  const [published, setPublished] = useState(0);
  const [undone, setUndone] = useState(0);
  const goOn = () => {
    // Theirs holds in each box that was not touched.
    carryOn(seen, prices);
    setSeen(prices);
  };
  return (
    <section className="office-panel prices-panel" aria-label="Change the prices">
      <p role="status" className={published === 0 ? 'read-aloud' : 'notice good'}>
        {published > 0 && 'These prices hold now.'}
      </p>
      {prices.version > seen.version && (
        <div className="problem" role="alert">
          <p>
            <b>The prices have been changed since you opened this page.</b> What you wrote is still here; the history
            below says what is different.
          </p>
          <button type="button" className="btn low pale" onClick={goOn}>
            I have seen it: go on with mine
          </button>
        </div>
      )}
      <PriceForm
        key={`${published} ${undone} ${seen.version}`}
        seen={seen}
        onPublished={(list) => {
          setSeen({ ...list, version: seen.version + 1 });
          setPublished(published + 1);
        }}
        onRefused={again}
        onUndone={() => setUndone(undone + 1)}
      />
    </section>
  );
}
