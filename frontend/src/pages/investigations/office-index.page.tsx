import { Link } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { counted } from '../../parts/words';
import { useProjections, type ProjectionRow } from './api';
import './investigations.css';

/** Where admins begin: what runs, and what needs them. */
export default function OfficeIndexPage() {
  const { data, problem } = useProjections(10_000);
  return (
    <div className="office-stack">
      <PageHeading title="Overview" />
      {problem && <ProblemNote problem={problem} />}
      <div className="office-cards">
        <Link className="office-card" to="/app/admin-whizz/add-english-question">
          <h2>Add English Questions</h2>
          <p>Passages and grammar questions written by staff: add, approve, retire.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/flagged-questions">
          <h2>Flagged questions</h2>
          <p>What children say is wrong with a question: look at it as they saw it, and answer them.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/view-all-users">
          <h2>Users</h2>
          <p>An account by its address: give or take roles, end its sessions.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/articles">
          <h2>Articles</h2>
          <p>What the public pages say that goes out of date, and whether it has.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/mailing-list">
          <h2>Mailing list</h2>
          <p>Write to everybody who is on it, once each, and see what came back.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/rights">
          <h2>Rights</h2>
          <p>What a child may do on any day, past or to come, and what is behind it.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/prices">
          <h2>Prices</h2>
          <p>What everything costs, the badge and the promotion: what holds, and who changed it.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/comparison">
          <h2>Stripe and us</h2>
          <p>What Stripe tells otherwise than we know it, compared each night, and how it is put right.</p>
        </Link>
        <Link className="office-card" to="/app/admin-whizz/investigations">
          <h2>Investigations</h2>
          <p>Read models and their state; every stream of the log, event by event.</p>
          {data && <Health projections={data.projections} />}
        </Link>
      </div>
    </div>
  );
}

function Health({ projections }: { readonly projections: readonly ProjectionRow[] }) {
  const stopped = projections.filter(({ state }) => state === 'stopped').length;
  if (stopped > 0) return <p className="is-wrong">{counted(stopped, 'read model has', 'read models have')} stopped</p>;
  const behind = Math.max(0, ...projections.map(({ lagSeconds }) => lagSeconds));
  return (
    <p className="is-right">
      All {projections.length} read models run;{' '}
      {behind < 1 ? 'none is behind' : `${Math.round(behind)} s behind at most`}
    </p>
  );
}
