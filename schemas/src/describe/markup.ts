import { printedQuotes } from './quotes';

/**
 * The text markup of questions, solutions and passages, read once into a small tree that every screen draws.
 * Never HTML; any string yields a tree; time grows with the length of the text alone.
 *
 * | written | read as |
 * |---|---|
 * | `7**2`, `10**n`, `cm**` | a raised 2, n, and (after a unit of length) 2 |
 * | `**words**`, before which no letter or number stands | words set in bold |
 * | `@@3/4`, `2@@1/3`, `@@3/4@@` | a fraction; the whole part of a mixed number stays text |
 * | newline, or the two characters `\n` | a line break |
 * | `||p||` | a paragraph |
 * | `||` | what the field says: a line break, or the edge of an underlined group, an option, a table part |
 * | `•` | an item of a list, up to the end of its line |
 *
 * What is none of these (`**` alone, `@@1/0`) stays text as it stands; its quotation marks are those of print, however they were typed.
 */
export type MarkupNode = InlineNode | BreakNode | { kind: 'bullet'; children: InlineNode[] };

export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'power'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'fraction'; numerator: string; denominator: string };

export type BreakNode =
  | { kind: 'line-break' }
  | { kind: 'paragraph-break' }
  | { kind: 'separator'; between: 'groups' | 'options' | 'parts' };

/** What `||` divides in a field: lines of a passage, underlined groups of a sentence, answer options, parts of a table. */
export type BarMeaning = 'lines' | 'groups' | 'options' | 'parts';

type Token = BreakNode | InlineNode | { kind: 'bullet-start' };

// One alternative matches at a time, and none can match the same characters in two ways, so the scan is linear.
const markPattern =
  /\r\n|\n|\r|\\n|\|\|p\|\||\|\||•[ \t\u00a0]*|@@(?<top>\d{1,6}|[□?])\/(?<bottom>\d{1,6}|[□?])(?:@@(?![\d□?]))?|(?<![\p{L}\p{N}\])}□?*])\*\*(?<bold>[^\s*|@•\\](?:[^*|@•\\\r\n]{0,200}[^\s*|@•\\])?)\*\*(?![\p{L}\p{N}*])|\*\*(?<raised>\d{1,6}|[a-z](?![\p{L}\d]))(?:\*\*(?![\p{L}\d]))?|\*\*/gu;

const unitOfLength = /(?:^|[^\p{L}])(?:mm|cm|m|km|in|ft|yd|mi)$/u;
const longestUnit = 3; // one character more than the longest unit, to see that the unit stands alone

export function parseMarkup(source: string, bars: BarMeaning = 'lines'): MarkupNode[] {
  return gathered(tokensOf(printedQuotes(source), bars));
}

function tokensOf(source: string, bars: BarMeaning): Token[] {
  const tokens: Token[] = [];
  let read = 0;
  for (const match of source.matchAll(markPattern)) {
    const token = tokenOf(match, source, bars);
    if (!token) continue;
    if (match.index > read) tokens.push({ kind: 'text', text: source.slice(read, match.index) });
    tokens.push(token);
    read = match.index + match[0].length;
  }
  if (read < source.length) tokens.push({ kind: 'text', text: source.slice(read) });
  return tokens;
}

/** The token of a mark, or nothing where its characters stand for themselves. */
function tokenOf(match: RegExpExecArray, source: string, bars: BarMeaning): Token | undefined {
  const mark = match[0];
  if (mark === '||p||') return { kind: 'paragraph-break' };
  if (mark === '||') return bars === 'lines' ? { kind: 'line-break' } : { kind: 'separator', between: bars };
  if (mark.startsWith('•')) return { kind: 'bullet-start' };
  if (mark.startsWith('@@')) return fractionOf(match);
  if (mark.startsWith('**')) return boldOf(match) ?? powerOf(match, source);
  return { kind: 'line-break' };
}

function fractionOf({ groups }: RegExpExecArray): InlineNode | undefined {
  const { top = '', bottom = '' } = groups ?? {};
  return /^0+$/.test(bottom) ? undefined : { kind: 'fraction', numerator: top, denominator: bottom };
}

function boldOf({ groups }: RegExpExecArray): InlineNode | undefined {
  const text = groups?.['bold'];
  return text === undefined ? undefined : { kind: 'bold', text };
}

/** `**2` is raised after a character; bare `**` is a square after a unit of length that ends there. */
function powerOf({ groups, index, 0: mark }: RegExpExecArray, source: string): InlineNode | undefined {
  const raised = groups?.['raised'];
  if (raised !== undefined)
    return /[\p{L}\p{N}\])}□?]/u.test(source.charAt(index - 1)) ? { kind: 'power', text: raised } : undefined;
  const after = source.charAt(index + mark.length);
  const endsHere = !/[\p{L}\d*]/u.test(after);
  return endsHere && unitOfLength.test(source.slice(Math.max(0, index - longestUnit), index))
    ? { kind: 'power', text: '2' }
    : undefined;
}

/** Puts what follows a bullet on its line into the item; the break that ends an item is not drawn again. */
function gathered(tokens: Token[]): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let place = nodes;
  for (const token of tokens) {
    if (token.kind === 'bullet-start') {
      if (nodes.at(-1)?.kind === 'line-break') nodes.pop();
      const children: InlineNode[] = [];
      nodes.push({ kind: 'bullet', children });
      place = children;
    } else if (isInline(token)) {
      place.push(token);
    } else {
      if (place === nodes || token.kind !== 'line-break') nodes.push(token);
      place = nodes;
    }
  }
  return nodes;
}

const isInline = (node: MarkupNode | Token): node is InlineNode =>
  node.kind === 'text' || node.kind === 'bold' || node.kind === 'power' || node.kind === 'fraction';

/** The same text without marks, for a title, a label read aloud, or a search: `2@@1/3 m**2` is "2 1/3 m²". */
export function plainText(nodes: readonly MarkupNode[]): string {
  return nodes.map(plainNode).join('').trim();
}

function plainNode(node: MarkupNode, index: number, all: readonly MarkupNode[]): string {
  switch (node.kind) {
    case 'text':
    case 'bold':
      return node.text;
    case 'power':
      return superscript(node.text);
    case 'fraction':
      return `${spaceAfterNumber(all[index - 1])}${node.numerator}/${node.denominator}`;
    case 'line-break':
    case 'paragraph-break':
      return '\n';
    case 'separator':
      return ' ';
    case 'bullet':
      return `\n${plainText(node.children)}\n`;
  }
}

const spaceAfterNumber = (before: MarkupNode | undefined) =>
  before?.kind === 'text' && /\d$/.test(before.text) ? ' ' : '';

const superscript = (text: string) =>
  /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))) : `^${text}`;
