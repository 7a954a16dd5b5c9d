/** Where a fault of a form is to be mended: the name of a field, as the form has it. */
export type FieldName = readonly (string | number)[];

export interface Fault {
  readonly reason: string;
  readonly field: FieldName;
  /** What is said at the field itself, where that is less than the reason. */
  readonly said?: string;
}

/** Which field a sentence of the checks is about: the first that knows it. */
type Rules = readonly (readonly [told: RegExp, field: string])[];

const ofQuestion: Rules = [
  [/rule tag|what it practises/i, 'ruleTag'],
  [/asks for: retrieve/, 'skill'],
  [/explanation|why the answer is right/i, 'explanation'],
  [/evidence|words of the passage/i, 'evidence'],
  [/which option is right|\bkey\b/i, 'correctAnswer'],
  [/correct sentence|sentence as it should be|correct text/i, 'correctSentenceVersion'],
  [/\boptions?\b|\border\b/i, 'options'],
];

/** What is said of none of the others is said of the question itself. */
const fieldIn = (rules: Rules, reason: string, otherwise: string): string =>
  rules.find(([told]) => told.test(reason))?.[1] ?? otherwise;

/** The rule tags that a sentence of the checks lists, as the words that the form's list has for them. */
export const inWords = (reason: string, words: Readonly<Record<string, string>> = {}): string =>
  reason.replace(
    /^(Say what it practises: )(.*)\.$/,
    (_, told: string, tags: string) =>
      `${told}${tags
        .split(', ')
        .map((tag) => words[tag] ?? tag)
        .join('; ')}.`,
  );

/** Of a grammar question. */
export const questionFault = (reason: string): Fault => ({
  reason,
  field: within([fieldIn(ofQuestion, reason, 'questionText')]),
});

const ofPassage: Rules = [
  [/\btitle\b/i, 'title'],
  [/about to read|\bdescription\b/i, 'comprehensionDescription'],
  [/kind of text/, 'genre'],
];

/** Of a comprehension: the passage itself, or the tile of a question. `tiles` are the places of those that are not empty. */
export function passageFault(reason: string, tiles: readonly number[]): Fault {
  const [, number, rest = reason] = /^Question (\d+): (.*)$/s.exec(reason) ?? [];
  if (number === undefined) return { reason, field: [fieldIn(ofPassage, reason, 'comprehensionPassage')] };
  const tile = tiles[Number(number) - 1] ?? 0;
  return { reason, field: within(['questions', tile, fieldIn(ofQuestion, rest, 'questionText')]) };
}

/** The first of the five options stands for them. */
const within = (field: FieldName): FieldName => (field.at(-1) === 'options' ? [...field, 0] : field);

/** How a call names what the form calls otherwise. */
const formNames: Readonly<Record<string, string>> = {
  multipleChoiceOptions: 'options',
  multipleChoiceAnswerOptions: 'options',
  comprehensionQuestionsData: 'questions',
};

/** Where a field that a call was refused for stands in the form: of `comprehensionQuestionsData/0/evidence` in its tile. */
export function refusedFault(field: string, tiles: readonly number[] = []): Fault {
  const parts = field.split('/').map((part) => (/^\d+$/.test(part) ? (tiles[Number(part)] ?? 0) : part));
  const names = parts.map((part) => formNames[part] ?? part);
  return { reason: notTaken, field: within(names.at(-1) === 'questions' ? [...names, 0, 'questionText'] : names) };
}

const notTaken = 'This was not accepted as it is written: please write it in another way.';

/** The id that a form gives the box of a field. */
export const idOf = (form: string, field: FieldName): string => [form, ...field].join('_');

/** Puts the focus where the first of them is to be mended. */
export function goToFirst(form: string, [first]: readonly Fault[]): void {
  if (first) goToField(form, first.field);
}

/** Puts the focus into the box of a field, or into the first of its buttons. */
export function goToField(form: string, field: FieldName): void {
  const box = document.getElementById(idOf(form, field));
  const target = box?.matches('input, textarea') ? box : box?.querySelector<HTMLElement>('input, textarea, button');
  target?.focus();
  box?.scrollIntoView({ block: 'center' });
}
