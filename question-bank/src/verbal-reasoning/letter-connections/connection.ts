import type { Level } from '../../generation/level';
import type { Draft } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { ALPHABET, letterAt, lettersAt, type Places } from '../rules/alphabet';
import { possiblePairs } from '../rules/letter-connections';
import { alphabetLine, signed } from '../wording';

export type ConnectionParams = {
  readonly examples: readonly { readonly from: string; readonly to: string }[];
  readonly asked: string;
};

export interface Connection {
  change: (pair: Places) => Places;
  /** The letters to draw from: all, unless said. */
  letters?: Places;
  /** One example shows a plain step; a mirror or a crossing needs two to be sure of. */
  examples: 1 | 2;
  /** What the examples show, then the rule. */
  rule: (examples: readonly Pair[]) => readonly string[];
  working: (asked: Pair) => string;
  mixUps: readonly ((pair: Places) => Places)[];
}

/** A pair of letters and the pair it is to. */
export interface Pair {
  from: Places;
  to: Places;
}

const FIRST_LEVEL_TO_WRAP = 3;

export function connectionDraft(
  random: Random,
  level: Level,
  connection: Connection,
): Draft<ConnectionParams> | undefined {
  const pairs = Array.from({ length: connection.examples + 1 }, (): Pair => {
    const from = random.sample(connection.letters ?? everyPlace, 2);
    return { from, to: connection.change(from) };
  });
  if (level < FIRST_LEVEL_TO_WRAP && pairs.some(({ to }) => to.some((place) => place < 0 || place > 25)))
    return undefined;
  if (pairs.some(staysAsItIs)) return undefined;
  const examples = pairs.slice(1);
  const [asked] = pairs;
  if (!asked || examples.some((example) => isReadOff(asked, example))) return undefined;
  const params = { examples: examples.map(printed), asked: lettersAt(asked.from) };
  const answer = lettersAt(asked.to);
  if (solveConnection(params) !== answer) return undefined;
  return {
    params,
    prompt: `Find the letters that complete the pattern. The alphabet is here to help you.\n${ALPHABET}\n${sentence(params)}`,
    answer,
    steps: [alphabetLine, ...connection.rule(examples), connection.working(asked)],
    wrong: [...connection.mixUps.map((mixUp) => mixUp(asked.from)), ...slipsAt(asked.to)].map(lettersAt),
    answerForm: 'Give two letters, like AB.',
  };
}

/** "ZA is to ZA" shows nobody that something becomes of it. */
const staysAsItIs = ({ from, to }: Pair): boolean => lettersAt(from) === lettersAt(to);

/** Whether a letter that is asked stands in an example already, and so might what becomes of it. */
const isReadOff = (asked: Pair, { from, to }: Pair): boolean => {
  const printedThere = lettersAt([...from, ...to]);
  return asked.from.some((place) => printedThere.includes(letterAt(place)));
};

export const everyPlace = Array.from({ length: 26 }, (_, place) => place);

const printed = ({ from, to }: Pair) => ({ from: lettersAt(from), to: lettersAt(to) });

function sentence({ examples, asked }: ConnectionParams): string {
  return `${examples.map(({ from, to }) => `${from} is to ${to}`).join(' and ')} as ${asked} is to □.`;
}

export const solveConnection = ({ examples, asked }: ConnectionParams): string =>
  possiblePairs(examples, asked).join(' or ');

const slipsAt = ([first = 0, second = 0]: Places): Places[] => [
  [first + 1, second],
  [first, second + 1],
  [first - 1, second],
  [first, second - 1],
  [second, first],
];

/** A connection that moves the two letters by steps of their own. */
export function stepsConnection(steps: readonly [number, number], rule: string): Connection {
  const [first, second] = steps;
  const move = (factor: number) => (pair: Places) => pair.map((place, index) => place + factor * (steps[index] ?? 0));
  return {
    change: move(1),
    examples: 1,
    rule: ([example]) => [`In the example ${example ? moves(example, steps).join(' and ') : ''}.`, `Rule: ${rule}.`],
    working: (asked) => `Do the same with ${lettersAt(asked.from)}: ${moves(asked, steps).join(' and ')}.`,
    mixUps: [
      move(-1),
      ([one = 0, other = 0]) => [one + second, other + first],
      ([one = 0, other = 0]) => [one + first, other],
    ],
  };
}

/** "A → C is +2": what becomes of each letter. */
export const moves = ({ from, to }: Pair, steps: readonly number[]): string[] =>
  from.map((place, index) => `${letterAt(place)} → ${letterAt(to[index] ?? 0)} is ${signed(steps[index] ?? 0)}`);

/** "B → Y and D → W". */
export const arrows = ({ from, to }: Pair): string =>
  from.map((place, index) => `${letterAt(place)} → ${letterAt(to[index] ?? 0)}`).join(' and ');
