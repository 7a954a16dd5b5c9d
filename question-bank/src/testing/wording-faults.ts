import { parseMarkup, type MarkupNode } from 'schemas/describe/markup';
import { startsWithVowelSound } from '../wording/english';
import { collections, shops } from '../wording/things';

/** What an English teacher would strike out in a text; nothing when it reads well. */
export function wordingFaults(text: string): string[] {
  const faults = rules.filter(({ struck }) => struck(text)).map(({ fault }) => fault);
  return faults.map((fault) => `${fault}: ${text}`);
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

// Words that end in s after a 1 and are no plurals.
const notPlural = 'is|was|has|as|its|this|us|plus|minus|times|less|pass|bus|glass|class|across|always|tennis|stands';
const countedUnits =
  'second|minute|hour|day|week|month|year|litre|metre|mile|pound|part|share|piece|box|bag|ticket|apple|pencil|book';

/** Those of several words, "1 football cards", which no ending of the first word tells. */
const severalWords = [...collections, ...shops.flatMap(({ things }) => things)]
  .map(({ many }) => many)
  .filter((many) => many.includes(' '))
  .join('|');

const rules: readonly { fault: string; struck: (text: string) => boolean }[] = [
  { fault: 'a value is missing', struck: matches(/undefined|null|NaN|Infinity|\[object/) },
  { fault: 'two spaces, or one at an end', struck: matches(/ {2}|^ | $|\t/m) },
  { fault: 'a space before a stop', struck: matches(/ [,.?!;](?!\d)/) },
  { fault: 'two stops', struck: matches(/[.,?!]{2}/) },
  { fault: 'pounds without two decimals', struck: matches(/£\d[\d,]*\.(?:\d(?!\d)|\d{3})/) },
  {
    fault: 'a plural after 1',
    struck: matches(new RegExp(`(?<![\\d.,:/×÷+−=£]|[×÷+−=] )\\b1 (?!(?:${notPlural})\\b)[a-z]+s\\b`)),
  },
  { fault: 'a plural after 1', struck: matches(new RegExp(`(?<![\\d.,:/×÷+−=£])1 (?:${severalWords})\\b`)) },
  {
    fault: 'a singular after a number',
    struck: matches(new RegExp(`(?<![\\d.,/])(?:[2-9]|[1-9]\\d+) (?:${countedUnits})\\b(?!-| [a-z]+s\\b)`)),
  },
  { fault: 'a word twice', struck: matches(/(?<!\p{L})([a-z]{2,}) \1(?!\p{L})/u) },
  { fault: 'the wrong article', struck: hasWrongArticle },
  { fault: 'marks that the screens cannot read', struck: hasUnreadMarks },
];

function hasWrongArticle(text: string): boolean {
  return [...text.matchAll(/\b(an?) ([\p{L}\d][\p{L}\d,-]*)/giu)].some(([, article = '', word = '']) => {
    const aloneStanding = /^[A-Z]$/.test(word) || article === 'A' || /^[A-Z]+$/.test(article);
    return !aloneStanding && startsWithVowelSound(word) !== (article.toLowerCase() === 'an');
  });
}

const marks = /\*\*|@@|•|\|\|/;

/** Where no marks are written none can be left unread. */
function hasUnreadMarks(text: string): boolean {
  return marks.test(text) && parseMarkup(text).some((node) => textsOf(node).some((part) => marks.test(part)));
}

function textsOf(node: MarkupNode): string[] {
  if (node.kind === 'text') return [node.text];
  return node.kind === 'bullet' ? node.children.flatMap(textsOf) : [];
}
