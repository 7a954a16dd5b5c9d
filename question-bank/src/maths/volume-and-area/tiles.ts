import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { decimalOf } from '../../notation/decimals';
import { after } from '../../notation/units';
import { grouped } from '../../wording/english';
import { person } from '../../wording/people';

interface Surface {
  surface: string;
  verb: string;
  least: number;
  most: number;
}

/** The most tiles in a row; one row has more than the level before allows. */
const mostAlong: ByLevel<number> = [6, 8, 10, 14, 20];

/** In centimetres. */
const sidesOfTiles: ByLevel<readonly number[]> = [
  [5, 10, 20, 50],
  [10, 20],
  [5, 10, 20, 25],
  [20, 25, 30, 40, 50],
  [15, 20, 25, 30, 40, 45],
];

export const tiles = defineQuestionType({
  key: 'tiles',
  title: 'Covering with tiles',
  targetSeconds: [25, 35, 45, 60, 70],
  version: 4,
  build: (random, level) => {
    const tile = random.pick(at(level, sidesOfTiles));
    const [along, across] = [random.integer(3, at(level, mostAlong)), random.integer(2, at(level, [5, 8, 10, 12, 16]))];
    const [long, wide] = [along * tile, across * tile];
    // From level 4 the room is measured in metres.
    const inMetres = level >= 4;
    const sizeOf = (side: number) => (inMetres ? `${decimalOf(side, 100)} m` : `${side} cm`);
    const right = along * across;
    const { name } = person(random);
    if (along === across || !outgrows(level, mostAlong, along, across)) return undefined;
    const surfaces = (inMetres ? big : small).filter(
      ({ least, most }) => long <= most && wide <= most && long >= least && wide >= least,
    );
    if (surfaces.length === 0) return undefined;
    const { surface, verb } = random.pick(surfaces);
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

/** What is tiled, and how long its sides may be in centimetres. */
const small: readonly Surface[] = [
  { surface: 'a tray', verb: 'cover', least: 15, most: 60 },
  { surface: 'a table top', verb: 'cover', least: 40, most: 200 },
  { surface: 'a wall panel', verb: 'cover', least: 30, most: 300 },
  { surface: 'a notice board', verb: 'cover', least: 40, most: 150 },
];

const big: readonly Surface[] = [
  { surface: 'a kitchen floor', verb: 'cover', least: 200, most: 600 },
  { surface: 'a bathroom wall', verb: 'cover', least: 200, most: 400 },
  { surface: 'a patio', verb: 'pave', least: 200, most: 900 },
  { surface: 'a hall floor', verb: 'cover', least: 400, most: 1500 },
];
