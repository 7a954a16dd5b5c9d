import type { LearnerQuestion } from 'schemas/questions/question';
import { Figure } from './figure';
import { Markup } from './markup';

/** How the choices of a question stand: one under the other, side by side as pictures, or in line as a sentence. */
type ChoiceLayout = 'rows' | 'pictures' | 'groups' | 'orders';

export function choiceLayoutOf({ questionType, optionFigures }: LearnerQuestion): ChoiceLayout {
  if (optionFigures) return 'pictures';
  if (questionType === 'spelling' || questionType === 'punctuation') return 'groups';
  return questionType === 'jumbled-sentences' ? 'orders' : 'rows';
}

/** What there is to choose from; nothing where the answer is written. */
export const choicesOf = ({ options, optionFigures }: LearnerQuestion): readonly string[] =>
  optionFigures ?? options ?? [];

interface ChoiceFaceProps {
  readonly question: LearnerQuestion;
  readonly index: number;
}

/** What one choice shows: a drawing, or words. */
export function ChoiceFace({ question: { options, optionFigures }, index }: ChoiceFaceProps) {
  const drawing = optionFigures?.[index];
  return drawing === undefined ? <Markup source={options?.[index] ?? ''} /> : <Figure svg={drawing} />;
}
