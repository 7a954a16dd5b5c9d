import { PageHeading } from '../../parts/page/page-heading';
import { FailedJobs } from './components/failed-jobs';
import { Projections } from './components/projections';
import { Streams } from './components/streams';
import './investigations.css';

export default function InvestigationsPage() {
  return (
    <div className="office-stack">
      <PageHeading title="Investigations" />
      <Projections />
      <FailedJobs />
      <Streams />
    </div>
  );
}
