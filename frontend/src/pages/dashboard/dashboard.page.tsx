import { Link } from 'react-router-dom';
import { useSession } from '../../client/session';
import { LineChart } from '../../parts/chart/line-chart';
import { greeting } from '../../parts/dates';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { Skeleton, TileSkeleton } from '../../parts/page/skeleton';
import { counted } from '../../parts/words';
import { useAnalytics, useWorksheets, type ListedWorksheet } from './api';
import { CorrectCount } from './components/correct-count';
import { NextTopic } from './components/next-topic';
import { WorksheetTable } from './components/worksheet-table';
import { findingOf, progressionOf } from './progression';
import './dashboard.css';

export default function DashboardPage() {
  const name = useSession()?.childName.trim();
  const worksheets = useWorksheets();
  const count = worksheets.data?.length;
  return (
    <div className="stack dashboard">
      <div>
        <PageHeading title="My progress">
          {greeting(Date.now())}
          {name ? `, ${name}` : ''}
        </PageHeading>
        <p className="lead">
          {count === undefined
            ? '\u00a0'
            : count === 0
              ? 'Ready when you are.'
              : `${counted(count, 'worksheet')} so far.`}
        </p>
      </div>
      <Shown answer={worksheets} skeleton={<TileSkeleton tiles={2} />} empty={<NothingYet />}>
        {(done) => <Progress worksheets={done} />}
      </Shown>
    </div>
  );
}

function Progress({ worksheets }: { readonly worksheets: readonly ListedWorksheet[] }) {
  const analytics = useAnalytics();
  const series = progressionOf(worksheets);
  return (
    <>
      <div className="dashboard-top">
        <LineChart kind="Score Progression" title={findingOf(series)} series={series} />
        <Shown answer={analytics} skeleton={<Skeleton lines={5} />}>
          {(data) => (
            <div className="stack">
              <CorrectCount correct={data.correctAnswersCount} asked={data.questionsCount} last={worksheets[0]} />
              <NextTopic topics={data.topics} />
            </div>
          )}
        </Shown>
      </div>
      <section className="card">
        <div className="row between">
          <h2>Recent Worksheets</h2>
          <Link to="/app/analytics">Review Area</Link>
        </div>
        <WorksheetTable worksheets={worksheets} />
      </section>
    </>
  );
}

function NothingYet() {
  return (
    <>
      <h2>No worksheets completed yet</h2>
      <p>
        Your scores will be drawn here, and each worksheet can be looked at again. Five questions are a good beginning.
      </p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic
      </Link>
    </>
  );
}
