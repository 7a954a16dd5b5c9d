import { Link } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { FailedJobs } from './components/failed-jobs';
import { Projections } from './components/projections';
import { Streams } from './components/streams';
import './investigations.css';

/** What somebody comes for stands first; how the tables are is folded up as long as all is well. */
export default function InvestigationsPage() {
  return (
    <div className="office-stack">
      <PageHeading title="Investigations" />
      <p>
        <Link to="/erasure-certificate">Check the certificate of an erasure</Link>
      </p>
      <Streams />
      <FailedJobs />
      <Projections />
    </div>
  );
}
