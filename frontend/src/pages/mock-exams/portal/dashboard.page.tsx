import { PageHeading } from '../../../parts/page/page-heading';
import { useUpcomingExams } from './api';
import { Instructions } from './instructions';
import { NextExam } from './next-exam';
import { SubscriptionBanner } from './subscription-banner';
import './portal.css';

/** What a child who is to sit an exam needs: which one it is, how long until it begins, what to know, and the way in. */
export default function DashboardPage() {
  const { data } = useUpcomingExams();
  return (
    <div className="stack exam-dashboard">
      <PageHeading title="Instructions Dashboard" />
      <NextExam upcoming={data} />
      <Instructions />
      {data && <SubscriptionBanner sessions={data.sessions} />}
    </div>
  );
}
