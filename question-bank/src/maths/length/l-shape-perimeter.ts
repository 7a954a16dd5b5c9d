import { lShapeFigure, sidesOf, type LSide } from '../../figures/l-shape';
import { wrongNumbers } from '../../generation/distractors';
import { at, levelsFrom, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { after } from '../../notation/units';

/** The longest side of a level. */
const longest: ByLevel<number> = [0, 0, 12, 20, 40];

const asks = [
  'Find the perimeter of this L-shape.',
  'What is the distance all the way round this L-shape?',
  'All the corners of this shape are right angles. What is its perimeter?',
];

export const lShapePerimeter = defineQuestionType({
  key: 'l-shape-perimeter',
  title: 'Perimeter of an L-shape',
  levels: levelsFrom(3),
  targetSeconds: [60, 60, 60, 65, 75],
  version: 4,
  build: (random, level) => {
    const most = at(level, longest);
    const [width, height] = [random.integer(6, most), random.integer(5, most)];
    const [cutWidth, cutHeight] = [random.integer(2, width - 2), random.integer(2, height - 2)];
    const sides = sidesOf({ width, height, cutWidth, cutHeight });
    // One side across and one side up are left for the child to find.
    const hiddenAcross = random.pick<LSide>(['bottom', 'top', 'step']);
    const hiddenUp = random.pick<LSide>(['left', 'inner', 'right']);
    const labelled = (Object.keys(sides) as LSide[]).filter((side) => side !== hiddenAcross && side !== hiddenUp);
    const unit = random.pick(['cm', 'm']);
    const right = 2 * (width + height);
    const show = (length: number) => `${length} ${unit}`;
    if (Math.max(width / height, height / width) > 2 || !outgrows(level, longest, width, height)) return undefined;
    return {
      params: { labels: labelled.map((side) => [side, sides[side]] as const), unit },
      prompt: random.pick(asks),
      figure: lShapeFigure({ width, height, cutWidth, cutHeight }, labelled, unit),
      answer: show(right),
      unit: after(unit),
      steps: [
        `The missing side across: ${found(sides, ['bottom', 'top', 'step'], hiddenAcross)}`,
        `The missing side up: ${found(sides, ['left', 'inner', 'right'], hiddenUp)}`,
        `${Object.values(sides).map(show).join(' + ')} = ${show(right)}`,
      ],
      slips: labelledOnly(
        labelled.map((side) => sides[side]),
        show,
      ),
      wrong: wrongNumbers(
        right,
        [
          right - sides[hiddenAcross],
          right - sides[hiddenUp],
          right - sides[hiddenAcross] - sides[hiddenUp],
          width * height - cutWidth * cutHeight,
        ],
        { show },
      ),
    };
  },
  // An L-shape is as long around as the rectangle that just holds it.
  solve: ({ labels, unit }) => {
    const known = new Map(labels);
    const total = (whole: LSide, [one, other]: [LSide, LSide]) =>
      known.get(whole) ?? (known.get(one) ?? 0) + (known.get(other) ?? 0);
    return `${2 * (total('bottom', ['top', 'step']) + total('left', ['inner', 'right']))} ${unit}`;
  },
});

function labelledOnly(lengths: readonly number[], show: (length: number) => string): NamedSlip[] {
  const answer = show(lengths.reduce((sum, length) => sum + length, 0));
  const tells = 'It looks as if you added the lengths that are written. How many sides has the shape?';
  return [{ key: 'labelled-sides-only', answer, tells, wrote: `${lengths.map(show).join(' + ')} = ${answer}` }];
}

/** How the hidden one of three sides follows from the others; the first is as long as the other two together. */
function found(lengths: Record<LSide, number>, [whole, one, other]: [LSide, LSide, LSide], hidden: LSide): string {
  if (hidden === whole) return `${lengths[one]} + ${lengths[other]} = ${lengths[whole]}`;
  const known = hidden === one ? other : one;
  return `${lengths[whole]} − ${lengths[known]} = ${lengths[hidden]}`;
}
