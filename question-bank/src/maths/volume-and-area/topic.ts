import { defineTopic } from '../../generation/topic';
import { compoundArea } from './compound-area';
import { cubesInBox } from './cubes-in-box';
import { cuboidVolume } from './cuboid-volume';
import { parallelogramArea } from './parallelogram-area';
import { rectArea } from './rect-area';
import { surfaceArea } from './surface-area';
import { tiles } from './tiles';
import { triangleArea } from './triangle-area';

export const volumeAndArea = defineTopic({
  subject: 'maths',
  key: 'volume-and-area',
  title: 'Volume and Area',
  subTopics: [
    { key: 'rectangles', title: 'Rectangles', types: [rectArea, compoundArea, tiles] },
    { key: 'triangles', title: 'Triangles and parallelograms', types: [triangleArea, parallelogramArea] },
    { key: 'cuboids', title: 'Cuboids', types: [cuboidVolume, cubesInBox, surfaceArea] },
  ],
});
