import { defineTopic } from '../../generation/topic';
import { balance } from './balance';
import { jarAndContents } from './jar-and-contents';
import { massConvert } from './mass-convert';
import { mixtureLimit } from './mixture-limit';
import { onePartKnown } from './one-part-known';
import { ratioSimplify } from './ratio-simplify';
import { recipeScale } from './recipe-scale';
import { shareRatio } from './share-ratio';

export const weightAndRatio = defineTopic({
  subject: 'maths',
  key: 'weight-and-ratio',
  title: 'Weight and Ratio',
  subTopics: [
    { key: 'mass', title: 'Weight', types: [massConvert, jarAndContents, balance] },
    { key: 'ratio', title: 'Ratio', types: [ratioSimplify, shareRatio, onePartKnown] },
    { key: 'recipes', title: 'Recipes and mixtures', types: [recipeScale, mixtureLimit] },
  ],
});
