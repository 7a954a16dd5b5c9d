import type { Content, TDocumentDefinitions } from 'platform/typesetting';
import type { IssuedQuestion } from 'schemas/questions/question';
import { entry, page, spaceAbove } from './page';
import { printedFigure } from './printed-figure';
import { printedText } from './printed-text';
import { letterOf, type PrintedWorksheet } from './printed-worksheet';

/** What a parent marks by: the answers in the order of the questions, each with its worked steps. */
export function answerSheet(worksheet: PrintedWorksheet): TDocumentDefinitions {
  const content = worksheet.questions.map((question) =>
    printedAnswer(question, worksheet.closed?.includes(question.number) === true ? [stillClosed()] : whole(question)),
  );
  const head: Content = { text: 'Answers', bold: true, fontSize: 14 };
  return page(worksheet, { name: 'Answers', head, content });
}

const stillClosed = () => printedText('Left blank: its answer is not open yet.', { color: '#333333' });

const whole = (question: IssuedQuestion): Content[] => [
  ...rightAnswer(question),
  ...stepsOf(question.solution).map(printedStep),
];

const printedAnswer = ({ number }: IssuedQuestion, stack: Content[]): Content => ({
  stack: [entry(number, stack)],
  margin: spaceAbove(11),
});

function rightAnswer({ key, options, optionFigures }: IssuedQuestion): Content[] {
  const index = (options ?? []).findIndex((_, place) => letterOf(place) === key);
  const figure = optionFigures?.[index];
  if (figure !== undefined)
    return [
      { text: key, bold: true },
      printedFigure(figure, { width: 60, height: 60, below: 4, alt: `Picture ${key}` }),
    ];
  const option = options?.[index];
  return [printedText(option === undefined ? key : `${key}   ${option}`, { bold: true, margin: [0, 0, 0, 3] })];
}

/** The steps stand apart by line breaks, each with a bullet; the last only says the answer again. */
const stepsOf = (solution: string): string[] =>
  solution
    .split(/\\n|\r?\n|(?=•)/)
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('Answer:'));

const printedStep = (step: string): Content =>
  printedText(step, { fontSize: 10.5, color: '#333333', margin: [0, 1.5, 0, 1.5] });
