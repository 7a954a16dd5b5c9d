import type { Content, TDocumentDefinitions, WidthOf } from 'platform/typesetting';
import type { IssuedQuestion } from 'schemas/questions/question';
import { CONTENT_WIDTH, entry, NUMBER_WIDTH, page, spaceAbove } from './page';
import { isGrouped, printedChoices } from './printed-choices';
import { pictureShare } from './picture-share';
import { printedFigure } from './printed-figure';
import { printedPassage } from './printed-passage';
import { withPictures } from './printed-pictures';
import { printedText } from './printed-text';
import type { PrintedWorksheet } from './printed-worksheet';

const FIGURE_ROOM = { width: CONTENT_WIDTH - NUMBER_WIDTH, height: 200, below: 7 };
/** Room to work a sum out by hand; beside a drawing there is some already. */
const WORKING_HEIGHT = 48;

/** What the child writes on. It holds no key and no solution. */
export function questionSheet(worksheet: PrintedWorksheet, widthOf: WidthOf): TDocumentDefinitions {
  const { passage, closed = [] } = worksheet;
  const questions = worksheet.questions.filter(({ number }) => !closed.includes(number));
  const unitWidth = widestUnit(questions, widthOf);
  const share = passage ? 1 : pictureShare((some) => heightsOf(questions, widthOf, some));
  const asked = questions.map((question) => printedQuestion(question, unitWidth, share));
  const content = passage ? [printedPassage(passage, widthOf), { stack: asked, pageBreak: 'before' as const }] : asked;
  const hint = questions.some(({ options }) => options) ? [howToChoose()] : [];
  return page(worksheet, { name: 'Questions', head: [nameAndDate(questions.length), ...hint], content });
}

const howToChoose = (): Content => ({
  text: 'Where there are letters, put a ring round the one that you choose.',
  fontSize: 10,
  color: '#444444',
  margin: spaceAbove(14),
});

const nameAndDate = (asked: number): Content => ({
  columns: [
    { text: 'Name', width: 40 },
    { ...blank(210), width: 226 },
    { text: 'Date', width: 34 },
    { ...blank(90), width: 106 },
    { text: `Score        / ${asked}`, alignment: 'right', width: '*' },
  ],
});

const blank = (length: number) => ({
  canvas: [{ type: 'line' as const, x1: 0, y1: 13, x2: length, y2: 13, lineWidth: 0.7 }],
});

function printedQuestion(question: IssuedQuestion, unitWidth: number, share: number): Content {
  const prompt = promptOf(question).map((paragraph) => printedText(paragraph, { margin: [0, 0, 0, 7] }));
  return {
    stack: [entry(question.number, [...prompt, ...figureAndPlace(question, unitWidth, share)])],
    margin: spaceAbove(16),
  };
}

/** The drawing that it is about, and where the child answers. */
function figureAndPlace(question: IssuedQuestion, unitWidth: number, share: number): Content[] {
  const { figure, options, optionFigures } = question;
  if (optionFigures) return pictured(question, optionFigures, share).content;
  const drawing = figure === undefined ? undefined : printedFigure(figure, FIGURE_ROOM);
  return [...(drawing ? [drawing] : []), options ? printedChoices(question) : placeToAnswer(question, unitWidth)];
}

function pictured({ figure }: IssuedQuestion, pictures: readonly string[], share: number) {
  const room = { ...FIGURE_ROOM, height: FIGURE_ROOM.height * share, share };
  return withPictures(figure === undefined ? undefined : printedFigure(figure, room), pictures, room);
}

/** What stands around a question, and a line of its text. */
const AROUND = 20;
const LINE = 19;

/** About how high the questions stand; known only where all have pictures to choose from. */
function heightsOf(questions: readonly IssuedQuestion[], widthOf: WidthOf, share: number): number[] {
  const linesOf = (text: string) => Math.ceil((widthOf(text) * 12) / FIGURE_ROOM.width);
  const heights = questions.flatMap((question) =>
    question.optionFigures
      ? AROUND + LINE * linesOf(question.prompt) + pictured(question, question.optionFigures, share).height
      : [],
  );
  return heights.length === questions.length ? heights : [];
}

/** Its paragraphs. The sentence of a spelling or punctuation question is its choices, and is not printed twice. */
function promptOf({ questionType, prompt, options = [] }: IssuedQuestion): string[] {
  const groups = isGrouped(questionType) ? options.slice(0, -1) : [];
  const sentences = ['||', ' '].map((between) => groups.join(between));
  return sentences
    .reduce((rest, sentence) => rest.replace(sentence, ''), prompt)
    .split('||p||')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const UNIT_SIZE = 12;

/** What the widest unit takes that stands after a box: with as much behind each of them, the boxes stand under one another. */
function widestUnit(questions: readonly IssuedQuestion[], widthOf: WidthOf): number {
  const units = questions.flatMap(({ unit }) => (unit?.side === 'after' ? [unit.text.replace(/\W/g, '')] : []));
  return units.length === 0 ? 0 : Math.ceil(Math.max(...units.map((unit) => widthOf(unit) * UNIT_SIZE))) + UNIT_GAP;
}

/** Between a box and its unit. */
const UNIT_GAP = 5;

function placeToAnswer({ subject, figure, unit, answerForm }: IssuedQuestion, unitWidth: number): Content {
  // Unbroken: a column as wide as its text may come out a hair too narrow for it.
  const beside = (side: 'before' | 'after') => printedText(unit?.side === side ? unit.text : '', { noWrap: true });
  return {
    columns: [
      { text: answerForm ?? '', fontSize: 9.5, color: '#444444', width: '*', margin: [0, 8, 8, 0] },
      { ...beside('before'), width: 'auto', margin: [0, 6, 5, 0] },
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 120, h: 26, r: 3, lineWidth: 0.8 }], width: 120 },
      { ...beside('after'), width: unitWidth, margin: [unitWidth === 0 ? 0 : UNIT_GAP, 6, 0, 0] },
    ],
    margin: [0, subject === 'maths' && figure === undefined ? WORKING_HEIGHT : 4, 0, 0],
  };
}
