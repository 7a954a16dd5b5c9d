/** Something that is asked of a number that stands in it twice or three times, and for which numbers it is so in the world. */
interface Arrangement {
  readonly from: number;
  readonly to: number;
  readonly ask: (number: number, things: string) => string;
  readonly things: readonly string[];
}

/** What stands as many times three ways; each container holds what is really packed in it. */
const inThreeWays: readonly Arrangement[] = [
  {
    from: 3,
    to: 6,
    things: ['apples', 'oranges', 'lemons', 'peaches', 'pears'],
    ask: (n, things) =>
      `A crate holds ${n} layers of ${things}, with ${n} rows of ${n} ${things} in each layer. How many ${things} are in the crate?`,
  },
  {
    from: 3,
    to: 10,
    things: ['pens', 'pencils', 'batteries', 'candles', 'cereal bars', 'light bulbs', 'glue sticks'],
    ask: (n, things) =>
      `A shop orders ${n} boxes of ${things}. In each box are ${n} packets, with ${n} ${things} in each packet. How many ${things} does the shop get?`,
  },
  {
    from: 3,
    to: 8,
    things: ['bread rolls', 'scones', 'muffins', 'iced buns', 'flapjacks'],
    ask: (n, things) =>
      `A baker fills ${n} shelves. On each shelf stand ${n} trays, with ${n} ${things} on each tray. How many ${things} are there?`,
  },
  {
    from: 3,
    to: 10,
    things: ['tulips', 'daffodils', 'pansies', 'lettuces', 'leeks'],
    ask: (n, things) =>
      `A gardener plants ${n} beds. In each bed are ${n} rows of ${n} ${things}. How many ${things} does the gardener plant?`,
  },
  {
    from: 2,
    to: 10,
    things: ['wooden cubes', 'sugar cubes', 'plastic cubes'],
    ask: (n, things) => `A large cube is built of ${things}, ${n} along each edge. How many ${things} is it built of?`,
  },
];

/** What is laid out in as many rows as there are in a row. */
const inTwoWays: readonly Arrangement[] = [
  {
    from: 3,
    to: 12,
    things: ['lettuces', 'cabbages', 'apple trees', 'leeks', 'tulips'],
    ask: (square, things) =>
      `${square} ${things} are planted in a square, in equal rows. How many ${things} are there in each row?`,
  },
  {
    from: 3,
    to: 12,
    things: ['chairs', 'desks', 'dancers', 'soldiers'],
    ask: (square, things) =>
      `${square} ${things} stand in rows, with as many rows as there are ${things} in a row. How many rows are there?`,
  },
  {
    from: 2,
    to: 12,
    things: ['counters', 'coins', 'buttons', 'tiles', 'stickers'],
    ask: (square, things) =>
      `${square} ${things} are laid out in a square. How many ${things} are there along each side?`,
  },
  {
    from: 2,
    to: 12,
    things: ['slabs'],
    ask: (square, things) =>
      `A square courtyard is paved with ${square} square ${things}, all of one size. How many ${things} lie along each side?`,
  },
];

const asked = (arrangements: readonly Arrangement[], root: number, number: number): string[] =>
  arrangements
    .filter(({ from, to }) => root >= from && root <= to)
    .flatMap(({ things, ask }) => things.map((name) => ask(number, name)));

/** The ways to ask for the cube of a number. */
export const cubesAsked = (root: number): string[] => asked(inThreeWays, root, root);

/** The ways to ask for the number whose square is given. */
export const rootsAsked = (root: number): string[] => asked(inTwoWays, root, root * root);
