import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { decimalOf } from '../../notation/decimals';
import { after } from '../../notation/units';
import { grouped } from '../../wording/english';
import { person } from '../../wording/people';

export const tiles = defineQuestionType({
  key: 'tiles',
  title: 'Covering with tiles',
  targetSeconds: [25, 35, 45, 60, 70],
  version: 2,
  build: (random, level) => {
    const tile = random.pick(
      at(level, [[10], [10, 20], [5, 10, 20, 25], [20, 25, 30, 40, 50], [15, 20, 25, 30, 40, 45]]),
    );
    const [along, across] = [
      random.integer(3, at(level, [6, 8, 10, 14, 20])),
      random.integer(2, at(level, [5, 8, 10, 12, 16])),
    ];
    const [long, wide] = [along * tile, across * tile];
    // From level 4 the room is measured in metres.
    const inMetres = level >= 4;
    const sizeOf = (side: number) => (inMetres ? `${decimalOf(side, 100)} m` : `${side} cm`);
    const right = along * across;
    const { name } = person(random);
    const [surface, verb] = random.pick(inMetres ? big : small);
    if (along === across || (inMetres && Math.min(long, wide) < 200)) return undefined;
    return {
      params: { long, wide, tile },
      prompt: random.pick([
        `${name} covers ${surface} that measures ${sizeOf(long)} by ${sizeOf(wide)} with square tiles. Each tile is ${tile} cm by ${tile} cm. How many tiles are needed?`,
        `Square tiles with sides of ${tile} cm ${verb} ${surface} of ${sizeOf(long)} by ${sizeOf(wide)} exactly. How many tiles is that?`,
      ]),
      answer: grouped(right),
      unit: after('tiles'),
      steps: [
        ...when(inMetres, `${sizeOf(long)} = ${long} cm`, `${sizeOf(wide)} = ${wide} cm`),
        `Along: ${long} cm ÷ ${tile} cm = ${along}`,
        `Across: ${wide} cm ÷ ${tile} cm = ${across}`,
        `Tiles: ${along} × ${across} = ${grouped(right)}`,
      ],
      wrong: wrongNumbers(
        right,
        [along + across, 2 * (along + across), (long * wide) / tile, right * tile, right - along],
        { show: grouped },
      ),
    };
  },
  // By area: the whole surface shared out among the tiles.
  solve: ({ long, wide, tile }) => grouped((long * wide) / (tile * tile)),
});

const small: readonly (readonly [surface: string, verb: string])[] = [
  ['a tray', 'cover'],
  ['a table top', 'cover'],
  ['a wall panel', 'cover'],
  ['a window sill', 'cover'],
];

const big: readonly (readonly [surface: string, verb: string])[] = [
  ['a kitchen floor', 'cover'],
  ['a bathroom wall', 'cover'],
  ['a patio', 'pave'],
  ['a hall floor', 'cover'],
];
