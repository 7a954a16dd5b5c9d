import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import { topicsAddress } from '../address';
import type { Worksheet } from '../worksheet';
import { OnPaper } from './on-paper';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';

/** A worksheet for the kitchen table: its two sheets; answers are not typed in here. */
export function PaperPage({ worksheet }: { readonly worksheet: Worksheet }) {
  const { worksheetId, subject, topic, worksheetQuestions } = worksheet;
  const titles = useTitles();
  return (
    <div className="stack practice">
      <WorksheetCrumbs worksheet={worksheet} />
      <div>
        <PageHeading title={`${titles.topic(topic)} on paper`} />
        <p className="soft">
          {counted(worksheetQuestions.length, 'question')} to print. Do them with a pencil, then mark them together with
          the answer sheet, which has the steps.
        </p>
      </div>
      <OnPaper worksheetId={worksheetId} />
      <p>
        <Link to={topicsAddress(subject)}>Back to Topics list</Link>
      </p>
    </div>
  );
}
