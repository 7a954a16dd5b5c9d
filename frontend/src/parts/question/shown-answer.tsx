import type { LearnerQuestion } from 'schemas/questions/question';
import { letterOf } from './choices';
import { Figure } from './figure';
import { Markup } from './markup';

/** An answer as it reads in full: a letter with what it stands for, a figure with its unit. */
export function ShownAnswer({ question, answer }: { readonly question: LearnerQuestion; readonly answer: string }) {
  if (answer.trim() === '') return <span className="soft">left blank</span>;
  const index = question.options?.findIndex((_, place) => letterOf(place) === answer) ?? -1;
  const drawing = question.optionFigures?.[index];
  if (drawing !== undefined)
    return (
      <>
        {answer}. <Figure svg={drawing} />
      </>
    );
  const option = question.options?.[index];
  return <Markup source={option === undefined ? withUnit(answer, question.unit) : `${answer}. ${option}`} />;
}

/** The unit as it stands beside the box, unless the child has written one as well. */
function withUnit(answer: string, unit: LearnerQuestion['unit']): string {
  if (!unit || !/^[\d.,/ −-]+$/.test(answer)) return answer;
  return unit.side === 'before' ? `${unit.text}${answer}` : `${answer}\u00a0${unit.text}`;
}
