import type { Level } from '../generation/level';
import { randomFrom, type Random } from '../generation/random';
import type { Five, Four, JumbledItem } from './english-item';
import { houseRecord } from './house-record';
import { orderedOptions } from './option-order';

export interface JumbledSource {
  id: string;
  /** The pieces in the right order, which is the only one that reads as sense. */
  pieces: Five<string>;
  rule: string;
  why: string;
}

export function jumbledItem(level: Level, { id, pieces, rule, why }: JumbledSource): JumbledItem {
  const random = randomFrom(id);
  const shown = outOfOrder(pieces, random);
  const right = pieces.map((piece) => shown.indexOf(piece) + 1);
  return {
    kind: 'jumbled-sentences',
    id,
    level,
    text: shown.map((piece, place) => `${place + 1} ${piece}`).join('\n'),
    pieces: shown,
    validOrders: [orderText(right)],
    ...orderedOptions(id, orderText(right), wrongOrders(right, random)),
    correctSentence: pieces.join(' '),
    explanation: why,
    ruleTag: rule,
    ...houseRecord,
  };
}

export const orderText = (order: readonly number[]): string => order.join(' ');

function outOfOrder(pieces: Five<string>, random: Random): Five<string> {
  const places = random.shuffle([0, 1, 2, 3, 4]);
  if (orderText(places) === '0 1 2 3 4') return outOfOrder(pieces, random);
  const [one = '', two = '', three = '', four = '', five = ''] = places.map((place) => pieces[place]);
  return [one, two, three, four, five];
}

/** Two neighbours exchanged, the first and the last exchanged, and two orders with one piece moved further. */
function wrongOrders(right: readonly number[], random: Random): Four<string> {
  const moves = [
    moved(right, 0, 2),
    moved(right, 0, 3),
    moved(right, 1, 3),
    moved(right, 3, 1),
    moved(right, 4, 1),
    moved(right, 4, 2),
  ];
  const [one = [], two = []] = random.sample(moves, 2);
  const neighbour = random.integer(0, 3);
  return [
    orderText(exchanged(right, neighbour, neighbour + 1)),
    orderText(exchanged(right, 0, 4)),
    orderText(one),
    orderText(two),
  ];
}

export function exchanged(order: readonly number[], one: number, other: number): number[] {
  const changed = [...order];
  [changed[one], changed[other]] = [order[other] ?? 0, order[one] ?? 0];
  return changed;
}

function moved(order: readonly number[], from: number, to: number): number[] {
  const changed = [...order];
  const taken = changed.splice(from, 1);
  changed.splice(to, 0, ...taken);
  return changed;
}
