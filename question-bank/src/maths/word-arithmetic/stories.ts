import type { Random } from '../../generation/random';
import { person } from '../../wording/people';

/** A story with its calculation: the sum as text for the solver, the steps as the child works them out. */
export interface Story {
  prompt: string;
  sum: string;
  value: number;
  steps: string[];
  noun: string;
}

/** Tells a story with numbers up to a size; in those of one step, one number is at least of another size. */
type Teller = (random: Random, most: number, least: number) => Story;

const visitors: Teller = (random, most, least) => {
  const [morning, afternoon] = [random.integer(least * 8, most * 8), random.integer(20, most * 8)];
  const place = random.pick(['A museum', 'A zoo', 'A castle', 'An aquarium']);
  return {
    prompt: `${place} has ${morning} visitors in the morning and ${afternoon} in the afternoon. How many visitors is that altogether?`,
    sum: `${morning} + ${afternoon}`,
    value: morning + afternoon,
    steps: [`${morning} + ${afternoon} = ${morning + afternoon}`],
    noun: 'visitors',
  };
};

const pagesLeft: Teller = (random, most, least) => {
  const read = random.integer(20, most * 5);
  const all = read + random.integer(least * 5, most * 5);
  const { name } = person(random);
  return {
    prompt: `${name} is reading a book of ${all} pages and has reached the end of page ${read}. How many pages are left?`,
    sum: `${all} − ${read}`,
    value: all - read,
    steps: [`${all} − ${read} = ${all - read}`],
    noun: 'pages',
  };
};

const rowsOfSeats: Teller = (random, most, least) => {
  const [rows, seats] = [random.integer(4, Math.min(most, 30)), random.integer(Math.max(6, least), Math.min(most, 25))];
  return {
    prompt: `A hall has ${rows} rows of chairs with ${seats} chairs in each row. How many chairs are there?`,
    sum: `${rows} × ${seats}`,
    value: rows * seats,
    steps: [`${rows} × ${seats} = ${rows * seats}`],
    noun: 'chairs',
  };
};

const equalTeams: Teller = (random, most, least) => {
  const [teams, each] = [random.integer(3, 12), random.integer(Math.max(4, least), Math.min(most, 25))];
  return {
    prompt: `${teams * each} children are put into ${teams} teams of the same size. How many children are in each team?`,
    sum: `${teams * each} ÷ ${teams}`,
    value: each,
    steps: [`${teams * each} ÷ ${teams} = ${each}`],
    noun: 'children',
  };
};

const bakery: Teller = (random, most) => {
  const [trays, each] = [random.integer(4, Math.min(most, 20)), random.integer(6, 24)];
  const sold = random.integer(10, trays * each - 5);
  return {
    prompt: `A baker takes ${trays} trays of ${each} buns out of the oven and sells ${sold} buns. How many buns are left?`,
    sum: `${trays} × ${each} − ${sold}`,
    value: trays * each - sold,
    steps: [`Baked: ${trays} × ${each} = ${trays * each}`, `Left: ${trays * each} − ${sold} = ${trays * each - sold}`],
    noun: 'buns',
  };
};

const coach: Teller = (random, most) => {
  const start = random.integer(15, Math.min(most, 50));
  const off = random.integer(4, start - 4);
  const on = random.integer(3, 20);
  return {
    prompt: `There are ${start} people on a coach. At the next stop ${off} people get off and ${on} get on. How many people are then on the coach?`,
    sum: `${start} − ${off} + ${on}`,
    value: start - off + on,
    steps: [`${start} − ${off} = ${start - off}`, `${start - off} + ${on} = ${start - off + on}`],
    noun: 'people',
  };
};

const albums: Teller = (random, most) => {
  const [pages, each] = [random.integer(6, Math.min(most, 24)), random.integer(4, 9)];
  const more = random.integer(5, 60);
  const { name } = person(random);
  const all = pages * each + more;
  return {
    prompt: `${name} has ${all} photographs. ${more} of them are in a box and the rest fill an album with ${each} photographs on each page. How many pages does the album have?`,
    sum: `(${all} − ${more}) ÷ ${each}`,
    value: pages,
    steps: [`In the album: ${all} − ${more} = ${pages * each}`, `Pages: ${pages * each} ÷ ${each} = ${pages}`],
    noun: 'pages',
  };
};

const twoFarms: Teller = (random, most) => {
  const [pens, each, others] = [
    random.integer(4, 15),
    random.integer(5, Math.min(most, 30)),
    random.integer(20, most * 4),
  ];
  return {
    prompt: `A farmer has ${pens} pens with ${each} sheep in each, and ${others} more sheep on the hill. How many sheep does the farmer have?`,
    sum: `${pens} × ${each} + ${others}`,
    value: pens * each + others,
    steps: [
      `In the pens: ${pens} × ${each} = ${pens * each}`,
      `Altogether: ${pens * each} + ${others} = ${pens * each + others}`,
    ],
    noun: 'sheep',
  };
};

const schoolPencils: Teller = (random) => {
  const [boxes, each, classes, extra] = [
    random.integer(5, 20),
    random.multiple(6, 12, 48),
    random.integer(3, 8),
    random.integer(5, 60),
  ];
  const all = boxes * each - extra;
  return {
    prompt: `A school buys ${boxes} boxes of ${each} pencils. It keeps ${extra} pencils in the office and shares the rest equally between ${classes} classes. How many pencils does each class get?`,
    sum: `(${boxes} × ${each} − ${extra}) ÷ ${classes}`,
    value: all / classes,
    steps: [
      `Bought: ${boxes} × ${each} = ${boxes * each}`,
      `To share: ${boxes * each} − ${extra} = ${all}`,
      `Each class: ${all} ÷ ${classes} = ${all / classes}`,
    ],
    noun: 'pencils',
  };
};

const theatre: Teller = (random) => {
  const [rows, seats, balcony, empty] = [
    random.integer(10, 25),
    random.integer(12, 30),
    random.integer(40, 160),
    random.integer(15, 90),
  ];
  const stalls = rows * seats;
  const all = stalls + balcony;
  return {
    prompt: `A theatre has ${rows} rows of ${seats} seats downstairs and ${balcony} seats in the balcony. One evening ${empty} seats are empty. How many seats are taken?`,
    sum: `${rows} × ${seats} + ${balcony} − ${empty}`,
    value: all - empty,
    steps: [
      `Downstairs: ${rows} × ${seats} = ${stalls}`,
      `All seats: ${stalls} + ${balcony} = ${all}`,
      `Taken: ${all} − ${empty} = ${all - empty}`,
    ],
    noun: 'seats',
  };
};

const twoShops: Teller = (random) => {
  const [days, first, moreEach, weeks] = [
    random.integer(3, 6),
    random.integer(12, 40),
    random.integer(3, 15),
    random.integer(2, 5),
  ];
  const second = first + moreEach;
  const inWeek = days * (first + second);
  return {
    prompt: `A shop sells ${first} comics on each day it opens. The shop next door sells ${moreEach} more than that each day. Both open ${days} days a week. How many comics do they sell together in ${weeks} weeks?`,
    sum: `(${first} + ${first} + ${moreEach}) × ${days} × ${weeks}`,
    value: inWeek * weeks,
    steps: [
      `Next door: ${first} + ${moreEach} = ${second}`,
      `Each day: ${first} + ${second} = ${first + second}`,
      `Each week: ${first + second} × ${days} = ${inWeek}`,
      `In ${weeks} weeks: ${inWeek} × ${weeks} = ${inWeek * weeks}`,
    ],
    noun: 'comics',
  };
};

/** The stories by how many operations they take. */
export const tellers: Record<1 | 2 | 3, readonly Teller[]> = {
  1: [visitors, pagesLeft, rowsOfSeats, equalTeams],
  2: [bakery, coach, albums, twoFarms],
  3: [schoolPencils, theatre, twoShops],
};
