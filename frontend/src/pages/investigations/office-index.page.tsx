import { Link } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote } from '../../parts/page/shown';
import { counted } from '../../parts/words';
import { useDashboard, useProjections, type ProjectionRow } from './api';
import { officeCards, type OfficeCard } from './office-cards';
import { WaitingKeys } from './waiting-keys';
import './investigations.css';

/** Where admins begin: how many there are, what can be done, what runs, and what needs them. */
export default function OfficeIndexPage() {
  const { data, problem } = useProjections(10_000);
  return (
    <div className="office-stack">
      <PageHeading title="Overview" />
      <WaitingKeys />
      <Counts />
      {problem && <ProblemNote problem={problem} />}
      <div className="office-cards">
        {officeCards.map((card) => (
          <Card key={card.title} card={card} />
        ))}
        <Link className="office-card" to="/app/admin-whizz/investigations">
          <h2>Investigations</h2>
          <p>Read models and their state; every stream of the log, event by event.</p>
          {data && <Health projections={data.projections} />}
        </Link>
      </div>
    </div>
  );
}

/** How many there are, as of now. */
function Counts() {
  const { data, problem, again } = useDashboard();
  if (problem && !data) return <ProblemNote problem={problem} again={again} />;
  const counts: readonly (readonly [string, number | undefined])[] = [
    ['Schools', data?.schools],
    ['School students', data?.schoolStudents],
    ['Individual students', data?.individualStudents],
    ['Accounts', data?.accounts],
    ['Open invitations', data?.openInvitations],
  ];
  return (
    <dl className="office-counts" aria-label="How many there are" aria-busy={!data}>
      {counts.map(([title, count]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{count === undefined ? '…' : count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Card({ card: { title, text, to } }: { readonly card: OfficeCard }) {
  const words = (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  );
  // What cannot be opened yet is no link: it would lead nowhere.
  if (to === undefined) return <div className="office-card is-to-come">{words}</div>;
  return (
    <Link className="office-card" to={to}>
      {words}
    </Link>
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
