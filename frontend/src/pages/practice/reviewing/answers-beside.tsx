import { Markup } from '../../../parts/question/markup';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import type { WorksheetQuestion } from '../worksheet';
import { isClosed } from './closed/is-closed';
import { otherForm } from './other-form';

/** Right, not right, or left blank, in a word and a sign. */
export function Verdict({ item: { isCorrect, secondTry, userAnswer } }: { readonly item: WorksheetQuestion }) {
  if (userAnswer.trim() === '')
    return (
      <span className="tag">
        <span aria-hidden="true">–</span> Left blank
      </span>
    );
  if (secondTry?.isCorrect)
    return (
      <span className="tag good">
        <span aria-hidden="true">✓</span> Right, second try
      </span>
    );
  return isCorrect === true ? (
    <span className="tag good">
      <span aria-hidden="true">✓</span> Right
    </span>
  ) : (
    <span className="tag wrong">
      <span aria-hidden="true">✗</span> Not quite
    </span>
  );
}

/** Said of an answer that came after the time of a timed worksheet. */
export function LateNote({ late }: { readonly late: boolean }) {
  return late ? <span className="tag">After the time</span> : null;
}

/** The child's answer beside the right one. */
export function AnswersBeside({ item }: { readonly item: WorksheetQuestion }) {
  const { question, userAnswer, correctAnswer, isCorrect, isOtherForm, secondTry } = item;
  return (
    <table className="beside">
      <tbody>
        <tr>
          <th scope="row">Your answer</th>
          <td className={isCorrect ? 'is-right' : 'is-wrong'}>
            <ShownAnswer question={question} answer={userAnswer} />
            {isOtherForm && <p className="small soft">{otherForm({ question, answer: userAnswer, correctAnswer })}</p>}
          </td>
        </tr>
        {secondTry && (
          <tr>
            <th scope="row">Second try</th>
            <td className={secondTry.isCorrect ? 'is-right' : 'is-wrong'}>
              <ShownAnswer question={question} answer={secondTry.answer} />
            </td>
          </tr>
        )}
        <tr>
          <th scope="row">Correct answer</th>
          <td className={isClosed(item) ? '' : 'is-right'}>
            {isClosed(item) ? (
              <span className="soft">not shown yet</span>
            ) : (
              <ShownAnswer question={question} answer={correctAnswer ?? ''} />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** How an answer that was not right may have come about, where the question knows. */
export const SlipNote = ({ slip }: { readonly slip: string | null }) =>
  slip === null ? null : (
    <p>
      <Markup source={slip} />
    </p>
  );
