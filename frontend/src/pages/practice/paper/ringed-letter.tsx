import { letterOf } from '../../../parts/question/choices';

interface RingedLetterProps {
  readonly number: number;
  readonly choices: number;
  /** A letter, or nothing where none is ringed. */
  readonly value: string;
  readonly onChange: (letter: string) => void;
}

/** The letter that is ringed on the sheet: what the letters stand for is printed there. */
export function RingedLetter({ number, choices, value, onChange }: RingedLetterProps) {
  return (
    <fieldset className="ringed-letter">
      <legend className="read-aloud">The letter that is ringed in question {number}</legend>
      {Array.from({ length: choices }, (_, index) => letterOf(index)).map((letter) => (
        <label key={letter} className={value === letter ? 'chosen' : undefined}>
          <input
            type="radio"
            name={`ringed-${number}`}
            value={letter}
            checked={value === letter}
            onChange={() => onChange(letter)}
          />
          {letter}
        </label>
      ))}
      {value !== '' && (
        <button type="button" className="btn plain low" onClick={() => onChange('')}>
          None <span className="read-aloud">is ringed in question {number}</span>
        </button>
      )}
    </fieldset>
  );
}
