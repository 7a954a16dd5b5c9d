import { uprightFraction, type Content, type ContentText } from 'platform/typesetting';
import { parseMarkup, type MarkupNode } from 'schemas/describe/markup';

type Style = Omit<ContentText, 'text'>;

/** Text with our markup: lines kept, powers raised, fractions upright. */
export function printedText(
  source: string,
  { fontSize = 12, ...style }: Style & { fontSize?: number } = {},
): ContentText {
  return { ...style, fontSize, text: printedNodes(parseMarkup(source), fontSize) };
}

const printedNodes = (nodes: readonly MarkupNode[], fontSize: number): Content[] =>
  nodes.flatMap((node) => printedNode(node, fontSize));

function printedNode(node: MarkupNode, fontSize: number): Content[] {
  switch (node.kind) {
    case 'text':
      return inTheirFonts(node.text);
    case 'bold':
      return inTheirFonts(node.text).map((run) => (typeof run === 'string' ? { text: run, bold: true } : run));
    case 'power':
      return [{ text: node.text, sup: true }];
    case 'fraction':
      return uprightFraction(node.numerator, node.denominator, fontSize);
    case 'bullet':
      return ['• ', ...printedNodes(node.children, fontSize), '\n'];
    case 'line-break':
      return ['\n'];
    case 'paragraph-break':
      return ['\n\n'];
    case 'separator':
      return [' | '];
  }
}

/** Arrows, boxes, circles and ticks, none of which Lexend has. */
const signs = /([\u2190-\u21ff\u25a0-\u27bf]+)/;

/** No line ends between a number and its unit. */
const beforeUnit = /(?<=\d) (?=(?:[kcm]?m|k?g|m?l|km\/h|m\/s|mph|am|pm)\b)/g;

const inTheirFonts = (text: string): Content[] =>
  text
    .replace(beforeUnit, '\u00a0')
    .split(signs)
    .filter((run) => run !== '')
    .map((run) => (signs.test(run) ? { text: run, font: 'Signs' } : run));
