import type { Question } from '../api';
import { paragraphsKept, paragraphsTyped } from '../texts/passage-text';

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
type Letter = (typeof letters)[number];

/** What stands in the form of a question: `A` to `E` are the options’ words. */
export type QuestionValues = Readonly<Record<'number' | 'text' | 'kind' | Letter | 'answer' | 'explanation', string>>;

/** What the options are; pictures are put there once the question stands. */
export const optionKinds = [
  ['words', 'Words or figures'],
  ['pictures', 'Pictures'],
] as const;

export const questionLabels: QuestionValues = {
  number: 'number',
  text: 'question',
  kind: 'kind of options',
  A: 'option A',
  B: 'option B',
  C: 'option C',
  D: 'option D',
  E: 'option E',
  answer: 'correct answer',
  explanation: 'explanation',
};

export const emptyQuestion = (number: number): QuestionValues => ({
  number: String(number),
  text: '',
  kind: 'words',
  A: '',
  B: '',
  C: '',
  D: '',
  E: '',
  answer: '',
  explanation: '',
});

/** The number that follows the last. */
export const numberAfter = (questions: readonly Question[]): number =>
  Math.max(0, ...questions.map(({ mockExamQuestionNumber }) => mockExamQuestionNumber)) + 1;

export function questionTyped(question: Question): QuestionValues {
  const option = (n: number) => question.options[n]?.text ?? '';
  return {
    number: String(question.mockExamQuestionNumber),
    text: paragraphsTyped(question.mockExamQuestionText),
    kind: areOfPictures(question) ? 'pictures' : 'words',
    A: option(0),
    B: option(1),
    C: option(2),
    D: option(3),
    E: option(4),
    answer: question.correctAnswer,
    explanation: paragraphsTyped(question.explanation),
  };
}

/** Of a question whose options were left without words, pictures are expected. */
const areOfPictures = ({ options }: Pick<Question, 'options'>): boolean =>
  options.length > 0 && options.every(({ text }) => text === '');

export const questionRules = {
  number: (typed: string): string | undefined => {
    if (typed.trim() === '') return 'Question Number Required';
    return /^0*[1-9]\d{0,2}$/.test(typed.trim()) ? undefined : 'A whole number from 1 to 999';
  },
  A: optionRule,
  B: optionRule,
  C: optionRule,
  D: optionRule,
  E: optionRule,
  answer: (answer: string, values: QuestionValues): string | undefined =>
    answer === '' || textsOf(values).length > letters.findIndex((letter) => letter === answer)
      ? undefined
      : `There is no option ${answer} yet.`,
};

/** Of a new one: a slip of the finger makes no question. Of pictures alone there is nothing to type. */
export const newQuestionRules = {
  ...questionRules,
  text: (typed: string, values: QuestionValues): string | undefined =>
    values.kind === 'pictures' || [typed, values.explanation, ...letters.map((letter) => values[letter])].some(isTyped)
      ? undefined
      : 'Nothing is typed yet. Where the question is a picture, say that the options are pictures, or what is to be done.',
};

const isTyped = (text: string): boolean => text.trim() !== '';

function optionRule(typed: string): string | undefined {
  return typed.includes('||') ? 'Each option has a box of its own: leave the || out.' : undefined;
}

/** The words of the options, up to the last that is written; of pictures there are five. */
export function textsOf(values: QuestionValues): readonly string[] {
  const texts = letters.map((letter) => values[letter].trim());
  const written = texts.map((text) => text !== '').lastIndexOf(true) + 1;
  return values.kind === 'pictures' ? texts : texts.slice(0, written);
}

type Field = keyof QuestionValues;

/** What of a question is sent: those fields that were changed, the number in any case. */
export function questionSent(values: QuestionValues, changed: readonly Field[] = Object.keys(values) as Field[]) {
  const is = (...fields: readonly Field[]) => fields.some((field) => changed.includes(field));
  return {
    questionNumber: values.number.trim(),
    ...(is('text') && { questionText: paragraphsKept(values.text) }),
    ...(is('kind', ...letters) && { multipleChoiceOptions: textsOf(values).join('||') }),
    ...(is('answer') && { correctAnswer: values.answer }),
    ...(is('explanation') && { explanation: paragraphsKept(values.explanation) }),
  };
}

/** A question as it was read, in the words of the call. */
export const questionSeen = (question: Question) => ({
  questionNumber: String(question.mockExamQuestionNumber),
  questionText: question.mockExamQuestionText,
  multipleChoiceOptions: question.textMultipleChoiceOptions,
  correctAnswer: question.correctAnswer,
  explanation: question.explanation,
});

/** Of what was read that which is put in another place: of the rest somebody else may change what they like. */
export const seenOf = (sent: object, seen: ReturnType<typeof questionSeen>): Partial<typeof seen> =>
  Object.fromEntries(Object.entries(seen).filter(([name]) => name in sent));
