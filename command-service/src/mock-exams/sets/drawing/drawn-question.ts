import { check } from 'question-bank/marking/check';
import { generate, type GeneratedQuestion } from 'question-bank/generate';
import type { Level } from 'question-bank/generation/level';
import { randomFrom } from 'question-bank/generation/random';
import { letterOf } from 'question-bank/generation/question-type';
import { MOST_DRAWN_WORDS, type Picture } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import type { IssuedQuestion } from 'schemas/questions/question';
import { askedToChoose } from './asked-to-choose';

/** A question that was drawn, before it has an id and a number. */
export type Drawn = Omit<AuthoredQuestion, 'questionId' | 'number'>;

/** Every question of an exam has so many options. */
const OPTIONS = 5;

interface Place {
  readonly typeKey: string;
  readonly level: Level;
  readonly seed: number;
}

/**
 * The question that a type gives for a seed. One that is typed in practice is asked with the slips that its type knows
 * as the wrong options, at places of their own chance.
 * @returns undefined where the type knows fewer than four, or two that would be marked alike
 */
export function drawnFromType({ typeKey, level, seed }: Place): Drawn | undefined {
  const question = generate(typeKey, level, seed);
  const choice = choiceOf(question);
  if (choice === undefined) return undefined;
  const { topic, subTopic, genVersion, prompt, figure, solution } = question;
  return {
    text: question.options ? prompt : askedToChoose(prompt),
    ...(figure !== undefined && { picture: drawing(figure) }),
    options: choice.options,
    answer: choice.answer,
    explanation: solution,
    drawnFrom: { topic, subTopic, genVersion, seed, questionType: typeKey, level: question.level },
  };
}

type Choice = Pick<Drawn, 'options' | 'answer'>;

function choiceOf(question: GeneratedQuestion): Choice | undefined {
  const { options, optionFigures, answer } = question;
  if (optionFigures)
    return lettered(
      optionFigures.map((svg) => ({ text: '', picture: drawing(svg) })),
      answer,
    );
  return options ? lettered(options.map(inWords), answer) : choiceOfTyped(question);
}

const inWords = (text: string) => ({ text });

const lettered = (options: Choice['options'], letter: string): Choice => ({ options, answer: asLetter(letter) });

const asLetter = (letter: string): AuthoredQuestion['answer'] =>
  (['A', 'B', 'C', 'D', 'E'] as const).find((one) => one === letter) ?? '';

function choiceOfTyped({ typeKey, level, seed, answer, distractors }: GeneratedQuestion): Choice | undefined {
  const texts = [answer, ...distractors];
  const isPair = (one: string, n: number) => texts.some((other, m) => m > n && areAlike(one, other));
  if (texts.length !== OPTIONS || texts.some(isPair)) return undefined;
  const inTurn = randomFrom(`options/${typeKey}/${level}/${seed}`).shuffle(texts);
  return lettered(inTurn.map(inWords), letterOf(inTurn.indexOf(answer)));
}

const areAlike = (one: string, other: string) => check(one, other).verdict || check(other, one).verdict;

/** What a drawing shows stands in it as its title: of one to choose, no less than of the one above it. */
const drawing = (svg: string): Picture => ({ kind: 'drawn', svg, alt: titleOf(svg) });

const titleOf = (svg: string): string => (/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '').slice(0, MOST_DRAWN_WORDS);

/** A written item, or a question about a text. */
export const drawnFromItem = ({ prompt, options = [], key, solution, ...issued }: IssuedQuestion): Drawn => ({
  text: prompt,
  options: options.map(inWords),
  answer: asLetter(key),
  explanation: solution,
  drawnFrom: {
    questionType: issued.questionType,
    topic: issued.topic,
    subTopic: issued.subTopic,
    level: issued.level,
    seed: issued.seed,
    genVersion: issued.genVersion,
    ...(issued.itemId !== undefined && { itemId: issued.itemId }),
  },
});
