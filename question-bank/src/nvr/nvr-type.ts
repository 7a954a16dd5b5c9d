import type { ByLevel, Level } from '../generation/level';
import {
  defineQuestionType,
  type DrawnQuestion,
  type Params,
  type QuestionType,
  type StepsFigure,
} from '../generation/question-type';
import type { Random } from '../generation/random';

/** A question with five pictures to choose from, in the order of their letters. */
export interface NvrQuestion extends DrawnQuestion {
  optionFigures: readonly string[];
}

export interface NvrQuestionType extends QuestionType {
  draw: (level: Level, seed: number) => NvrQuestion;
}

/** What a design builds. */
export interface NvrDraft<P extends Params> {
  /** The attributes of every figure shown, the options among them. */
  params: P;
  /** Which option is right, from 0. */
  rightOption: number;
  prompt: string;
  steps: readonly string[];
  stepsFigure?: StepsFigure;
}

interface NvrTypeDefinition<P extends Params> {
  key: string;
  title: string;
  targetSeconds: ByLevel<number>;
  /** Raise it when a seed gives another question than before. */
  version?: number;
  build: (random: Random, level: Level) => NvrDraft<P> | undefined;
  /** Every option that some rule allows, found from the figures alone. A fair question has one. */
  possibleOptions: (params: P) => readonly number[];
  /** What stands above the options; nothing where the options are all there is. */
  drawFigure?: (params: P) => string;
  drawOptions: (params: P) => readonly string[];
  /** Where the options can be said in letters too. */
  optionTexts?: (params: P) => readonly string[];
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

/** A question type whose options are drawn; a draft that leaves no or several options possible is turned down. */
export function defineNvrType<P extends Params>(definition: NvrTypeDefinition<P>): NvrQuestionType {
  const { build, possibleOptions, drawFigure, drawOptions, optionTexts = () => LETTERS, ...rest } = definition;
  const type = defineQuestionType<P>({
    ...rest,
    build: (random, level) => {
      const draft = build(random, level);
      if (!draft) return undefined;
      const { params, rightOption, prompt, steps, stepsFigure } = draft;
      const possible = possibleOptions(params);
      if (possible.length !== 1 || possible[0] !== rightOption) return undefined;
      const options = optionTexts(params);
      if (options.length !== LETTERS.length) return undefined;
      const told = { steps, ...(stepsFigure && { stepsFigure }) };
      return { params, prompt, answer: options[rightOption] ?? '', options, ...told, wrong: [] };
    },
    solve: (params) =>
      possibleOptions(params)
        .map((index) => optionTexts(params)[index])
        .join(' or '),
  });
  return { ...type, draw: (level, seed) => withPictures(type.draw(level, seed)) };

  function withPictures(question: DrawnQuestion): NvrQuestion {
    // The params come from `build` of this same type, so they have its shape.
    const params = question.params as P;
    return { ...question, ...(drawFigure && { figure: drawFigure(params) }), optionFigures: drawOptions(params) };
  }
}
