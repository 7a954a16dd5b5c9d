import type { ByLevel } from '../../../generation/level';
import {
  hasEvenCount,
  hasEvenSides,
  hasFewCircles,
  hasFewSides,
  hasLeftDot,
  hasLinesInside,
  hasLowerDot,
  hasManyCircles,
  hasManySides,
  hasMarkedOutline,
  hasNoLinesInside,
  hasOddCount,
  hasOddSides,
  hasRightDot,
  hasUpperDot,
  isLarge,
  isNotched,
  isShaded,
  isSmall,
  isStraightSided,
  isUnnotched,
  isUnshaded,
  pointsAslant,
  pointsStraight,
} from '../properties/in-one-thing';
import {
  bothEvenOrOdd,
  countsItsSides,
  countsLessThanSides,
  countsMoreThanSides,
  countsOneFewer,
  countsOneMore,
  countsTwoFewer,
  crowdsTheLarge,
  crowdsTheSmall,
  evenAndOdd,
  pointsAtDot,
  pointsAwayFromDot,
  pointsFromSideOfDot,
  pointsToSideOfDot,
  shadesTheLarge,
  sums,
} from '../properties/in-two-things';
import type { Forms } from './idea';
import { byProperty, byValue } from './in-one-thing';
import { byPairing, bySidesAndCircles, bySizeAndCircles, bySizeAndFill, byTurnAndDot } from './in-two-things';

/** What is seen at a glance; at the second level more differs besides. */
const glances: readonly Forms[] = [
  [byValue('fill', ['size', 'shape', 'count'])],
  [byValue('shape', ['fill', 'size', 'dot'])],
  [byValue('line', ['shape', 'size', 'count'])],
  [byValue('count', ['shape', 'fill', 'size'])],
  [byValue('dot', ['shape', 'fill', 'count'])],
  [byValue('turn', ['fill', 'size', 'dot'])],
  [byValue('size', ['shape', 'fill', 'count'])],
  [byProperty('shape', isStraightSided, ['fill', 'size', 'dot'])],
];

/** At least eight ideas a level, and each is drawn as often as the others; forms that are each other's opposites are one idea. */
export const ideasByLevel: ByLevel<readonly Forms[]> = [
  glances,
  glances,
  [
    [isShaded, isUnshaded, hasLinesInside, hasNoLinesInside].map((inside) => byProperty('fill', inside)),
    [pointsStraight, pointsAslant].map((points) => byProperty('turn', points)),
    [hasManyCircles, hasFewCircles].map((many) => byProperty('count', many)),
    [hasUpperDot, hasLowerDot].map((side) => byProperty('dot', side)),
    [hasLeftDot, hasRightDot].map((side) => byProperty('dot', side)),
    [hasManySides, hasFewSides, isNotched, isUnnotched].map((corners) => byProperty('shape', corners)),
    [byProperty('line', hasMarkedOutline)],
    // What is tiny has no room for lines and dots.
    [byProperty('size', isLarge), byProperty('size', isSmall, ['shape', 'line', 'count', 'dot'])],
  ],
  [
    [hasEvenSides, hasOddSides].map((sides) => byProperty('shape', sides)),
    [hasEvenCount, hasOddCount].map((count) => byProperty('count', count)),
    [pointsAtDot, pointsAwayFromDot].map(byTurnAndDot),
    [pointsToSideOfDot, pointsFromSideOfDot].map(byTurnAndDot),
    [bySidesAndCircles(countsItsSides)],
    [countsOneFewer, countsOneMore].map(bySidesAndCircles),
    [bySidesAndCircles(countsTwoFewer)],
    [countsLessThanSides, countsMoreThanSides].map(bySidesAndCircles),
  ],
  [
    [bothEvenOrOdd, evenAndOdd].map(bySidesAndCircles),
    sums.map(bySidesAndCircles),
    [crowdsTheLarge, crowdsTheSmall].map(bySizeAndCircles),
    [bySizeAndFill(shadesTheLarge)],
    byPairing('fill', 'shape'),
    byPairing('fill', 'size'),
    byPairing('fill', 'count'),
    byPairing('fill', 'dot'),
    byPairing('size', 'shape'),
    byPairing('size', 'line'),
    byPairing('size', 'count'),
    byPairing('dot', 'shape'),
    byPairing('dot', 'line'),
    byPairing('line', 'shape'),
    byPairing('line', 'count'),
  ],
];
