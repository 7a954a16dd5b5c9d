import type { IssuedQuestion } from './question';
import { firstStepOf } from './first-step';
import { givesAway } from './key-in-text';

/** All of a question that is no secret once no try is left. */
export const keyOf = ({ key, solution, stepsFigure }: IssuedQuestion) => ({
  correctAnswer: key,
  solution,
  stepsFigure: stepsFigure?.svg ?? null,
});

/** What is told of a question that was marked; as long as a try is left, of its key nothing. */
export function toldOf(question: IssuedQuestion, { tryLeft, errorTag }: { tryLeft: boolean; errorTag: string | null }) {
  const slip = question.slips?.find(({ key }) => key === errorTag)?.tells ?? null;
  if (!tryLeft) return { slip, firstStep: null, ...keyOf(question) };
  const firstStep = firstStepOf(question);
  const { stepsFigure } = question;
  const isDrawn = firstStep !== null && stepsFigure?.shownWith === 'first-step';
  return {
    slip: withoutKey(slip, question),
    firstStep,
    stepsFigure: isDrawn ? stepsFigure.svg : null,
    correctAnswer: null,
    solution: null,
  };
}

const withoutKey = (tells: string | null, question: IssuedQuestion): string | null =>
  tells !== null && givesAway(tells, question) ? null : tells;

/** What is told of one that was not. */
export const untold = { slip: null, firstStep: null, stepsFigure: null, correctAnswer: null, solution: null };
