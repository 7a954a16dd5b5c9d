import type { Ref } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import './answer-box.css';

interface AnswerBoxProps {
  readonly question: LearnerQuestion;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One box for a typed answer, its unit printed beside it. */
export function AnswerBox({ question, value, onChange, inputRef }: AnswerBoxProps) {
  const { number, unit, answerForm } = question;
  const hintId = `form-of-${number}`;
  const label = unit ? `Your answer, in ${unit.text}` : 'Your answer';
  return (
    <div className="row">
      <div className="answer-box">
        {unit?.side === 'before' && <span aria-hidden="true">{unit.text}</span>}
        <input
          ref={inputRef}
          name="answer"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-label={label}
          aria-describedby={answerForm === undefined ? undefined : hintId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="next"
        />
        {unit?.side === 'after' && <span aria-hidden="true">{unit.text}</span>}
      </div>
      {answerForm !== undefined && (
        <span id={hintId} className="small soft answer-form">
          {answerForm}
        </span>
      )}
    </div>
  );
}
