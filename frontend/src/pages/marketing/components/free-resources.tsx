import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { freeDays, freeQuestionsPerDay } from '../offers';

// Fetched when it is asked for: with it come the calls, which the landing page itself does not make.
const MailingListDialog = lazy(() => import('./mailing-list-dialog'));

export function FreeResources() {
  const [asking, setAsking] = useState(false);
  return (
    <section className="band night-band">
      <div className="wrap free">
        <div>
          <h2>Free 11&#8209;plus resources</h2>
          <p>
            {freeQuestionsPerDay} questions a day for {freeDays} days, with the working of every one. Or leave an
            address, and we write when there is something new to print.
          </p>
        </div>
        <div className="row">
          <Link className="btn sun" to="/free-11plus-resources">
            Create a free account
          </Link>
          <button type="button" className="btn over-night" onClick={() => setAsking(true)}>
            Join the mailing list
          </button>
        </div>
      </div>
      <Suspense>{asking && <MailingListDialog open onClose={() => setAsking(false)} source="landing" />}</Suspense>
    </section>
  );
}
