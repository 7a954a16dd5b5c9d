import { at, type Level } from '../../generation/level';
import type { Draft } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { possibleMiddles, type Triple } from '../rules/related-numbers';

export type RelatedParams = {
  readonly examples: readonly Triple[];
  readonly asked: readonly [number, number];
};

/** How the middle number is made from the two beside it. */
export interface Relation {
  /** "the middle number is the sum of the outside numbers" */
  rule: string;
  /** Two outside numbers for which the middle comes out whole. */
  draw: (random: Random) => readonly [number, number];
  middle: (left: number, right: number) => number;
  /** `4 + 7`: the calculation in print. */
  working: (left: number, right: number) => string;
}

/** Three groups that show the rule at levels 1 and 2, then two. */
const exampleCount = (level: Level): number => (level <= 2 ? 3 : 2);

/** Completes a set of groups, or turns it down when another rule fits the examples and gives another answer. */
export function relatedDraft(random: Random, level: Level, relation: Relation): Draft<RelatedParams> | undefined {
  const { draw, middle, working, rule } = relation;
  const examples = Array.from({ length: exampleCount(level) }, (): Triple => {
    const [left, right] = draw(random);
    return [left, middle(left, right), right];
  });
  const asked = draw(random);
  const answer = middle(...asked);
  const params = { examples, asked };
  const printed = [...examples.flat(), ...asked, answer];
  if (printed.some((number) => number < 1) || givesItselfAway(params) || solveRelated(params) !== String(answer))
    return undefined;
  const [first, ...others] = examples;
  return {
    params,
    prompt: `The three numbers in each group are related in the same way. Find the missing number.\n${groups(params)}`,
    answer: String(answer),
    steps: [
      ...(first ? [`Try a rule on the first group: ${claim(relation, first)}`] : []),
      ...others.map(
        (example, index) => `Test it on the ${index === 0 ? 'second' : 'third'} group: ${claim(relation, example)}`,
      ),
      `Rule: ${rule}.`,
      `${working(...asked)} = ${answer}`,
    ],
    wrong: [...slips(asked), answer + 1, answer - 1, answer + 10, answer + 2, answer + 3]
      .filter((slip) => slip > 0 && slip <= FARTHEST_SLIP * answer)
      .map(String),
  };
}

const claim = ({ working }: Relation, [left, middle, right]: Triple): string => `${working(left, right)} = ${middle}`;

/** Where a number stands twice in one place, or a pair the other way round, there is less to see than there seems; equal middles look like the answer. */
function givesItselfAway({ examples, asked }: RelatedParams): boolean {
  const outside = [...examples.map(([left, , right]) => [left, right] as const), asked];
  const middles = new Set(examples.map(([, middle]) => middle));
  return (
    hasTwins(outside.map(([left]) => left)) ||
    hasTwins(outside.map(([, right]) => right)) ||
    hasTwins(outside.map(([left, right]) => `${Math.min(left, right)} ${Math.max(left, right)}`)) ||
    outside.some(([left, right]) => left === right) ||
    middles.size === 1
  );
}

const hasTwins = (seen: readonly (number | string)[]) => new Set(seen).size < seen.length;

function groups({ examples, asked }: RelatedParams): string {
  const shown = examples.map(([left, middle, right]) => `(${left} [${middle}] ${right})`);
  return [...shown, `(${asked[0]} [□] ${asked[1]})`].join(' ');
}

/** A wrong answer many times too large tempts nobody. */
const FARTHEST_SLIP = 4;

/** What the commonest other rules would give. */
const slips = ([left, right]: readonly [number, number]): number[] => [
  left + right,
  Math.abs(left - right),
  left * right,
  2 * (left + right),
];

export const solveRelated = ({ examples, asked }: RelatedParams): string =>
  possibleMiddles(examples, asked).join(' or ');

/** `+ 3`, `− 3` or nothing: the constant of a rule in print. */
export const plus = (constant: number): string =>
  constant === 0 ? '' : ` ${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`;

/** ", then add 3", ", then take away 3" or nothing: the constant of a rule in words. */
export const thenPlus = (constant: number): string =>
  constant === 0 ? '' : `, then ${constant < 0 ? 'take away' : 'add'} ${Math.abs(constant)}`;

/** A constant from −largest to largest, none at the first levels. */
export function pickConstant(random: Random, level: Level): number {
  const largest = at(level, [0, 0, 2, 3, 5]);
  return random.integer(-largest, largest);
}

export const largestOutside = (level: Level): number => at(level, [12, 20, 30, 40, 60]);

export const largestInTable = (level: Level): number => at(level, [7, 10, 12, 12, 15]);
