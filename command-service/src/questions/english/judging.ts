import { checkItem } from 'question-bank/english/checks/items/item.check';
import { checkPassage } from 'question-bank/english/checks/passages/passage.check';
import { withoutCase, type WordList } from 'question-bank/english/checks/words/words';
import type { EnglishBank } from 'question-bank/english/english-bank';
import { keyLetters, type EnglishItem, type WordChoiceItem } from 'question-bank/english/english-item';
import { pairsOf } from 'question-bank/english/word-pairs';
import { StaffItem, StaffPassage } from 'schemas/questions/english.events';
import { learnerQuestionOf } from 'schemas/questions/learner-question';
import { Value } from 'typebox/value';
import { issuedItem, passageQuestions, shownPassage } from './english-question';
import { bankItemOf, bankPassageOf } from './staff-item';
import type { ItemDraft } from './staff-item-draft';
import { about, type PassageDraft } from './staff-passage-draft';

/** What an item is judged by. */
export interface Knowledge {
  readonly words: WordList;
  /** What is asked already. */
  readonly bank: EnglishBank;
}

const DRAFT = { authorId: 'staff', status: 'draft' } as const;

/** What stands in the way of a child's getting it, in sentences for its editor, and how a child would see it. */
export function judgeItem({ item, shapeless, missing }: ItemDraft, knowledge: Knowledge) {
  const drawn = bankItemOf(item, DRAFT);
  const isDrawable = item.options.length === keyLetters.length;
  const reasons = shapeless.length > 0 ? [...shapeless, ...missing] : [...missing, ...faultsOf(drawn, item, knowledge)];
  return { reasons, ...(isDrawable && { preview: learnerQuestionOf(issuedItem(drawn, 1)) }) };
}

function faultsOf(drawn: EnglishItem, item: StaffItem, { words, bank }: Knowledge): string[] {
  const pairs = pairsOf(bank.items.filter(isSettledPair));
  return [
    ...checkItem(drawn, { list: words, pairs }),
    ...(bank.items.some((other) => isTwin(drawn, other)) ? ['The bank has a question with this text already.'] : []),
    ...(Value.Check(StaffItem, item) ? [] : [TOO_LONG]),
  ];
}

const TOO_LONG = 'A part of it is too long to be kept.';

const isSettledPair = (item: EnglishItem): item is WordChoiceItem =>
  item.status === 'approved' && (item.kind === 'synonyms' || item.kind === 'antonyms');

const isTwin = (item: EnglishItem, other: EnglishItem): boolean =>
  other.id !== item.id &&
  other.status !== 'retired' &&
  other.kind === item.kind &&
  (withoutCase(other.text) === withoutCase(item.text) || other.correctSentence === item.correctSentence);

/** The same for a passage and all of its questions. */
export function judgePassage({ passage, missing, shapeless }: PassageDraft, { words, bank }: Knowledge) {
  const drawn = bankPassageOf(passage, DRAFT);
  const numbers = new Map(drawn.questions.map(({ id }, place) => [id, place + 1]));
  const faults = checkPassage(drawn, words).flatMap((reason) => namingTheQuestion(reason, numbers, shapeless));
  const isTwin = bank.passages.some(
    ({ id, status, text }) => id !== drawn.id && status !== 'retired' && text === drawn.text,
  );
  return {
    reasons: [
      ...[...shapeless.values()].flat(),
      ...missing,
      ...faults,
      ...(isTwin ? ['The bank has this passage already.'] : []),
      ...(shapeless.size > 0 || Value.Check(StaffPassage, passage) ? [] : [TOO_LONG]),
    ],
    passage: shownPassage(drawn),
    questions: passageQuestions({
      text: drawn.text,
      questions: drawn.questions.filter((_, place) => passage.questions[place]?.options.length === keyLetters.length),
    }).map(learnerQuestionOf),
  };
}

/** The checks name a question by its id, editors by its number. One that cannot be judged yet has its own reasons. */
function namingTheQuestion(
  reason: string,
  numbers: ReadonlyMap<string, number>,
  shapeless: PassageDraft['shapeless'],
): string[] {
  const [id = '', ...rest] = reason.split(': ');
  const number = numbers.get(id);
  if (number === undefined) return [reason];
  return shapeless.has(number) ? [] : [about(number, rest.join(': '))];
}
