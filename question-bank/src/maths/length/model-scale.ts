import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { cm, inMetres } from './lengths';

// The real lengths are in centimetres.
const models = [
  { thing: 'chair', side: 'high', least: 70, most: 110 },
  { thing: 'table', side: 'long', least: 80, most: 240 },
  { thing: 'bookcase', side: 'high', least: 90, most: 230 },
  { thing: 'wardrobe', side: 'high', least: 160, most: 240 },
  { thing: 'car', side: 'long', least: 300, most: 520 },
  { thing: 'bus', side: 'long', least: 800, most: 1400 },
  { thing: 'house', side: 'high', least: 600, most: 1200 },
  { thing: 'sailing boat', side: 'long', least: 400, most: 3000 },
  { thing: 'jet plane', side: 'long', least: 1000, most: 7000 },
  { thing: 'bridge', side: 'long', least: 1000, most: 9000 },
];

const longestModel = 150; // centimetres

export const modelScale = defineQuestionType({
  key: 'model-scale',
  title: 'Scale models',
  targetSeconds: [20, 30, 35, 45, 60],
  version: 3,
  build: (random, level) => {
    const scale = random.pick(
      at(level, [
        [2, 10],
        [5, 10],
        [20, 50],
        [25, 30, 40],
        [12, 15, 18, 24, 32, 72],
      ]),
    );
    const { thing, side, least, most } = random.pick(models.filter((model) => model.least / scale < longestModel));
    const model = random.integer(Math.ceil(least / scale), Math.min(longestModel, Math.floor(most / scale)));
    const real = model * scale;
    const inBig = level >= 2;
    const { name } = person(random);
    const built = random.pick([
      `${name} builds a model of a ${thing} to a scale of 1:${scale}.`,
      `A model ${thing} is made to a scale of 1:${scale}.`,
    ]);
    const asks = random.oneIn(2) ? modelAsked : realAsked;
    return asks(built, { thing, side, model, real, scale, inBig });
  },
  solve: ({ model, real, scale, inBig }) => {
    if (model === 0) return cm(real / scale);
    return inBig ? inMetres(model * scale) : cm(model * scale);
  },
});

interface Model {
  thing: string;
  side: string;
  model: number;
  real: number;
  scale: number;
  /** Whether the real length is in metres. */
  inBig: boolean;
}

function modelAsked(built: string, { thing, side, model, real, scale, inBig }: Model) {
  return {
    params: { model: 0, real, scale, inBig },
    prompt: `${built} The real ${thing} is ${inBig ? inMetres(real) : cm(real)} ${side}. How many centimetres ${side} is the model?`,
    answer: cm(model),
    unit: after('cm'),
    steps: [...when(inBig, `${inMetres(real)} = ${cm(real)}`), `${cm(real)} ÷ ${scale} = ${cm(model)}`],
    wrong: wrongNumbers(model, [model * 10, model / 10, model + scale, real * scale], { show: cm }),
  };
}

function realAsked(built: string, { thing, side, model, real, scale, inBig }: Model) {
  const show = inBig ? inMetres : cm;
  return {
    params: { model, real: 0, scale, inBig },
    prompt: `${built} The model is ${cm(model)} ${side}. How many ${inBig ? 'metres' : 'centimetres'} ${side} is the real ${thing}?`,
    answer: show(real),
    unit: after(inBig ? 'm' : 'cm'),
    steps: [`${cm(model)} × ${scale} = ${cm(real)}`, ...when(inBig, `${cm(real)} = ${inMetres(real)}`)],
    wrong: wrongNumbers(real, [real * 10, real / 10, model, real + scale], { show, step: 10 }),
  };
}
