import { randomFrom } from '../generation/random';
import type { Four } from './english-item';

type Order = readonly number[];

export const orderText = (order: Order): string => order.join(' ');

/**
 * Four wrong orders each, of pieces that are right as 01234: two neighbours exchanged, the first and the last exchanged,
 * and two others. Were all made from the right order, it would be the one most like the others. So these were chosen
 * together: over all of them the right order is as often the most like the other four as the second, the third, the
 * fourth and the least, by its first piece, its last, the places of the pieces and which touch. None is the right order
 * begun at another piece, since "A magpie flew in while the cook was chopping" is sense too.
 */
const wrongSets: readonly string[] = [
  '10234 41230 14230 40231',
  '01324 41230 31420 41320',
  '10234 41230 10324 41320',
  '01243 41230 31240 41203',
  '01324 41230 13204 41320',
  '01243 41230 01423 21430',
  '02134 41230 12430 42130',
  '01324 41230 21340 41320',
  '01324 41230 41023 41320',
  '01324 41230 41302 41320',
  '10234 41230 10432 21430',
  '02134 41230 24130 42130',
  '01324 41230 24130 40132',
  '02134 41230 34120 41302',
  '01324 41230 30124 41320',
  '01243 41230 02413 41302',
  '10234 41230 20134 24130',
  '02134 41230 40132 42130',
  '10234 41230 10432 12430',
  '01324 41230 13024 31024',
  '01243 41230 12043 41203',
  '10234 41230 30214 34210',
  '01243 41230 02143 42130',
  '01324 41230 13024 41320',
  '10234 41230 14230 14302',
  '02134 41230 02341 42130',
  '02134 41230 02413 42130',
  '01324 41230 13024 30124',
  '01324 41230 02314 42310',
  '02134 41230 42031 42130',
];

/** The wrong orders of an item: five levels of twelve items take the sets in turn, so each is met as often. */
export function wrongOrders(right: Order, id: string): Four<string> {
  const [one = '', two = '', three = '', four = ''] = setOf(id)
    .split(' ')
    .map((places) => placed(right, places));
  return [one, two, three, four];
}

const placed = (right: Order, places: string): string =>
  orderText(places.split('').map((place) => right[Number(place)] ?? 0));

/** Ids end in a level and two figures. */
function setOf(id: string): string {
  const [, level, number] = /(\d)(\d\d)$/.exec(id) ?? [];
  const turn =
    level === undefined ? randomFrom(id).integer(0, wrongSets.length - 1) : Number(level) * A_LEVEL + Number(number);
  return wrongSets[turn % wrongSets.length] ?? '';
}

const A_LEVEL = 12;

export function exchanged(order: Order, one: number, other: number): number[] {
  const changed = [...order];
  [changed[one], changed[other]] = [order[other] ?? 0, order[one] ?? 0];
  return changed;
}
