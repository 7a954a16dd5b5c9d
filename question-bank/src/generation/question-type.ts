import type { Slip } from 'schemas/questions/question';
import type { SlipKey } from 'schemas/questions/slips';
import { allLevels, at, type ByLevel, type Level } from './level';
import { randomFrom, type Random } from './random';

/** The numbers and words that a question was made of: kept with the question, and all that `solve` may see. */
export type Params = { readonly [name: string]: Param };
export type Param = string | number | boolean | null | readonly Param[] | { readonly [name: string]: Param };

/** What stands beside the answer box: `£` before it, `cm` or `apples` after it. */
export interface ShownUnit {
  text: string;
  side: 'before' | 'after';
}

/** What a question type builds. Text is in the markup of `schemas/describe/markup`. */
export interface Draft<P extends Params> {
  params: P;
  prompt: string;
  /** For lettered choices, the text of the right option. */
  answer: string;
  /** The working, one calculation a line; bullets and the answer's own line are added here. */
  steps: readonly string[];
  /** Wrong answers a child would reach by a slip, best first; the first four that differ are kept. */
  wrong: readonly string[];
  /** Two to five choices in the order of their letters, the answer among them. Absent: the answer is typed. */
  options?: readonly string[];
  unit?: ShownUnit;
  /** How to write the answer, shown under the box: "Give pounds, like 12.50". */
  answerForm?: string;
  /** A drawing as SVG text with a `<title>`. */
  figure?: string;
  /** Wrong answers of which is known how they come about; what is right after all is left out. */
  slips?: readonly NamedSlip[];
  /** What a teacher would draw beside the steps. */
  stepsFigure?: StepsFigure;
}

/** A wrong answer with the name of what went wrong. */
export type NamedSlip = Slip & { readonly key: SlipKey };

/** A drawing that comes with the first step, or with all of them where it gives more away. */
export interface StepsFigure {
  svg: string;
  shownWith: 'first-step' | 'all-steps';
}

export interface QuestionTypeDefinition<P extends Params> {
  /** kebab-case, unique in the whole bank, never reused. */
  key: string;
  title: string;
  /** All five unless said. */
  levels?: readonly Level[];
  /** How long a child who knows the method needs. */
  targetSeconds: ByLevel<number>;
  /** Raise it when a seed gives another question than before. */
  version?: number;
  /** `undefined` asks for another draw. */
  build: (random: Random, level: Level) => Draft<P> | undefined;
  /** The answer worked out from the params by another way than `build` took. For choices, the right option's text. */
  solve: (params: P) => string;
}

/** A drawn question before the catalogue says which topic it belongs to. */
export interface DrawnQuestion {
  typeKey: string;
  level: Level;
  seed: number;
  genVersion: number;
  prompt: string;
  figure?: string;
  options?: readonly string[];
  /** SVG, one for each option, where the options are pictures. */
  optionFigures?: readonly string[];
  /** The key: the text to type, or the letter of the right option. */
  answer: string;
  unit?: ShownUnit;
  answerForm?: string;
  slips?: readonly NamedSlip[];
  stepsFigure?: StepsFigure;
  /** Lines joined by a newline, each starting `•`, the last one `• Answer: …`. */
  solution: string;
  params: Params;
  /** Four wrong answers for a paper with choices. */
  distractors: readonly string[];
  targetSeconds: number;
}

export interface QuestionType {
  key: string;
  title: string;
  levels: readonly Level[];
  genVersion: number;
  targetSeconds: ByLevel<number>;
  /** Pure: the same level and seed give the same question. Throws when 200 draws in a row are turned down. */
  draw: (level: Level, seed: number) => DrawnQuestion;
  solve: (params: Params) => string;
}

const redrawLimit = 200;

export function defineQuestionType<P extends Params>(definition: QuestionTypeDefinition<P>): QuestionType {
  const { key, title, levels = allLevels, targetSeconds, version = 1, build, solve } = definition;
  return {
    key,
    title,
    levels,
    genVersion: version,
    targetSeconds,
    // The params come back from `draw` of this same type, so they have its shape.
    solve: (params) => solve(params as P),
    draw: (level, seed) => {
      const random = randomFrom(`${key}/${level}/${seed}`);
      for (let attempt = 0; attempt < redrawLimit; attempt += 1) {
        const draft = build(random, level);
        const question = draft && finish(draft);
        if (question) {
          return {
            ...question,
            typeKey: key,
            level,
            seed,
            genVersion: version,
            targetSeconds: at(level, targetSeconds),
          };
        }
      }
      throw new Error(`${key}, level ${level}, seed ${seed}: no question in ${redrawLimit} draws`);
    },
  };
}

type Finished = Omit<DrawnQuestion, 'typeKey' | 'level' | 'seed' | 'genVersion' | 'targetSeconds'>;

/** Completes a draft, or turns it down: the answer is given away, or fewer than four wrong answers differ. */
function finish<P extends Params>({
  answer: right,
  wrong,
  options,
  steps,
  slips,
  ...draft
}: Draft<P>): Finished | undefined {
  const distractors = [...new Set(options ? options.filter((option) => option !== right) : wrong)]
    .filter((candidate) => candidate !== right)
    .slice(0, 4);
  if (options) {
    if (distractors.length !== options.length - 1) return undefined;
  } else if (distractors.length < 4 || isPrinted(right, draft.prompt)) return undefined;
  const answer = options ? letterOf(options.indexOf(right)) : right;
  const solution = [...steps, `Answer: ${answer}`].map((line) => `• ${line}`).join('\n');
  return {
    ...draft,
    ...(options && { options }),
    ...namedAmong(slips, right),
    answer,
    solution,
    distractors,
  };
}

/** Each wrong answer with one name, and no right one. */
function namedAmong(slips: readonly NamedSlip[] = [], right: string): { slips?: readonly NamedSlip[] } {
  const isFirst = ({ answer }: NamedSlip, index: number) => slips.findIndex((slip) => slip.answer === answer) === index;
  const named = slips.filter((slip, index) => slip.answer !== right && isFirst(slip, index));
  return named.length > 0 ? { slips: named } : {};
}

export const letterOf = (index: number): string => 'ABCDE'.charAt(index);

/** Whether the answer stands in the text as a whole, not as a part of a longer number or word. */
export function isPrinted(answer: string, text: string): boolean {
  for (let from = text.indexOf(answer); from >= 0; from = text.indexOf(answer, from + 1)) {
    const before = text.charAt(from - 1);
    const after = text.slice(from + answer.length);
    if (!/[\p{L}\d.,:/£]/u.test(before) && !/^(?:[\p{L}\d/]|[.,:]\d)/u.test(after)) return true;
  }
  return false;
}
