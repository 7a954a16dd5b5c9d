import { randomFrom } from '../generation/random';
import type { Level } from '../generation/level';
import type { Four, ShuffledItem } from './english-item';
import { houseRecord } from './house-record';
import { orderedOptions, sharedPlace } from './option-order';

export interface ShuffledSource {
  id: string;
  revision?: number;
  /** The sentence with four words in square brackets, the wrong options: `The [owl] [sat] on a [branch] of the [oak].` */
  line: string;
  surplus: string;
  rule: string;
  why: string;
}

export function shuffledItem(
  level: Level,
  { id, revision = 0, line, surplus, rule, why }: ShuffledSource,
): ShuffledItem {
  const correctSentence = line.replace(/[[\]]/g, '');
  const decoys = decoysOf(line);
  return {
    kind: 'shuffled-sentences',
    id,
    revision,
    level,
    text: outOfOrder({ words: looseWords(correctSentence), surplus, decoys }, id).join(' '),
    ...orderedOptions(id, surplus, decoys),
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

interface Loose {
  words: readonly string[];
  surplus: string;
  decoys: readonly string[];
}

/**
 * Shuffled until no three words stand together as they do in the sentence, and until as many of the other options stand
 * before the surplus word as its id says: it must not be the first, or the last, of the five more often than chance has it.
 */
function outOfOrder({ words, surplus, decoys }: Loose, id: string): string[] {
  const random = randomFrom(id);
  const all = [...words, surplus];
  const triples = new Set(triplesOf(all));
  const attempts = Array.from({ length: mostAttempts }, () => random.shuffle(all));
  const isMixed = (order: readonly string[]) => !triplesOf(order).some((triple) => triples.has(triple));
  const before = sharedPlace(id, 'order');
  const isPlaced = (order: readonly string[]) =>
    decoys.filter((decoy) => order.indexOf(decoy) < order.indexOf(surplus)).length === before;
  const placed = attempts.filter(isPlaced);
  return placed.find(isMixed) ?? attempts.find(isMixed) ?? random.shuffle(all);
}

const triplesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, place) => [words[place], words[place + 1], word].join(' '));
