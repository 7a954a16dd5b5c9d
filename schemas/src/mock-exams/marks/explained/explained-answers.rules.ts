import { correlationIn, spreadIn, type Correlated } from '../correlation.rules';
import { figureWords, inBrackets, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper } from '../facts';
import { correlatedBy, extremesOf, itemsOf, type Answered, type Extremes, type ItemFigures } from '../items.rules';

/**
 * Figures of one question that are made of everybody's answers to it. `reached`: how much of those who came to it had it right;
 * `omitted`, `unreached`: how many left it blank; `choices`: who chose which letter, by thirds of ability.
 */
export const answerFigures = ['discrimination', 'reached', 'correlation', 'omitted', 'unreached', 'choices'] as const;
export type AnswerFigure = (typeof answerFigures)[number];

export const isOfAnswers = (figure: string): figure is AnswerFigure => answerFigures.some((one) => one === figure);

/** How such a figure came about; null where no paper has the question, nobody sat it, or there is no such figure of it. */
export function answerSteps(
  figure: AnswerFigure,
  questionId: string,
  answered: Answered,
): readonly ExplainedStep[] | null {
  if (figure === 'discrimination') {
    const extremes = extremesOf(questionId, answered);
    return extremes && discriminationSteps(extremes);
  }
  const [item] = itemsOf(answered.marked, aloneIn(answered.papers, questionId));
  if (!item || item.n === 0) return null;
  return stepsOf[figure](item, answered);
}

/** The papers with that question and no other: of one alone not all need be reckoned. */
const aloneIn = (papers: readonly MarkedPaper[], questionId: string): readonly MarkedPaper[] =>
  papers.map(({ paperHash, name, keyVersion, sections, keys }) => ({
    paperHash,
    name,
    keyVersion,
    keys,
    sections: sections.map(({ sectionId, name: section, subject, questions }) => ({
      sectionId,
      name: section,
      subject,
      questions: questions.filter((one) => one.questionId === questionId),
    })),
  }));

type Steps = (item: ItemFigures, answered: Answered) => readonly ExplainedStep[] | null;

const stepsOf: Readonly<Record<Exclude<AnswerFigure, 'discrimination'>, Steps>> = {
  reached: reachedSteps,
  correlation: (item, answered) => correlationSteps(correlatedBy(item.questionId, answered), 'it right'),
  omitted: (item) => blankSteps(item, { blank: item.omitted, other: item.notReached }),
  unreached: (item) => blankSteps(item, { blank: item.notReached, other: item.omitted }),
  choices: choiceSteps,
};

export const voidedStep: ExplainedStep = {
  says: 'It is voided: it counts for nobody, and nobody is compared by it.',
  sum: null,
};

const inOrder = (n: number): string =>
  `The ${n} who opened the paper stand in order of their marks in the rest of it: this question is no part of what it is measured by.`;

/** Null where one of the groups is empty: of one child alone nothing is told apart. */
function discriminationSteps({ n, best, weakest }: Extremes): readonly ExplainedStep[] | null {
  if (best.n === 0 || weakest.n === 0) return null;
  const [high, low] = [best.right / best.n, weakest.right / weakest.n];
  return [
    {
      says: `${inOrder(n)} The best 27 in a hundred are ${best.n}, the weakest ${weakest.n}; who has equal marks is in with all who have.`,
      sum: null,
    },
    { says: 'How much of the best had it right.', sum: `${best.right} ÷ ${best.n} = ${figureWords(high)}` },
    { says: 'How much of the weakest had.', sum: `${weakest.right} ÷ ${weakest.n} = ${figureWords(low)}` },
    {
      says: 'What it tells apart: one less the other. At 1 all of the best have it right and none of the weakest; about 0 it tells nobody apart, and below 0 the key may be wrong.',
      sum: `${best.right} ÷ ${best.n} − ${weakest.right} ÷ ${weakest.n} = ${figureWords(high - low)}`,
    },
  ];
}

function reachedSteps({ n, notReached, right, isVoided }: ItemFigures): readonly ExplainedStep[] | null {
  const reached = n - notReached;
  if (reached === 0) return null;
  if (isVoided) return [voidedStep];
  return [
    {
      says: `Of the ${n} who opened the paper ${notReached} answered nothing from here on.`,
      sum: `${n} − ${notReached} = ${reached}`,
    },
    {
      says: `${right} of those who reached it chose the key.`,
      sum: `100 × ${right} ÷ ${reached} = ${figureWords((100 * right) / reached)}`,
    },
  ];
}

interface Blanks {
  /** What is explained: left out, or not reached. */
  readonly blank: number;
  /** Blank otherwise. */
  readonly other: number;
}

function blankSteps({ n, choices }: ItemFigures, { blank, other }: Blanks): readonly ExplainedStep[] {
  const chose = n - blank - other;
  const letters = choices.map(({ letter, n: those }) => `${letter} ${those}`).join(', ');
  return [
    { says: `Of the ${n} who opened the paper ${chose} chose a letter: ${letters}.`, sum: null },
    {
      says: 'A blank is left out where something after it was answered, and else not reached. Those of the other kind are taken off as well.',
      sum: `${n} − ${chose} − ${other} = ${blank}`,
    },
  ];
}

function choiceSteps({ n, choices, questionId }: ItemFigures, answered: Answered): readonly ExplainedStep[] {
  return [
    {
      says: `${inOrder(n)} Who is above two thirds of the way is in the best third, who is below one in the weakest; who has equal marks is in with all who have.`,
      sum: null,
    },
    ...choices.flatMap(({ letter, n: those, thirds: { upper, middle, lower } }) => [
      {
        says: `${letter}: of the best third, of the middle one and of the weakest.`,
        sum: `${upper} + ${middle} + ${lower} = ${those}`,
      },
      ...(correlationSteps(correlatedBy(questionId, answered, letter), letter) ?? []),
    ]),
  ];
}

/** Null where everybody or nobody is one of them, or nobody differs in ability. */
function correlationSteps(made: Correlated | null, had: string): readonly ExplainedStep[] | null {
  const correlation = made && correlationIn(made);
  if (!made || correlation === null) return null;
  const { n, those, sumOfThose, sum } = made;
  const others = n - those;
  const [spread, parted] = [Math.sqrt(spreadIn(made)) / n, Math.sqrt(those * others) / n];
  const apart = sumOfThose / those - (sum - sumOfThose) / others;
  return [
    {
      says: `How many marks in the rest of the paper the ${those} who had ${had} have on average, less what the ${others} others have.`,
      sum: `${sumOfThose} ÷ ${those} − ${sum - sumOfThose} ÷ ${others} = ${figureWords(apart)}`,
    },
    {
      says: `The correlation: that by the standard deviation of these marks (${figureWords(spread)}), times the root of the share of those times the share of the others (${figureWords(parted)}).`,
      sum: `${inBrackets(apart)} ÷ ${figureWords(spread)} × ${figureWords(parted)} = ${figureWords(correlation)}`,
    },
  ];
}
