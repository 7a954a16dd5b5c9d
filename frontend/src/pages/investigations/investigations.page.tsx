import { PageHeading } from '../../parts/page/page-heading';
import { Projections } from './components/projections';
import { Streams } from './components/streams';
import './investigations.css';

export default function InvestigationsPage() {
  return (
    <div className="office-stack">
      <PageHeading title="Investigations" />
      <Projections />
      <Streams />
    </div>
  );
}
