import type { LearnerQuestion } from 'schemas/questions/question';
import { ChoiceFace, choiceLayoutOf, choicesOf } from './choice-face';
import './choices.css';

interface ChoicesProps {
  readonly question: LearnerQuestion;
  /** A letter, or nothing yet. */
  readonly value: string;
  readonly onChange: (letter: string) => void;
}

const letters = 'ABCDE';
export const letterOf = (index: number) => letters.charAt(index);

/**
 * Lettered choices, in rows, as pictures, or as the groups of a sentence: the whole of each is the target, arrows move
 * between them, the letters and 1 to 5 choose (`choiceOfKey`).
 */
export function Choices({ question, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={`choices choices-${choiceLayoutOf(question)}`}>
      <legend className="read-aloud">Choose one answer</legend>
      {choicesOf(question).map((_, index) => {
        const letter = letterOf(index);
        return (
          <label key={letter} className={value === letter ? 'choice chosen' : 'choice'}>
            <input
              type="radio"
              name={`question-${question.number}`}
              value={letter}
              checked={value === letter}
              onChange={() => onChange(letter)}
            />
            <b aria-hidden="true">{letter}</b>
            <span className="choice-face">
              <span className="read-aloud">{letter}. </span>
              <ChoiceFace question={question} index={index} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The letter that a key stands for: a to e, or 1 to 5. */
export function choiceOfKey(key: string, options: number): string | undefined {
  const index = /^[1-5]$/.test(key) ? Number(key) - 1 : /^[a-e]$/i.test(key) ? letters.indexOf(key.toUpperCase()) : -1;
  return index >= 0 && index < options ? letterOf(index) : undefined;
}
