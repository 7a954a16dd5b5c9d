import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { clockWords, exactLength, exactLengths, lengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { useSession } from '../../../client/session';
import { day } from '../../../parts/dates';
import { TableTitles } from '../../../parts/tables/table-titles';
import { counted } from '../../../parts/words';
import type { PastExam } from './api';
import { examName, standingWords } from './exam-words';
import { NotOpen } from './not-open';
import { reportAddress, reviewAddress, watchAddress } from './places';

const columns = ['Type', 'Date', 'Start Time', 'Duration', 'Answers', 'Exams'] as const;

/** Past sessions; of each its exams, where they are unfolded. The last one is from the first. */
export function PastExamTable({ exams }: { readonly exams: readonly PastExam[] }) {
  const [folded, setFolded] = useState<Readonly<Record<string, boolean>>>({});
  const isFolded = (id: string) => folded[id] ?? id !== exams[0]?.mockExamSessionId;
  return (
    <table className="exam-dates past-exams">
      <caption className="read-aloud">Mock exams that you have sat</caption>
      <TableTitles titles={columns} />
      <tbody>
        {exams.map((exam) => (
          <Fragment key={exam.mockExamSessionId}>
            <ExamRow
              exam={exam}
              isFolded={isFolded(exam.mockExamSessionId)}
              onFold={(isNow) => setFolded({ ...folded, [exam.mockExamSessionId]: isNow })}
            />
            {!isFolded(exam.mockExamSessionId) && <PapersRow exam={exam} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface ExamRowProps {
  readonly exam: PastExam;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

const papersId = ({ mockExamSessionId }: PastExam) => `papers-of-${mockExamSessionId}`;

function ExamRow({ exam, isFolded, onFold }: ExamRowProps) {
  return (
    <tr>
      <td data-label="Type">
        <span className="exam-type">
          {exam.mockExamType ?? 'Mock exam'}
          {exam.isCatchUpSession && <span className="tag">Catch-up</span>}
        </span>
      </td>
      <td data-label="Date">{day(exam.startsAt)}</td>
      <td data-label="Start Time">{clockWords(exam.mockExamTime)}</td>
      <td data-label="Duration">{durationOf(exam)}</td>
      <td data-label="Answers">{standingWords(exam.review)}</td>
      <td data-label="Exams">
        <button
          type="button"
          className="btn low pale"
          aria-expanded={!isFolded}
          aria-controls={papersId(exam)}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? 'Show' : 'Hide'}
          <span className="read-aloud"> the exams of {day(exam.startsAt)}</span>
        </button>
      </td>
    </tr>
  );
}

function PapersRow({ exam }: { readonly exam: PastExam }) {
  const { mockExamSessionId, mockExamSet, review } = exam;
  const learnerId = useSession()?.learnerId ?? '';
  return (
    <tr id={papersId(exam)} className="past-papers">
      <td colSpan={columns.length}>
        <ul aria-label={`Exams of the ${examName(exam)}`}>
          {mockExamSet.mockExams.map((paper, index) => (
            <li key={paper.mockExamId}>
              <div>
                <b>{paper.examName}</b>
                <span className="soft small">{paperFacts(paper, exam.lengthsSeconds?.[index])}</span>
              </div>
              {paper.wasOpened && review.state === 'open' && (
                <Link
                  className="btn low"
                  to={reviewAddress({ sessionId: mockExamSessionId, paperId: paper.mockExamId })}
                >
                  Review<span className="read-aloud"> {paper.examName}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <NotOpen review={review} />
        {exam.hasReport && (
          <Link className="past-watch" to={reportAddress({ sessionId: mockExamSessionId, learnerId })}>
            The report, for parents
          </Link>
        )}
        {review.state !== 'ended' && (
          <Link className="past-watch" to={watchAddress(mockExamSessionId)}>
            Watch my paper: where the time went
          </Link>
        )}
      </td>
    </tr>
  );
}

const durationOf = ({ lengthsSeconds = [], minutes }: PastExam): string =>
  lengthsSeconds.length === 0 ? lengthWords(minutes) : exactLengths(lengthsSeconds);

type PastPaper = PastExam['mockExamSet']['mockExams'][number];

function paperFacts({ examDurationInMinutes, wasOpened, answered }: PastPaper, seconds = examDurationInMinutes * 60) {
  if (!wasOpened) return 'You did not open this one.';
  return `${exactLength(seconds)}, ${counted(answered, 'answer')}`;
}
