import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { shortDay, time } from '../../../parts/dates';
import { useUnfinished } from '../api';
import { worksheetAddress } from '../address';
import type { Worksheet } from '../worksheet';

interface UnfinishedProps {
  readonly subject: SubjectKey;
  /** Only of this one. */
  readonly topic?: string;
}

/** Half-done worksheets of the subject, begun here or on another device. Silent when there is none, or they cannot be learned. */
export function Unfinished({ subject, topic: wanted }: UnfinishedProps) {
  const titles = useTitles();
  const ofSubject = (useUnfinished().data ?? []).filter(
    (worksheet) => worksheet.subject === subject && (wanted === undefined || worksheet.topic === wanted),
  );
  // Those on paper are rarely typed in, and would soon be all that is shown.
  const worksheets = ofSubject.sort((one, other) => Number(isOnPaper(one)) - Number(isOnPaper(other))).slice(0, 3);
  if (worksheets.length === 0) return null;
  return (
    <section className="card resume" aria-labelledby="carry-on">
      <h2 id="carry-on">Carry on where you left off</h2>
      <ul>
        {worksheets.map(({ worksheetId, topic, purpose, answered, asked, startedAt }) => (
          <li key={worksheetId}>
            <Link to={worksheetAddress(subject, worksheetId)}>{titles.topic(topic)}</Link>
            <span className="soft small">
              {isOnPaper({ purpose }) ? 'on paper' : `${answered} of ${asked} answered`} · begun {shortDay(startedAt)},{' '}
              {time(startedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOnPaper = ({ purpose }: Pick<Worksheet, 'purpose'>) => purpose === 'paper';
