import {
  optionAt,
  type EnglishItem,
  type Five,
  type Four,
  type ItemStatus,
  type Passage,
} from 'question-bank/english/english-item';
import { allLevels, type Level } from 'question-bank/generation/level';
import type { StaffItem, StaffPassage } from 'schemas/questions/english.events';

/** Who stands for what staff have written. */
export interface Standing {
  readonly authorId: string;
  readonly status: ItemStatus;
}

/** What staff change is an item of its own. */
const NEVER_REWRITTEN = 0;

/** A staff item as the bank has its own, so that both are checked, drawn and worded alike. */
export function bankItemOf(item: StaffItem, { authorId, status }: Standing): EnglishItem {
  const { itemId, topic, questionText, options, key, correctSentence, explanation, ruleTag } = item;
  const record = {
    id: itemId,
    revision: NEVER_REWRITTEN,
    level: levelOf(item.level),
    key,
    correctSentence,
    explanation,
    ruleTag,
    authorId,
    status,
    approverId: '',
    options: five(options),
  };
  switch (topic) {
    case 'spelling':
    case 'punctuation': {
      const groups = four(questionText.split('||'));
      return { ...record, kind: topic, groups, text: groups.join(' ') };
    }
    case 'jumbled-sentences': {
      const pieces = five(questionText.split('\n').map((line) => line.replace(/^\d+ /, '')));
      const validOrders = [optionAt(record.options, key)];
      return { ...record, kind: topic, text: questionText, pieces, validOrders };
    }
    case 'missing-words':
    case 'synonyms':
    case 'antonyms':
    case 'shuffled-sentences':
      return { ...record, kind: topic, text: questionText };
  }
}

/** A staff passage as the bank has its own. */
export function bankPassageOf(passage: StaffPassage, { authorId, status }: Standing): Passage {
  const { passageId, genre, title, description, text, questions } = passage;
  return {
    id: passageId,
    level: levelOf(passage.level),
    genre,
    title,
    description,
    text,
    authorId,
    status,
    approverId: '',
    questions: questions.map(({ questionNumber, level, skill, questionText, options, key, evidence, explanation }) => ({
      id: `${passageId}-${String(questionNumber).padStart(2, '0')}`,
      revision: NEVER_REWRITTEN,
      level: levelOf(level),
      skill,
      text: questionText,
      options: five(options),
      key,
      evidence,
      explanation,
    })),
  };
}

// The schema holds levels to 1 to 5.
const levelOf = (level: number): Level => allLevels.find((known) => known === level) ?? 3;

const four = ([one = '', two = '', three = '', last = '']: readonly string[]): Four<string> => [one, two, three, last];
const five = ([one = '', two = '', three = '', four = '', last = '']: readonly string[]): Five<string> => [
  one,
  two,
  three,
  four,
  last,
];
