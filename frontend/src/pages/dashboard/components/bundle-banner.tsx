import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { device } from '../../../client/device-store';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { useBundleOffer } from '../api';

/** Remembered on this device: whoever has put it away is not told again. */
const PUT_AWAY = 'bundle-put-away';
const watch = (listener: () => void) => device.watch(PUT_AWAY, listener);
const isPutAway = () => device.read(PUT_AWAY) === 'yes';

/** To the parent, at the end of the page: what both plans cost together, where the family has not got it. */
export function BundleBanner() {
  const { bundlePence } = usePrices();
  const isOffered = useBundleOffer().data?.isOffered === true;
  const isHidden = useSyncExternalStore(watch, isPutAway);
  if (!isOffered || isHidden) return null;
  return (
    <section className="notice bundle-banner" aria-label="For a parent: the plans">
      <p>
        <b>For a parent:</b> all upcoming mock exam sessions plus the unlimited platform for {pounds(bundlePence)} per
        month.
      </p>
      <p className="row">
        <Link to="/app/my-subscription">See the plans</Link>
        <button type="button" className="btn plain inline" onClick={() => device.write(PUT_AWAY, 'yes')}>
          Not now
        </button>
      </p>
    </section>
  );
}
