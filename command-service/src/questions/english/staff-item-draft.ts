import { noMistake } from 'question-bank/english/grouped-source';
import { ruleTags } from 'question-bank/english/rule-tags';
import { gap, solved } from 'question-bank/english/word-choice-source';
import type { RequestOf } from 'schemas/describe/contract';
import type { addEnglishQuestionToDB } from 'schemas/questions/english.contract';
import type { EnglishTopicKey, StaffItem } from 'schemas/questions/english.events';
import {
  EXPLANATION_MISSING,
  partsOf,
  readChoice,
  STAND_IN_EXPLANATION,
  UNTOLD_LEVEL,
  type ChoiceDraft,
} from './choice-draft';

type Request = RequestOf<typeof addEnglishQuestionToDB>;

/** An item as far as it is written. */
export interface ItemDraft {
  readonly item: StaffItem;
  /** Without these it can be neither drawn nor judged. */
  readonly shapeless: readonly string[];
  /** Something stands in for these while the rest is judged. */
  readonly missing: readonly string[];
}

export function readItem(request: Request, itemId: string): ItemDraft {
  const { topic, level = UNTOLD_LEVEL } = request;
  const { questionText, choice, shapeless, sentence } = bodies[topic](request.questionText.trim(), request);
  const { options, key, missing } = choice;
  const correctSentence = told(request.correctSentenceVersion) ?? sentence();
  const notes = readNotes(request, key);
  return {
    item: {
      itemId,
      topic,
      level,
      key,
      options: [...options],
      questionText,
      correctSentence: correctSentence ?? '',
      explanation: notes.explanation,
      ruleTag: notes.ruleTag,
    },
    shapeless: [
      ...shapeless,
      ...missing,
      ...(correctSentence === undefined ? ['Write the sentence as it should be.'] : []),
    ],
    missing: notes.missing,
  };
}

/** A field in which something is written. */
const told = (text = ''): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** What is said about the item beside its text. */
function readNotes({ topic, explanation, ruleTag }: Request, key: string) {
  const tags = ruleTags[topic];
  const named = told(ruleTag) ?? (key === 'E' ? 'no-mistake' : undefined);
  const tag = tags.find((known) => known === named);
  return {
    explanation: told(explanation) ?? STAND_IN_EXPLANATION,
    ruleTag: tag ?? tags[0] ?? '',
    missing: [
      ...(told(explanation) === undefined ? [EXPLANATION_MISSING] : []),
      ...(tag === undefined ? [`Say what it practises: ${tags.join(', ')}.`] : []),
    ],
  };
}

interface Body {
  /** As it is kept: groups joined by `||`, numbered pieces one a line. */
  readonly questionText: string;
  readonly choice: ChoiceDraft;
  readonly shapeless: readonly string[];
  /** What it says once it is solved, where that follows from the rest. */
  readonly sentence: () => string | undefined;
}

type ReadBody = (text: string, request: Request) => Body;

const grouped: ReadBody = (text, { correctAnswer }) => {
  const groups = partsOf(text);
  const choice = readChoice([...groups, noMistake], correctAnswer);
  const isFour = groups.length === 4;
  return {
    questionText: groups.join('||'),
    choice: isFour ? choice : { ...choice, missing: [] },
    shapeless: isFour ? [] : ['Write the sentence in four groups of words, with || between them.'],
    sentence: () => (choice.key === 'E' ? groups.join(' ') : undefined),
  };
};

const listed: ReadBody = (text, { topic, correctAnswer, multipleChoiceOptions = '' }) => {
  const choice = readChoice(partsOf(multipleChoiceOptions), correctAnswer);
  const sentence = () => (isWordChoice(topic) ? solved(topic, { text, right: choice.right }) : undefined);
  return { questionText: text, choice, shapeless: [], sentence };
};

const isWordChoice = (topic: EnglishTopicKey): topic is 'missing-words' | 'synonyms' | 'antonyms' =>
  topic === 'missing-words' || topic === 'synonyms' || topic === 'antonyms';

const missingWord: ReadBody = (text, request) => listed(text.replace(/_{2,}/g, gap), request);

const jumbled: ReadBody = (text, { correctAnswer, multipleChoiceOptions = '' }) => {
  const pieces = text.split(/\|\||\r?\n/).map((piece) => piece.trim().replace(/^\d+[.)]?\s+/, ''));
  const choice = readChoice(partsOf(multipleChoiceOptions).map(asOrder), asOrder(correctAnswer.trim()));
  return {
    questionText: pieces.map((piece, place) => `${place + 1} ${piece}`).join('\n'),
    choice,
    shapeless: pieces.length === 5 ? [] : ['Write five pieces, one a line.'],
    sentence: () =>
      choice.right
        .split(' ')
        .map((number) => pieces[Number(number) - 1] ?? '')
        .join(' '),
  };
};

/** `31524`, `3,1,5,2,4` and `3 1 5 2 4` are the same order; any other text is left as it is. */
const asOrder = (text: string): string => (/^[1-5][1-5\s,]*$/.test(text) ? (text.match(/\d/g) ?? []).join(' ') : text);

const bodies: Readonly<Record<EnglishTopicKey, ReadBody>> = {
  spelling: grouped,
  punctuation: grouped,
  'missing-words': missingWord,
  synonyms: listed,
  antonyms: listed,
  'shuffled-sentences': listed,
  'jumbled-sentences': jumbled,
};
