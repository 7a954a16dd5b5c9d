import './dots.css';

export type DotState = 'empty' | 'answered' | 'skipped' | 'right' | 'right-later' | 'not-yet' | 'wrong' | 'blank';

export interface Dot {
  readonly number: number;
  readonly state: DotState;
  readonly flagged: boolean;
}

interface DotsProps {
  readonly dots: readonly Dot[];
  readonly here: number | undefined;
  readonly onChoose: (number: number) => void;
  /** What stands in the dots: their number, or the mark they got. */
  readonly shows?: 'numbers' | 'marks';
}

const words: Record<DotState, string> = {
  empty: 'not answered',
  answered: 'answered',
  skipped: 'skipped',
  right: 'right',
  'right-later': 'right on the second try',
  'not-yet': 'not quite yet',
  wrong: 'not right',
  blank: 'left blank',
};
const marks: Partial<Record<DotState, string>> = { right: '✓', 'right-later': '✓', wrong: '✗', blank: '–' };

/** The questions of a worksheet as a row: where you are, what is answered, skipped, flagged. */
export function Dots({ dots, here, onChoose, shows = 'numbers' }: DotsProps) {
  return (
    <ol className="dots" aria-label="Questions">
      {dots.map(({ number, state, flagged }) => (
        <li key={number}>
          <button
            type="button"
            className={`dot ${state}`}
            aria-current={number === here ? 'step' : undefined}
            aria-label={`Question ${number}, ${words[state]}${flagged ? ', flagged' : ''}`}
            onClick={() => onChoose(number)}
          >
            {shows === 'marks' ? (marks[state] ?? number) : number}
            {flagged && <span className="dot-flag" aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ol>
  );
}
