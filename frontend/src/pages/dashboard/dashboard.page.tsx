import { Link } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Bird } from '../../parts/bird/bird';
import { UnreadFlagNotes, useFlagNotes } from '../../parts/flag-notes/flag-notes';
import { CarryOn } from '../../parts/carry-on/carry-on';
import { useOpenWorksheets } from '../../parts/carry-on/open-worksheets';
import { SmallMultiples } from '../../parts/chart/small-multiples';
import { useCatalogue } from '../../parts/catalogue';
import { greeting } from '../../parts/dates';
import { useAllowanceAnswer } from '../../parts/account/left-today';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown, Together } from '../../parts/page/shown';
import { Skeleton, TileSkeleton } from '../../parts/page/skeleton';
import { counted } from '../../parts/words';
import { useAnalytics, useEffort, usePlan, useWorksheets, type ListedWorksheet, type ListedWorksheets } from './api';
import { BundleBanner } from './components/bundle-banner';
import { CorrectCount } from './components/correct-count';
import { EffortCard } from './components/effort-card';
import { MistakesCard } from './components/mistakes-card';
import { PlanCard } from './components/plan-card';
import { TopicBands } from './components/topic-bands';
import { WorksheetTable } from './components/worksheet-table';
import { findingOf, progressionOf } from './progression';
import './dashboard.css';

export default function DashboardPage() {
  const name = useSession()?.childName.trim();
  const worksheets = useWorksheets();
  const count = useCount(worksheets);
  const notes = useFlagNotes();
  return (
    <div className="stack dashboard">
      <div className="beside-bird">
        <Bird pose="standing" />
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
      </div>
      <Together
        answers={[
          worksheets,
          notes,
          useOpenWorksheets({}),
          useCatalogue(),
          usePlan(),
          useEffort(),
          useAnalytics(),
          useAllowanceAnswer(),
        ]}
        skeleton={<TileSkeleton tiles={2} />}
      >
        <Shown answer={worksheets}>
          {({ rows }) => (
            <>
              <UnreadFlagNotes notes={notes.data} />
              <CarryOn />
              {rows.length > 0 ? <Progress worksheets={worksheets} done={rows} /> : <Beginning />}
              <BundleBanner />
            </>
          )}
        </Shown>
      </Together>
    </div>
  );
}

/** How many worksheets there are, also where not all of them have been asked for. */
function useCount({ data }: ListedWorksheets): number | undefined {
  const counted = useAnalytics().data?.worksheetsCount;
  return data && (data.next === undefined ? data.rows.length : counted);
}

interface ProgressProps {
  readonly worksheets: ListedWorksheets;
  readonly done: readonly ListedWorksheet[];
}

function Progress({ worksheets, done }: ProgressProps) {
  const series = progressionOf(done);
  return (
    <>
      <div className="dashboard-top">
        <Next />
        <SmallMultiples kind="Score Progression" thing="worksheet" title={findingOf(series)} series={series} />
      </div>
      <Figures last={done[0]} />
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

function Next() {
  // Whoever came as a second parent, and bought nothing, has neither a trial nor a plan of their own.
  const allowance = useAllowanceAnswer().data;
  if (allowance?.trialEndsOn === null) return <NothingGiven />;
  return (
    <div className="dashboard-next">
      <Shown answer={usePlan()} skeleton={<Skeleton lines={8} />} empty={<NoPlan />} isEmpty={isEmptyPlan}>
        {({ parts }) => <PlanCard parts={parts} />}
      </Shown>
    </div>
  );
}

const isEmptyPlan = ({ parts }: { readonly parts: readonly unknown[] }) => parts.length === 0;

function NothingGiven() {
  return (
    <div className="dashboard-next empty">
      <Bird pose="looking-up" />
      <h2>No questions yet</h2>
      <p>
        This account has no plan and no trial of its own, so there is nothing to practise here. If you belonged to a
        family, the parent who began it can invite you again.
      </p>
      <Link className="btn" to="/app/my-subscription">
        See the plans
      </Link>
    </div>
  );
}

function NoPlan() {
  return (
    <>
      <Bird pose="looking-up" />
      <p>There is no plan for today. Choose what you like best.</p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic
      </Link>
    </>
  );
}

function Figures({ last }: { readonly last: ListedWorksheet | undefined }) {
  const effort = useEffort();
  const analytics = useAnalytics();
  return (
    <>
      <div className="dashboard-figures">
        <Shown answer={effort}>
          {(data) => (
            <>
              <EffortCard effort={data} />
              <MistakesCard solved={data.mistakesSolved} />
            </>
          )}
        </Shown>
        <Shown answer={analytics}>
          {({ correctAnswersCount, questionsCount }) => (
            <CorrectCount correct={correctAnswersCount} asked={questionsCount} last={last} />
          )}
        </Shown>
      </div>
      {analytics.data && <TopicBands topics={analytics.data.topics} />}
    </>
  );
}

/** Before the first worksheet: what will be here, and a first one to begin with. */
function Beginning() {
  return (
    <div className="dashboard-top">
      <Next />
      <div className="empty">
        <h2>No worksheets completed yet</h2>
        <p>Your scores will be drawn here, and each worksheet can be looked at again.</p>
        <Link className="btn pale" to="/app/math/questions">
          Choose a topic
        </Link>
      </div>
    </div>
  );
}
