import { Markup } from '../../../parts/question/markup';
import { letterOf } from '../../../parts/question/choices';
import type { WorksheetQuestion } from '../worksheet';

type Question = WorksheetQuestion['question'];

/** An answer as it reads in full: a letter with the text it stands for, a figure with its unit. */
export function ShownAnswer({ question, answer }: { readonly question: Question; readonly answer: string }) {
  if (answer.trim() === '') return <span className="soft">left blank</span>;
  const option = question.options?.find((_, index) => letterOf(index) === answer);
  return <Markup source={option === undefined ? withUnit(answer, question.unit) : `${answer}. ${option}`} />;
}

/** The unit as it stands beside the box, unless the child has written one as well. */
function withUnit(answer: string, unit: Question['unit']): string {
  if (!unit || !/^[\d.,/ −-]+$/.test(answer)) return answer;
  return unit.side === 'before' ? `${unit.text}${answer}` : `${answer}\u00a0${unit.text}`;
}

/** Right or not, in a word and a sign. */
export function Verdict({ isCorrect }: { readonly isCorrect: boolean }) {
  return isCorrect ? (
    <span className="tag good">
      <span aria-hidden="true">✓</span> Right
    </span>
  ) : (
    <span className="tag wrong">
      <span aria-hidden="true">✗</span> Not quite
    </span>
  );
}

/** The child's answer beside the right one. */
export function AnswersBeside({ item }: { readonly item: WorksheetQuestion }) {
  const { question, userAnswer, correctAnswer, isCorrect } = item;
  return (
    <table className="beside">
      <tbody>
        <tr>
          <th scope="row">Your answer</th>
          <td className={isCorrect ? 'is-right' : 'is-wrong'}>
            <ShownAnswer question={question} answer={userAnswer} />
          </td>
        </tr>
        <tr>
          <th scope="row">Correct answer</th>
          <td className="is-right">
            <ShownAnswer question={question} answer={correctAnswer ?? ''} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
