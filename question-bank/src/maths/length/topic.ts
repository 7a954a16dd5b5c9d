import { defineTopic } from '../../generation/topic';
import { cutPieces } from './cut-pieces';
import { lShapePerimeter } from './l-shape-perimeter';
import { lengthConvert } from './length-convert';
import { lengthSum } from './length-sum';
import { mapScale } from './map-scale';
import { modelScale } from './model-scale';
import { postsAndGaps } from './posts-and-gaps';
import { rectPerimeter } from './rect-perimeter';

export const length = defineTopic({
  subject: 'maths',
  key: 'length',
  title: 'Length',
  subTopics: [
    { key: 'converting', title: 'Converting lengths', types: [lengthConvert, lengthSum] },
    { key: 'cutting', title: 'Cutting and spacing', types: [cutPieces, postsAndGaps] },
    { key: 'perimeter', title: 'Perimeter', types: [rectPerimeter, lShapePerimeter] },
    { key: 'scale', title: 'Scale', types: [mapScale, modelScale] },
  ],
});
