import { Link } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { ProblemNote } from '../../../parts/page/shown';
import { leaving } from '../../../parts/prices/leaving';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { MY_SUBSCRIPTION } from '../../../rooms/access';
import { useBuy, type UpcomingExam } from './api';
import { useForSibling } from './for-sibling';

/** The bundle, which is the product of the banner. */
const BUNDLE = 4;

/** To the parent of a child who has single exams: what all of them and practice cost together. To a subscriber it is not said. */
export function SubscriptionBanner({ sessions }: { readonly sessions: readonly UpcomingExam[] }) {
  const { bundlePence } = usePrices();
  const hasPlan = useSession()?.roles.includes('ROLE_USER') ?? false;
  if (
    sessions.every(({ registration }) => registration === 'called off') ||
    sessions.some(({ isSubscriber }) => isSubscriber)
  )
    return null;
  return (
    <section className="notice portal-banner" aria-label="For a parent: all mock exams">
      <p>
        <b>For a parent:</b> all upcoming sessions plus the unlimited platform for {pounds(bundlePence)} per month.
      </p>
      {/* Whoever has a plan changes it, where the difference is shown; nobody pays for two. */}
      {hasPlan ? <Link to={MY_SUBSCRIPTION}>See what a change would cost</Link> : <Choose />}
    </section>
  );
}

/** Leads to the page to pay on, behind the parents' door. */
function Choose() {
  const { run, busy, problem } = useBuy();
  const whom = useForSibling();
  const buy = async () => {
    const page = await run({ productId: BUNDLE });
    if (page) leaving.to(page.url);
  };
  return (
    <>
      {problem && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void (busy ? undefined : buy())}>
        {busy ? 'One moment…' : `Choose all mock exams and practice${whom}`}
      </button>
    </>
  );
}
