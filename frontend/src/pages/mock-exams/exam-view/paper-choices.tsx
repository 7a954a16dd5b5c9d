import { useId } from 'react';
import type { PaperQuestion } from 'schemas/mock-exams/paper';
import type { Answered } from 'schemas/mock-exams/sittings/question.rules';
import { letterOf } from '../../../parts/question/choices';
import { Markup } from '../../../parts/question/markup';
import type { Drawn } from './how-drawn';
import { PaperPicture, type PictureSource } from './paper-picture';
import './exam-choices.css';

interface PaperChoicesProps {
  /** The id of what is asked: the choices are read out under it. */
  readonly asked: string;
  readonly question: PaperQuestion;
  readonly drawn: Drawn;
  readonly done: Answered;
  /** Where the solutions are open. */
  readonly right: string | undefined;
  readonly source: PictureSource | undefined;
  readonly onChoose: ((letter: string) => void) | undefined;
  readonly onStrike: ((letter: string, isStruck: boolean) => void) | undefined;
}

/** Lettered choices: the whole of each is the target; beside it, what strikes it out. */
export function PaperChoices(props: PaperChoicesProps) {
  const { question, drawn, onChoose, asked } = props;
  const name = useId();
  const legend = useId();
  return (
    <fieldset
      className={`exam-choices exam-choices-${drawn.layout}`}
      disabled={onChoose === undefined}
      aria-labelledby={`${asked} ${legend}`}
    >
      <legend className="read-aloud" id={legend}>
        Choose one answer
      </legend>
      {question.options.map((_, index) => (
        <Choice key={letterOf(index)} {...props} index={index} name={name} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps extends PaperChoicesProps {
  readonly index: number;
  readonly name: string;
}

function Choice(props: ChoiceProps) {
  const { done, right, onChoose, onStrike, index, name } = props;
  const letter = letterOf(index);
  const isChosen = done.option === letter;
  const isStruck = done.struck.includes(letter);
  const verdict = verdictOn(letter, done.option, right);
  const looks = [isChosen && 'chosen', isStruck && 'struck', verdict?.look].filter(Boolean);
  return (
    <div className={['exam-choice', ...looks].join(' ')}>
      <label>
        <input type="radio" name={name} value={letter} checked={isChosen} onChange={() => onChoose?.(letter)} />
        <b aria-hidden="true">{letter}</b>
        <Face {...props} letter={letter} isStruck={isStruck} />
        {verdict && <span className="exam-verdict">{verdict.words}</span>}
      </label>
      {onStrike && <Strike letter={letter} isStruck={isStruck} onStrike={onStrike} />}
    </div>
  );
}

interface FaceProps extends ChoiceProps {
  readonly letter: string;
  readonly isStruck: boolean;
}

function Face({ question, drawn, source, index, letter, isStruck }: FaceProps) {
  const picture = question.options[index]?.picture;
  return (
    <span className="exam-choice-face">
      <span className="read-aloud">
        {letter}. {isStruck ? 'Struck out. ' : ''}
      </span>
      {picture && <PaperPicture picture={picture} source={source} />}
      <Markup source={drawn.faces[index] ?? ''} />
    </span>
  );
}

interface StrikeProps {
  readonly letter: string;
  readonly isStruck: boolean;
  readonly onStrike: (letter: string, isStruck: boolean) => void;
}

function Strike({ letter, isStruck, onStrike }: StrikeProps) {
  return (
    <button
      type="button"
      className="exam-strike"
      aria-pressed={isStruck}
      aria-label={`Strike out ${letter}`}
      title={isStruck ? `Take the line through ${letter} away` : `Strike out ${letter}`}
      onClick={() => onStrike(letter, !isStruck)}
    >
      <s aria-hidden="true">{letter}</s>
    </button>
  );
}

/** Nothing before the solutions are open. */
function verdictOn(letter: string, given: string | null, right: string | undefined) {
  if (right === undefined) return undefined;
  if (letter === right) return { look: 'is-right', words: letter === given ? '✓ yours, correct' : '✓ correct' };
  return letter === given ? { look: 'is-wrong', words: '✗ yours' } : undefined;
}
