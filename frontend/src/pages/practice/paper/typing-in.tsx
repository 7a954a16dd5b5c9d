import { useState, type SyntheticEvent } from 'react';
import { AnswerBox } from '../../../parts/question/answer-box';
import { choicesOf } from '../../../parts/question/choice-face';
import { Stem } from '../../../parts/question/stem';
import { ProblemNote } from '../../../parts/page/shown';
import { BlanksDialog } from '../answering/ending/blanks-dialog';
import { useComplete } from '../api';
import type { Worksheet, WorksheetQuestion } from '../worksheet';
import { RingedLetter } from './ringed-letter';
import { useTyped } from './use-typed';

/** The answers of a sheet that was done with a pencil, typed in one under the other and marked as any others are. */
export function TypingIn({ worksheet }: { readonly worksheet: Worksheet }) {
  const { worksheetId, worksheetQuestions } = worksheet;
  const { answerTo, type, forget } = useTyped(worksheetId);
  const { run, busy, problem } = useComplete();
  const [asking, setAsking] = useState(false);
  const numbers = worksheetQuestions.map(({ questionNumber }) => questionNumber);
  const blanks = numbers.filter((number) => answerTo(number).trim() === '');
  const mark = async () => {
    const userAnswers = Array.from({ length: Math.max(...numbers) }, (_, index) => answerTo(index + 1));
    if (await run({ worksheetId, userAnswers })) forget();
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (blanks.length > 0) setAsking(true);
    else if (!busy) void mark();
  };
  return (
    <form className="card typing-in" onSubmit={send} aria-labelledby="typing-in">
      <h2 id="typing-in">Type in the answers</h2>
      <p className="soft">
        Copy what is written on the sheet; it is marked here and counts as practice. What you type is kept on this
        device until then.
      </p>
      <ol className="typed-answers">
        {worksheetQuestions.map((item) => (
          <TypedAnswer
            key={item.questionNumber}
            item={item}
            value={answerTo(item.questionNumber)}
            onChange={(answer) => type(item.questionNumber, answer)}
          />
        ))}
      </ol>
      {problem && <ProblemNote problem={problem} safe="What you have typed is kept on this device." />}
      <div>
        <button type="submit" className="btn" aria-disabled={busy}>
          {busy ? 'One moment…' : 'Mark it'}
        </button>
      </div>
      <BlanksDialog
        blanks={blanks}
        onPaper
        open={asking}
        onClose={() => setAsking(false)}
        onGoTo={(number) => document.querySelector<HTMLInputElement>(`#typed-${number} input`)?.focus()}
        onFinish={() => void mark()}
      />
    </form>
  );
}

interface TypedAnswerProps {
  readonly item: WorksheetQuestion;
  readonly value: string;
  readonly onChange: (answer: string) => void;
}

function TypedAnswer({ item: { question, questionNumber }, value, onChange }: TypedAnswerProps) {
  const choices = choicesOf(question).length;
  return (
    <li id={`typed-${questionNumber}`}>
      <div className="typed-prompt">
        <b>{questionNumber}.</b>
        <span>
          <Stem question={question} withoutChoices />
        </span>
      </div>
      {choices > 0 ? (
        <RingedLetter number={questionNumber} choices={choices} value={value} onChange={onChange} />
      ) : (
        <AnswerBox
          question={question}
          name={`Your answer to question ${questionNumber}`}
          value={value}
          onChange={onChange}
        />
      )}
    </li>
  );
}
