import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { decimalOf } from '../../notation/decimals';
import { after } from '../../notation/units';
import { grouped } from '../../wording/english';

export const mapScale = defineQuestionType({
  key: 'map-scale',
  title: 'Map scales',
  targetSeconds: [20, 25, 35, 50, 65],
  version: 3,
  build: (random, level) => (level === 5 ? byRatio(random) : byCentimetre(random, level)),
  solve: ({ onMap, onGround, metresPerCm, askedOnMap }) =>
    askedOnMap
      ? `${decimalOf((onGround * 10) / metresPerCm, 10)} cm`
      : `${decimalOf((onMap * metresPerCm) / 10, 1000)} km`,
});

const places = [
  'two villages',
  'the station and the castle',
  'the harbour and the lighthouse',
  'two towns',
  'the museum and the zoo',
  'the school and the stadium',
];

/** "1 cm stands for 5 km"; from level 3 the distance on the map has half centimetres, at level 4 it is what is asked. */
function byCentimetre(random: Random, level: Level) {
  const scale = random.pick(at(level, [[2, 5, 10], [3, 4, 6], [2, 3, 4, 5], [4, 5, 8, 10], [10]]));
  const tenths = level >= 3 ? 5 + 10 * random.integer(1, 19) : 10 * random.integer(2, 12);
  const asks = level === 4 || (level === 2 && random.oneIn(3)) ? mapAsked : groundAsked;
  return asks(random, scale, tenths);
}

const tenthsOf = (unit: string) => (value: number) => `${decimalOf(value, 10)} ${unit}`;

function groundAsked(random: Random, scale: number, tenths: number) {
  const show = tenthsOf('km');
  const right = tenths * scale;
  const map = decimalOf(tenths, 10);
  return {
    params: { onMap: tenths, onGround: 0, metresPerCm: scale * 1000, askedOnMap: false },
    prompt: random.pick([
      `On a map, 1 cm stands for ${scale} km. On the map ${random.pick(places)} are ${map} cm apart. How many kilometres apart are they in real life?`,
      `A map has a scale of 1 cm to ${scale} km. What distance in kilometres is shown by ${map} cm on the map?`,
    ]),
    answer: show(right),
    unit: after('km'),
    steps: [`${map} × ${scale} = ${decimalOf(right, 10)}`],
    wrong: wrongNumbers(right, [tenths, tenths + scale * 10, right * 10, right / 10], { show, step: 10 }),
  };
}

function mapAsked(random: Random, scale: number, tenths: number) {
  const show = tenthsOf('cm');
  const ground = decimalOf(tenths * scale, 10);
  return {
    params: { onMap: 0, onGround: tenths * scale * 100, metresPerCm: scale * 1000, askedOnMap: true },
    prompt: `On a map, 1 cm stands for ${scale} km. In real life ${random.pick(places)} are ${ground} km apart. How many centimetres apart are they on the map?`,
    answer: show(tenths),
    unit: after('cm'),
    steps: [`${ground} ÷ ${scale} = ${decimalOf(tenths, 10)}`],
    wrong: wrongNumbers(tenths, [tenths * scale, tenths * scale * scale, tenths * 10, tenths / 10], { show, step: 10 }),
  };
}

/** "1:25 000". */
function byRatio(random: Random) {
  const scale = random.pick([10_000, 20_000, 25_000, 50_000, 100_000]);
  const centimetres = random.integer(3, 24);
  const metres = (centimetres * scale) / 100;
  const show = (value: number) => `${decimalOf(value, 1000)} km`;
  return {
    params: { onMap: centimetres * 10, onGround: 0, metresPerCm: scale / 100, askedOnMap: false },
    prompt: random.pick([
      `A map has a scale of 1:${grouped(scale)}. On the map ${random.pick(places)} are ${centimetres} cm apart. How many kilometres apart are they in real life?`,
      `The scale of a map is 1:${grouped(scale)}. A path is ${centimetres} cm long on the map. How many kilometres long is the path?`,
    ]),
    answer: show(metres),
    unit: after('km'),
    steps: [
      `In centimetres: ${centimetres} × ${grouped(scale)} = ${grouped(centimetres * scale)}`,
      `${grouped(centimetres * scale)} cm = ${grouped(metres)} m`,
      `${grouped(metres)} m = ${show(metres)}`,
    ],
    wrong: wrongNumbers(metres, [metres * 10, metres / 10, metres * 100, centimetres * 1000], { show, step: 250 }),
  };
}
