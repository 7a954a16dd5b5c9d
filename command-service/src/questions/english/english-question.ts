import type { ComprehensionQuestion, EnglishItem, EnglishKind, Passage } from 'question-bank/english/english-item';
import { inReadingOrder } from 'question-bank/english/passage-source';
import type { IssuedQuestion, Passage as ShownPassage } from 'schemas/questions/question';

/** About what a paper of the GL style allows for one of them; for a text, its reading included. */
const targetSeconds: Readonly<Record<EnglishKind | 'comprehension', number>> = {
  spelling: 40,
  punctuation: 40,
  'missing-words': 40,
  synonyms: 25,
  antonyms: 30,
  'shuffled-sentences': 45,
  'jumbled-sentences': 60,
  comprehension: 65,
};

/** Kept with every question; raised when every item is worded in another way than before, to which the revisions of each are added. */
const GEN_VERSION = 3;

/** What the clock allows for a question of a written topic; undefined for a topic of another kind. */
export const secondsFor = (topic: string): number | undefined => new Map(Object.entries(targetSeconds)).get(topic);

/** A written item as it is issued. */
export function issuedItem(item: EnglishItem, number: number): IssuedQuestion {
  const { kind, id, revision, level, options, key, ruleTag } = item;
  return {
    ...placeOf(kind, { number, revision }),
    level,
    key,
    ruleTag,
    itemId: id,
    prompt: promptOf(item),
    options: [...options],
    solution: solutionOf([item.explanation, ...resolved(item)], key),
  };
}

/** The text of a comprehension as a child sees it. */
export const shownPassage = ({ id, title, description, text }: Passage): ShownPassage => ({
  passageId: id,
  title,
  description,
  text,
});

export const passageQuestions = (passage: Pick<Passage, 'text' | 'questions'>): IssuedQuestion[] =>
  inReadingOrder(passage).map(passageQuestion);

function passageQuestion(question: ComprehensionQuestion, place: number): IssuedQuestion {
  const { id, revision, level, options, key, skill, text, evidence, explanation } = question;
  return {
    ...placeOf('comprehension', { number: place + 1, revision }),
    level,
    key,
    ruleTag: skill,
    itemId: id,
    prompt: text,
    options: [...options],
    solution: solutionOf([`The text says: “${evidence}”`, explanation], key),
  };
}

interface Numbered {
  readonly number: number;
  readonly revision: number;
}

const placeOf = (topic: EnglishKind | 'comprehension', { number, revision }: Numbered) => ({
  number,
  seed: number - 1,
  genVersion: GEN_VERSION + revision,
  subject: 'english' as const,
  questionType: topic,
  topic,
  subTopic: topic,
  targetSeconds: targetSeconds[topic],
});

function promptOf(item: EnglishItem): string {
  switch (item.kind) {
    case 'spelling':
      return `Which part has a spelling mistake? If none has, choose E.||p||${item.text}`;
    case 'punctuation':
      return `Which part has a mistake in its punctuation or its capital letters? If none has, choose E.||p||${item.text}`;
    case 'missing-words':
      return `Which word fills the gap best?||p||${item.text}`;
    case 'synonyms':
      return `Which word is closest in meaning to the word below?||p||${item.text}`;
    case 'antonyms':
      return `Which word is most opposite in meaning to the word below?||p||${item.text}`;
    case 'shuffled-sentences':
      return `Put in order, these words make a sentence, but one of them is left over. Which one?||p||${item.text}`;
    case 'jumbled-sentences':
      return `Which order turns these five pieces into a text that makes sense?||p||${item.text}`;
  }
}

/** What the item says once it is put right. */
function resolved({ kind, key, correctSentence }: EnglishItem): string[] {
  switch (kind) {
    case 'spelling':
    case 'punctuation':
      return key === 'E' ? [] : [`Put right: ${correctSentence}`];
    case 'missing-words':
      return [`With the word: ${correctSentence}`];
    case 'synonyms':
    case 'antonyms':
      return [correctSentence];
    case 'shuffled-sentences':
    case 'jumbled-sentences':
      return [`In order: ${correctSentence}`];
  }
}

/** One line each, as every solution has it; the last one tells the answer. */
const solutionOf = (lines: readonly string[], key: string): string =>
  [...lines, `Answer: ${key}`].map((line) => `• ${line.replace(/\s+/g, ' ').trim()}`).join('\n');
