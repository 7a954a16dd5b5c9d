import type { Content, WidthOf } from 'platform/typesetting';
import type { Passage } from 'schemas/questions/question';
import { linesOf } from './line-breaking';
import { CONTENT_WIDTH, spaceAbove } from './page';
import { printedText } from './printed-text';

const FONT_SIZE = 11;
const NUMBER_WIDTH = 28;
/** The most lines of a verse or a paragraph that no page ends in the middle of. */
const KEPT_TOGETHER = 8;

/** The text of a comprehension, every fifth line numbered, so that a question can name one. */
export function printedPassage({ title, description, text }: Passage, widthOf: WidthOf): Content {
  let count = 0;
  const number = () => ((count += 1) % 5 === 0 ? String(count) : '');
  const paragraphs = text.split('||p||').map((paragraph): Content => {
    const lines = paragraph
      .split('||')
      .flatMap((line) => linesOf(line, CONTENT_WIDTH - NUMBER_WIDTH, (words) => widthOf(words) * FONT_SIZE));
    const unbreakable = lines.length <= KEPT_TOGETHER;
    return { unbreakable, stack: lines.map((line) => numbered(line, number())), margin: spaceAbove(7) };
  });
  return [
    { text: title, bold: true, fontSize: 15, margin: [0, 14, 0, 3] },
    { text: description, color: '#444444', margin: [0, 0, 0, 2] },
    ...paragraphs,
  ];
}

const numbered = (line: string, number: string): Content => ({
  columns: [
    { ...printedText(line, { fontSize: FONT_SIZE }), noWrap: true, width: '*' },
    { text: number, width: NUMBER_WIDTH, alignment: 'right', fontSize: 9, color: '#444444' },
  ],
  margin: spaceAbove(3),
});
