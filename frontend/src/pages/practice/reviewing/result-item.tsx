import { Stem } from '../../../parts/question/stem';
import type { WorksheetQuestion } from '../worksheet';
import { AnswersBeside, LateNote, Verdict } from './answers-beside';

interface ResultItemProps {
  readonly item: WorksheetQuestion;
  /** The question's own topic, where the worksheet has several. */
  readonly topic: string | undefined;
  readonly onOpen: () => void;
}

/** One question in the list of results, and the way to its steps. */
export function ResultItem({ item, topic, onOpen }: ResultItemProps) {
  const { question, questionNumber, late } = item;
  return (
    <li className="result-item">
      <div className="row between">
        <h3>Question {questionNumber}</h3>
        <span className="row">
          <LateNote late={late} />
          <Verdict item={item} />
        </span>
      </div>
      {topic !== undefined && <p className="small soft">{topic}</p>}
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
