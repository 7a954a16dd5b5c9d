import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import { topicsAddress } from '../address';
import type { Worksheet } from '../worksheet';
import { OnPaper } from './on-paper';
import { TypingIn } from './typing-in';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';
import './paper.css';

/** A worksheet for the kitchen table: its two sheets, and afterwards a place to type in what was written. */
export function PaperPage({ worksheet }: { readonly worksheet: Worksheet }) {
  const { worksheetId, subject, topic, worksheetQuestions } = worksheet;
  const titles = useTitles();
  return (
    <div className="stack practice">
      <WorksheetCrumbs worksheet={worksheet} />
      <div>
        <PageHeading title={`${titles.topic(topic)} on paper`} />
        <p className="soft">
          {counted(worksheetQuestions.length, 'question')} to print and do with a pencil. Then type in the answers below
          and have them marked, or mark them together with the answer sheet, which has the steps.
        </p>
      </div>
      <OnPaper worksheetId={worksheetId} />
      <TypingIn worksheet={worksheet} />
      <p>
        <Link to={topicsAddress(subject)}>Back to Topics list</Link>
      </p>
    </div>
  );
}
