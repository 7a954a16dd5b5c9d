import { Link } from 'react-router-dom';
import { reviewAddress } from '../../../parts/subjects';
import { counted } from '../../../parts/words';
import type { ListedWorksheet } from '../api';

interface CorrectCountProps {
  readonly correct: number;
  readonly asked: number;
  readonly last: ListedWorksheet | undefined;
}

export function CorrectCount({ correct, asked, last }: CorrectCountProps) {
  return (
    <section className="card figure-card">
      <h2>Correctly Answered Questions</h2>
      <p className="big-number num">{correct.toLocaleString('en-GB')}</p>
      <p className="soft small">of {counted(asked, 'question')} so far</p>
      {last && <Link to={reviewAddress(last.subject, last.worksheetId)}>View last worksheet</Link>}
    </section>
  );
}
