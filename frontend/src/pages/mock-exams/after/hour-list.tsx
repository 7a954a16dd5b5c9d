import { spentWords } from 'schemas/mock-exams/after/spent.rules';
import { TableTitles } from '../../../parts/tables/table-titles';
import type { WatchedPaper } from './api';

/** The same facts question by question, for whoever would rather read than look. */
export function HourList({ paper: { examName, questions } }: { readonly paper: WatchedPaper }) {
  return (
    <details className="hour-list">
      <summary>Show as a list</summary>
      <div className="hour-scroll" tabIndex={0} role="region" aria-label={`${examName} as a list`}>
        <table>
          <caption className="read-aloud">{examName}, question by question</caption>
          <TableTitles titles={['Question', 'Section', 'Time', 'Looks', 'In the end']} />
          <tbody>
            {questions.map((question) => (
              <tr key={question.number}>
                <th scope="row">{question.number}</th>
                <td>{question.section}</td>
                <td className="num">{question.seconds === 0 ? '–' : spentWords(question.seconds)}</td>
                <td className="num">{question.visits}</td>
                <td>{endOf(question)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function endOf({
  isAnswered,
  isRight,
  isNotRevisited,
  notCounted,
  changes,
}: WatchedPaper['questions'][number]): string {
  const answer = isAnswered ? 'answered' : 'no answer';
  return [
    isRight === null || !isAnswered ? answer : isRight ? '✓ right' : '✗ not right',
    ...(notCounted === null ? [] : [`not counted: ${notCounted}`]),
    ...(changes.length > 0 ? ['changed'] : []),
    ...(isNotRevisited ? ['never opened again'] : []),
  ].join(', ');
}
