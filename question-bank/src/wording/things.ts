import type { Random } from '../generation/random';

/** Something that is sold, with what it sensibly costs, in pence. */
export interface Thing {
  one: string;
  many: string;
  from: number;
  to: number;
}

const thing = (one: string, [from, to]: [number, number], many = `${one}s`): Thing => ({ one, many, from, to });

export interface Shop {
  /** "at the bakery". */
  place: string;
  things: readonly Thing[];
}

export const shops: readonly Shop[] = [
  {
    place: 'at the school shop',
    things: [
      thing('pencil', [15, 60]),
      thing('rubber', [20, 75]),
      thing('ruler', [30, 120]),
      thing('pen', [40, 250]),
      thing('notebook', [90, 350]),
      thing('glue stick', [65, 180]),
      thing('sharpener', [30, 120]),
      thing('folder', [80, 300]),
      thing('highlighter', [60, 170]),
      thing('pencil case', [250, 700]),
    ],
  },
  {
    place: 'at the bakery',
    things: [
      thing('bread roll', [25, 70]),
      thing('iced bun', [60, 140]),
      thing('croissant', [80, 190]),
      thing('doughnut', [70, 180]),
      thing('loaf', [120, 340], 'loaves'),
      thing('sausage roll', [90, 220]),
      thing('flapjack', [75, 190]),
      thing('scone', [60, 170]),
      thing('muffin', [95, 240]),
      thing('gingerbread man', [80, 200], 'gingerbread men'),
    ],
  },
  {
    place: 'at the market',
    things: [
      thing('apple', [15, 55]),
      thing('orange', [20, 65]),
      thing('lemon', [20, 60]),
      thing('mango', [80, 180], 'mangoes'),
      thing('pineapple', [110, 260]),
      thing('melon', [120, 290]),
      thing('cucumber', [45, 110]),
      thing('avocado', [60, 140]),
      thing('pear', [20, 60]),
      thing('cauliflower', [80, 190]),
    ],
  },
  {
    place: 'at the café',
    things: [
      thing('sandwich', [180, 450], 'sandwiches'),
      thing('milkshake', [190, 390]),
      thing('hot chocolate', [160, 340]),
      thing('slice of cake', [170, 360], 'slices of cake'),
      thing('jacket potato', [320, 590], 'jacket potatoes'),
      thing('bowl of soup', [280, 480], 'bowls of soup'),
      thing('orange juice', [120, 260]),
      thing('toasted teacake', [140, 280]),
      thing('cheese toastie', [260, 480]),
      thing('cup of tea', [110, 240], 'cups of tea'),
    ],
  },
  {
    place: 'at the toy shop',
    things: [
      thing('marble', [10, 45]),
      thing('yo-yo', [150, 390]),
      thing('kite', [450, 1400]),
      thing('puzzle', [350, 990]),
      thing('skipping rope', [180, 550]),
      thing('model car', [240, 850]),
      thing('card game', [300, 890]),
      thing('teddy bear', [650, 1900]),
      thing('bouncy ball', [50, 150]),
      thing('board game', [900, 2400]),
    ],
  },
  {
    place: 'at the garden centre',
    things: [
      thing('packet of seeds', [90, 280], 'packets of seeds'),
      thing('flowerpot', [120, 480]),
      thing('tulip bulb', [20, 65]),
      thing('trowel', [350, 850]),
      thing('bag of compost', [390, 890], 'bags of compost'),
      thing('watering can', [480, 1290]),
      thing('bird feeder', [550, 1450]),
      thing('herb plant', [140, 320]),
      thing('strawberry plant', [110, 260]),
      thing('pair of gardening gloves', [290, 690], 'pairs of gardening gloves'),
    ],
  },
  {
    place: 'at the craft shop',
    things: [
      thing('bead', [5, 25]),
      thing('ball of wool', [190, 520], 'balls of wool'),
      thing('paintbrush', [80, 290], 'paintbrushes'),
      thing('sheet of card', [15, 60], 'sheets of card'),
      thing('pot of paint', [160, 420], 'pots of paint'),
      thing('canvas', [350, 890], 'canvases'),
      thing('reel of thread', [90, 240], 'reels of thread'),
      thing('sketchbook', [280, 690]),
      thing('pack of clay', [270, 640], 'packs of clay'),
      thing('button', [8, 40]),
    ],
  },
  {
    place: 'at the sports shop',
    things: [
      thing('tennis ball', [90, 220]),
      thing('shuttlecock', [60, 150]),
      thing('water bottle', [290, 890]),
      thing('swimming cap', [320, 790]),
      thing('football', [690, 1890]),
      thing('pair of goggles', [490, 1290], 'pairs of goggles'),
      thing('table tennis bat', [450, 1150]),
      thing('whistle', [110, 320]),
      thing('cricket ball', [480, 1190]),
      thing('pair of shin pads', [590, 1390], 'pairs of shin pads'),
    ],
  },
];

const everything = shops.flatMap(({ place, things }) => things.map((sold) => ({ ...sold, place })));

/** Something that can cost as little as `atMost` pence, with the place that sells it. */
export const thingPricedUpTo = (random: Random, atMost: number): Thing & { place: string } =>
  random.pick(everything.filter(({ from }) => from <= atMost));

/** Things that a child counts, shares or collects. */
export interface Collection {
  one: string;
  many: string;
}

const collection = (one: string, many = `${one}s`): Collection => ({ one, many });

export const collections: readonly Collection[] = [
  collection('marble'),
  collection('sticker'),
  collection('football card'),
  collection('shell'),
  collection('stamp'),
  collection('bead'),
  collection('conker'),
  collection('badge'),
  collection('comic'),
  collection('grape'),
  collection('biscuit'),
  collection('counter'),
  collection('balloon'),
  collection('cherry', 'cherries'),
  collection('strawberry', 'strawberries'),
  collection('crayon'),
  collection('postcard'),
  collection('bookmark'),
  collection('building brick'),
  collection('cupcake'),
];
