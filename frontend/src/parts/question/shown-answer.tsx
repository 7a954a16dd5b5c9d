import { countedAs } from 'schemas/describe/counted';
import type { LearnerQuestion } from 'schemas/questions/question';
import { ChoiceFace, choicesOf } from './choice-face';
import { letterOf } from './choices';
import { Markup } from './markup';
import './shown-answer.css';

/** An answer as it reads in full: a letter with what it stands for, a figure with its unit. */
export function ShownAnswer({ question, answer }: { readonly question: LearnerQuestion; readonly answer: string }) {
  if (answer.trim() === '') return <span className="soft">left blank</span>;
  const index = choicesOf(question).findIndex((_, place) => letterOf(place) === answer);
  if (index < 0)
    return (
      <span className="shown-answer">
        <Markup source={withUnit(stacked(answer), question.unit)} />
      </span>
    );
  return (
    <span className="shown-answer">
      {answer}. <ChoiceFace question={question} index={index} />
    </span>
  );
}

/** A fraction that was typed in a line is drawn as the printed ones are. */
function stacked(answer: string): string {
  const [, sign = '', whole = '', top, bottom = ''] =
    /^([-−]?)(?:(\d{1,6})[ +])?(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(answer.trim()) ?? [];
  return top === undefined || Number(bottom) === 0 ? answer : `${sign}${whole}@@${top}/${bottom}`;
}

/** The unit as it stands beside the box, unless the child has written one as well. */
function withUnit(answer: string, unit: LearnerQuestion['unit']): string {
  if (!unit || !/^[\d.,/@ −-]+$/.test(answer)) return answer;
  return unit.side === 'before' ? `${unit.text}${answer}` : `${answer}\u00a0${countedAs(answer, unit.text)}`;
}
