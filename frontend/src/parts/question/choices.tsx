import { Markup } from './markup';
import './choices.css';

interface ChoicesProps {
  readonly questionNumber: number;
  readonly options: readonly string[];
  /** A letter, or nothing yet. */
  readonly value: string;
  readonly onChange: (letter: string) => void;
}

const letters = 'ABCDE';
export const letterOf = (index: number) => letters.charAt(index);

/** Lettered choices: the whole row is the target, arrows move between them, the letters and 1 to 5 choose (`choiceOfKey`). */
export function Choices({ questionNumber, options, value, onChange }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend className="read-aloud">Choose one answer</legend>
      {options.map((option, index) => {
        const letter = letterOf(index);
        return (
          <label key={letter} className={value === letter ? 'choice chosen' : 'choice'}>
            <input
              type="radio"
              name={`question-${questionNumber}`}
              value={letter}
              checked={value === letter}
              onChange={() => onChange(letter)}
            />
            <b aria-hidden="true">{letter}</b>
            <span>
              <span className="read-aloud">{letter}. </span>
              <Markup source={option} />
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
