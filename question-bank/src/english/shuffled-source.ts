import { randomFrom } from '../generation/random';
import type { Level } from '../generation/level';
import type { Four, ShuffledItem } from './english-item';
import { houseRecord } from './house-record';
import { orderedOptions } from './option-order';

export interface ShuffledSource {
  id: string;
  /** The sentence with four words in square brackets, the wrong options: `The [owl] [sat] on a [branch] of the [oak].` */
  line: string;
  surplus: string;
  rule: string;
  why: string;
}

export function shuffledItem(level: Level, { id, line, surplus, rule, why }: ShuffledSource): ShuffledItem {
  const correctSentence = line.replace(/[[\]]/g, '');
  return {
    kind: 'shuffled-sentences',
    id,
    level,
    text: outOfOrder([...looseWords(correctSentence), surplus], id).join(' '),
    ...orderedOptions(id, surplus, decoysOf(line)),
    correctSentence,
    explanation: why,
    ruleTag: rule,
    ...houseRecord,
  };
}

/** The words of a sentence without the capital and the full stop that would give their place away. */
export const looseWords = (sentence: string): string[] =>
  sentence
    .replace(/[.!?,]/g, '')
    .split(' ')
    .map((word, place) =>
      place === 0 && word !== 'I' ? word.charAt(0).toLocaleLowerCase('en-GB') + word.slice(1) : word,
    );

function decoysOf(line: string): Four<string> {
  const [one, two, three, four, ...more] = [...line.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word);
  if (!one || !two || !three || !four || more.length > 0) throw new Error(`not four words in brackets: ${line}`);
  return [one, two, three, four];
}

const mostAttempts = 100; // a sentence of very few words may have no better order

/** Shuffled until no three words stand together as they do in the sentence. */
function outOfOrder(words: readonly string[], id: string): string[] {
  const random = randomFrom(id);
  const triples = new Set(triplesOf(words));
  const attempts = Array.from({ length: mostAttempts }, () => random.shuffle(words));
  const isMixed = (order: readonly string[]) => !triplesOf(order).some((triple) => triples.has(triple));
  return attempts.find(isMixed) ?? random.shuffle(words);
}

const triplesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, place) => [words[place], words[place + 1], word].join(' '));
