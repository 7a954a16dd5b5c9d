import { PageHeading } from '../../parts/page/page-heading';
import { FlagTable } from './components/flag-table';
import './flags.css';

/** Every question that children have flagged, and the way to answer them. */
export default function FlaggedQuestionsPage() {
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Flagged questions" />
        <p className="soft">
          Each child who flagged a question is told your answer once their worksheet is marked. Nobody is named, here or
          there.
        </p>
      </div>
      <FlagTable />
    </div>
  );
}
