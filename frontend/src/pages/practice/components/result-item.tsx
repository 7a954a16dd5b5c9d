import { Stem } from '../../../parts/question/stem';
import type { WorksheetQuestion } from '../worksheet';
import { AnswersBeside, Verdict } from './answers-beside';

/** One question in the list of results, and the way to its steps. */
export function ResultItem({ item, onOpen }: { readonly item: WorksheetQuestion; readonly onOpen: () => void }) {
  const { question, questionNumber, isCorrect } = item;
  return (
    <li className="result-item">
      <div className="row between">
        <h3>Question {questionNumber}</h3>
        <Verdict isCorrect={isCorrect ?? false} />
      </div>
      <div>
        <Stem question={question} withoutChoices />
      </div>
      <AnswersBeside item={item} />
      <button type="button" className="btn low pale" onClick={onOpen}>
        Go to question<span className="read-aloud"> {questionNumber}</span>
      </button>
    </li>
  );
}
