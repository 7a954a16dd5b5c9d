import { stepsIn } from '../describe/steps';
import { comesToKey, givesAway, type Keyed } from './key-in-text';
import type { IssuedQuestion } from './question';

/** Lines of a solution that are no steps, and those that help nobody on: the question prints them, or they are said of all its kind. */
const NO_STEPS = ['Answer: ', 'Check: ', 'Alphabet: ', 'Look at one thing at a time.', 'Look along the rows and down'];

/** What a rule of pictures comes to, said behind the rule. */
const WHAT_IS_NEEDED = / The empty box needs .*$/;

type Hinted = Keyed & Pick<IssuedQuestion, 'subject' | 'solution'>;

/**
 * The first of the steps, as a hint for one more try. Where it comes to the key it stops before it, `6 cm × 3 cm = ?`, and
 * there is none where what is left gives the key away or says no more than the question; nor in English, whose steps are its rules.
 */
export function firstStepOf(question: Hinted): string | null {
  if (question.subject === 'english') return null;
  const first = stepsIn(question.solution).find((line) => !NO_STEPS.some((start) => line.startsWith(start)));
  return first === undefined ? null : withoutKey(first.replace(WHAT_IS_NEEDED, ''), question);
}

function withoutKey(step: string, question: Hinted): string | null {
  const sides = step.split(' = ');
  const result = sides.findIndex((side, index) => index > 0 && comesToKey(side, question));
  const asked = result < 0 ? step : sides.slice(0, result).join(' = ');
  if (givesAway(asked, question)) return null;
  if (result < 0) return asked;
  return saysMore(asked, question.prompt) ? `${asked} = ?` : null;
}

/** A calculation that the question has not printed. */
function saysMore(asked: string, prompt: string): boolean {
  const calculation = asked.slice(asked.lastIndexOf(': ') + 1).trim();
  return /[+−×÷]| of /.test(calculation) && !prompt.includes(calculation);
}
