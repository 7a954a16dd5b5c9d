import type { Level } from '../generation/level';
import { randomFrom, type Random } from '../generation/random';
import type { Five, JumbledItem } from './english-item';
import { houseRecord } from './house-record';
import { orderText, wrongOrders } from './jumbled-orders';
import { orderedOptions } from './option-order';

export interface JumbledSource {
  id: string;
  revision?: number;
  /** The pieces in the right order, which is the only one that reads as sense. */
  pieces: Five<string>;
  rule: string;
  why: string;
}

export function jumbledItem(level: Level, { id, revision = 0, pieces, rule, why }: JumbledSource): JumbledItem {
  const random = randomFrom(id);
  const loose = loosePieces(pieces);
  const shown = outOfOrder(loose, random);
  const right = loose.map((piece) => shown.indexOf(piece) + 1);
  return {
    kind: 'jumbled-sentences',
    id,
    revision,
    level,
    text: shown.map((piece, place) => `${place + 1} ${piece}`).join('\n'),
    pieces: shown,
    validOrders: [orderText(right)],
    ...orderedOptions(id, orderText(right), wrongOrders(right, id)),
    correctSentence: pieces.join(' '),
    explanation: why,
    ruleTag: rule,
    ...houseRecord,
  };
}

/**
 * The pieces of one sentence without its capital and its full stop, which would say what comes first and last to
 * somebody who reads nothing. Whole sentences keep theirs: each has them.
 */
function loosePieces(pieces: Five<string>): Five<string> {
  const [one, two, three, four, five] = pieces;
  return isOneSentence(pieces) ? [withoutCapital(one), two, three, four, withoutStop(five)] : pieces;
}

/** A sentence as its loose pieces give it when they are in order. */
export const looseText = (sentence: string): string => withoutCapital(withoutStop(sentence));

const withoutCapital = (text: string): string => text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1);
const withoutStop = (text: string): string => text.replace(/[.!?]$/, '');

export const isOneSentence = (pieces: readonly string[]): boolean =>
  !pieces.every((piece) => /[.!?]["”]?$/.test(piece));

function outOfOrder(pieces: Five<string>, random: Random): Five<string> {
  const places = random.shuffle([0, 1, 2, 3, 4]);
  if (orderText(places) === '0 1 2 3 4') return outOfOrder(pieces, random);
  const [one = '', two = '', three = '', four = '', five = ''] = places.map((place) => pieces[place]);
  return [one, two, three, four, five];
}
