import type { Ref } from 'react';
import type { LearnerQuestion } from 'schemas/questions/question';
import { keyboardFor } from 'schemas/describe/keyboard';
import { parseMarkup, plainText } from 'schemas/describe/markup';
import { Markup } from './markup';
import './answer-box.css';

interface AnswerBoxProps {
  readonly question: LearnerQuestion;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** What it is read out as, where a page has several. */
  readonly name?: string;
}

/** One box for a typed answer, its unit printed beside it. */
export function AnswerBox({ question, value, onChange, inputRef, name }: AnswerBoxProps) {
  const { number, unit, answerForm } = question;
  const hintId = `form-of-${number}`;
  const label = labelOf(name, unit);
  return (
    <div className="row">
      <div className="answer-box">
        {unit?.side === 'before' && <PrintedUnit text={unit.text} />}
        <input
          ref={inputRef}
          name="answer"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-label={label}
          aria-describedby={answerForm === undefined ? undefined : hintId}
          inputMode={keyboardFor(question)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="next"
        />
        {unit?.side === 'after' && <PrintedUnit text={unit.text} />}
      </div>
      {answerForm !== undefined && (
        <span id={hintId} className="small soft answer-form">
          {answerForm}
        </span>
      )}
    </div>
  );
}

const labelOf = (name = 'Your answer', unit: LearnerQuestion['unit']): string =>
  unit ? `${name}, in ${plainText(parseMarkup(unit.text))}` : name;

/** Said with the label already. */
function PrintedUnit({ text }: { readonly text: string }) {
  return (
    <span className="answer-unit" aria-hidden="true">
      <span>
        <Markup source={text} />
      </span>
    </span>
  );
}
