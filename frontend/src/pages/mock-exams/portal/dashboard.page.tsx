import { PageHeading } from '../../../parts/page/page-heading';
import { Together } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useBundleOffer, useTracker, useUpcomingExams } from './api';
import { useCurrentSession } from './current-session';
import { Instructions } from './instructions';
import { NextExam } from './next-exam';
import { SubscriptionBanner } from './subscription-banner';
import './portal.css';

/** What a child who is to sit an exam needs: which one it is, how long until it begins, what to know, and the way in. */
export default function DashboardPage() {
  const current = useCurrentSession();
  const upcoming = useUpcomingExams();
  const tracked = useTracker();
  const offer = useBundleOffer();
  return (
    <div className="stack exam-dashboard">
      <PageHeading title="Instructions Dashboard" />
      <Together answers={[current.answer, upcoming, tracked, offer]} skeleton={<DashboardSkeleton />}>
        <NextExam current={current} upcoming={upcoming.data} tracked={tracked.data} />
        <Instructions />
        {offer.data?.isOffered && upcoming.data && <SubscriptionBanner sessions={upcoming.data.sessions} />}
      </Together>
    </div>
  );
}

const DashboardSkeleton = () => (
  <>
    <div className="card">
      <Skeleton lines={8} />
    </div>
    <Skeleton lines={9} />
  </>
);
