import type { LearnerQuestion } from 'schemas/questions/question';
import { ChoiceFace, choiceLayoutOf, choicesOf } from './choice-face';
import { letterOf } from './choices';
import './choices.css';

interface MarkedChoicesProps {
  readonly question: LearnerQuestion;
  /** A letter, or nothing where it was left blank. */
  readonly given: string;
  /** Where it is told: not before the last try. */
  readonly right: string | undefined;
}

/** The choices of a marked question as they stood, the child's own named, and the right one where it is told. */
export function MarkedChoices({ question, given, right }: MarkedChoicesProps) {
  return (
    <ul className={`choices choices-${choiceLayoutOf(question)} marked`}>
      {choicesOf(question).map((_, index) => {
        const letter = letterOf(index);
        const verdict = letter === right ? 'is-right' : letter === given ? 'is-wrong' : '';
        return (
          <li key={letter} className={`choice ${verdict}`}>
            <b>{letter}</b>
            <span className="choice-face">
              <ChoiceFace question={question} index={index} />
            </span>
            {verdict !== '' && <span className="choice-verdict">{wordsFor(letter, given, right)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function wordsFor(letter: string, given: string, right: string | undefined): string {
  if (letter !== right) return '✗ yours';
  return letter === given ? '✓ yours, correct' : '✓ correct';
}
