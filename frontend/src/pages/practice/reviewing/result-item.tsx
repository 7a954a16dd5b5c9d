import { Figure } from '../../../parts/question/figure';
import { Stem } from '../../../parts/question/stem';
import { FlagNoteHere, type FlagNote } from '../../../parts/flag-notes/flag-notes';
import { StepsPart } from '../../../parts/question/steps-part';
import type { WorksheetQuestion } from '../worksheet';
import { AnswersBeside, LateNote, SlipNote, Verdict } from './answers-beside';

interface ResultItemProps {
  readonly item: WorksheetQuestion;
  /** The question's own topic, where the worksheet has several. */
  readonly topic: string | undefined;
  readonly onOpen: () => void;
  /** Asks for one like it; there is none of a passage’s questions. */
  readonly onLikeIt: (() => void) | undefined;
  readonly busy: boolean;
  /** Its steps are read at once, and not once somebody opens them. */
  readonly opened: boolean;
  readonly note: FlagNote | undefined;
}

/** One question in the list of results, and the way to its steps. */
export function ResultItem({ item, topic, onOpen, onLikeIt, busy, opened, note }: ResultItemProps) {
  const { question, questionNumber, late, solution, isCorrect } = item;
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
      {isCorrect !== true && question.figure !== undefined && <Figure svg={question.figure} />}
      <AnswersBeside item={item} />
      <SlipNote slip={item.slip} />
      {solution !== null && <StepsPart solution={solution} figure={item.stepsFigure} open={opened} />}
      <FlagNoteHere note={note} />
      <div className="row">
        {onLikeIt && (
          <button type="button" className="btn low pale" aria-disabled={busy} onClick={onLikeIt}>
            Try one like it
          </button>
        )}
        <button type="button" className="btn low plain" onClick={onOpen}>
          Go to question<span className="read-aloud"> {questionNumber}</span>
        </button>
      </div>
    </li>
  );
}
