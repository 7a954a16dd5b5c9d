import { describe, expect, it } from '@jest/globals';
import { houseBank } from 'question-bank/english/english-bank';
import type { EnglishItem, Passage } from 'question-bank/english/english-item';
import { noMistake } from 'question-bank/english/grouped-source';
import { dictionary } from 'question-bank/english/testing/dictionary';
import type { RequestOf } from 'schemas/describe/contract';
import type { addEnglishComprehensionToDB, addEnglishQuestionToDB } from 'schemas/questions/english.contract';
import { StaffItem, StaffPassage } from 'schemas/questions/english.events';
import { Value } from 'typebox/value';
import { bankItemOf, bankPassageOf } from './staff-item';
import { judgeItem, judgePassage } from './judging';
import { readItem } from './staff-item-draft';
import { readPassage } from './staff-passage-draft';

type ItemRequest = RequestOf<typeof addEnglishQuestionToDB>;
type PassageRequest = RequestOf<typeof addEnglishComprehensionToDB>;

const words = dictionary();
const emptyBank = { items: [], passages: [] };
const wordPairs = houseBank.items.filter(({ kind }) => kind === 'synonyms' || kind === 'antonyms');

/** The request by which staff would have added an item of the house. */
function requestFor(item: EnglishItem): ItemRequest {
  const options = item.options.filter((option) => option !== noMistake).join('||');
  return {
    topic: item.kind,
    level: item.level,
    ruleTag: item.ruleTag,
    explanation: item.explanation,
    questionText: 'groups' in item ? item.groups.join('||') : item.text,
    correctAnswer: item.key,
    correctSentenceVersion: item.correctSentence,
    ...(!('groups' in item) && { multipleChoiceOptions: options }),
  };
}

const passageRequestFor = (passage: Passage): PassageRequest => ({
  title: passage.title,
  genre: passage.genre,
  level: passage.level,
  comprehensionDescription: passage.description,
  comprehensionPassage: passage.text.replaceAll('||p||', '\n\n').replaceAll('||', '\n'),
  comprehensionQuestionsData: passage.questions.map((question, place) => ({
    questionNumber: place + 1,
    questionText: question.text,
    correctAnswer: question.key,
    level: question.level,
    skill: question.skill,
    evidence: question.evidence,
    explanation: question.explanation,
    multipleChoiceAnswerOptions: question.options.join('||'),
  })),
});

const judged = (request: ItemRequest, bank: typeof houseBank = emptyBank) =>
  judgeItem(readItem(request, 'new'), { words, bank });

const spelling: ItemRequest = {
  topic: 'spelling',
  correctAnswer: 'A',
  ruleTag: 'silent-letter',
  questionText: 'The nife and||fork were laid||neatly beside each||dinner plate.',
  correctSentenceVersion: 'The knife and fork were laid neatly beside each dinner plate.',
  explanation: 'Knife starts with a silent k, as knee and knot do.',
};

describe('an item of the house, written by staff', () => {
  it('is read as the house has it, and is fit to be kept', () => {
    for (const item of houseBank.items) {
      const { item: read, missing, shapeless } = readItem(requestFor(item), item.id);
      expect([...missing, ...shapeless]).toEqual([]);
      expect(Value.Check(StaffItem, read)).toBe(true);
      // The house has rewritten some under their ids; what staff write is an item of its own each time.
      const { approverId: _approver, validOrders: _orders, ...known } = { validOrders: [], ...item, revision: 0 };
      expect(bankItemOf(read, { authorId: 'house', status: 'approved' })).toMatchObject(known);
    }
  });

  it('passes its checks', () => {
    const bank = { items: wordPairs, passages: [] };
    const others = (id: string) => ({ ...bank, items: bank.items.filter((other) => other.id !== id) });
    for (const item of houseBank.items.filter((_, n) => n % 7 === 0))
      expect([item.id, judged(requestFor(item), others(item.id)).reasons]).toEqual([item.id, []]);
  });
});

describe('an item', () => {
  it('is shown as a child will see it, fit or not', () => {
    expect(judged(spelling)).toMatchObject({ reasons: [], preview: { questionType: 'spelling', level: 3, number: 1 } });
    const { reasons, preview } = judged({ topic: 'spelling', questionText: spelling.questionText, correctAnswer: '' });
    expect(reasons).toContain('Say why the answer is right.');
    expect(preview?.options).toHaveLength(5);
    expect(Object.keys(preview ?? {})).not.toContain('key');
  });

  it('may name the right option by its text', () => {
    expect(judged({ ...spelling, correctAnswer: 'The nife and' }).reasons).toEqual([]);
    expect(judged({ ...spelling, correctAnswer: 'a' }).reasons).toEqual([]);
  });

  it.each<[string, Partial<ItemRequest>, RegExp]>([
    ['three groups', { questionText: 'The nife and||fork were||laid.' }, /four groups/],
    ['no answer', { correctAnswer: '' }, /which option is right/],
    ['no sentence put right', { correctSentenceVersion: '' }, /as it should be/],
    ['no explanation', { explanation: ' ' }, /^Say why the answer is right\.$/m],
    ['no word of what it practises', { ruleTag: undefined }, /what it practises: double-consonant/],
    ['words that are no rule tag', { ruleTag: 'Silent letters, as in “knife”' }, /what it practises: double-consonant/],
    ['a rule tag of another topic', { ruleTag: 'stray-comma' }, /what it practises: double-consonant/],
    ['a mistake elsewhere', { correctAnswer: 'B' }, /mistake is in group A/],
    ['four options', { topic: 'synonyms', multipleChoiceOptions: 'a||b||c||d' }, /five options/],
    ['an empty option', { topic: 'synonyms', multipleChoiceOptions: 'a||||c||d||e' }, /option is empty/],
    ['too long an option', { topic: 'synonyms', multipleChoiceOptions: `${'a'.repeat(401)}||b||c||d||e` }, /too long/],
    ['four pieces', { topic: 'jumbled-sentences', questionText: '1 a\n2 b\n3 c\n4 d' }, /five pieces/],
  ])('is told what is amiss with %s', (_, fault, reason) => {
    expect(judged({ ...spelling, ...fault }).reasons.join('\n')).toMatch(reason);
  });

  it('is not asked a second time', () => {
    const [first] = houseBank.items;
    if (!first) throw new Error('the house has no items');
    const twin = 'The bank has a question with this text already.';
    expect(judged(requestFor(first), houseBank).reasons).toContain(twin);
    const bank = { ...houseBank, items: [{ ...first, status: 'retired' as const }] };
    expect(judged(requestFor(first), bank).reasons).not.toContain(twin);
  });

  it('takes a small letter for the option that is just this letter', () => {
    const articles = { ...spelling, topic: 'missing-words' as const, multipleChoiceOptions: 'the||an||a||some||this' };
    const keyOf = (correctAnswer: string) => readItem({ ...articles, correctAnswer }, 'new').item.key;
    expect(['a', 'A', 'b', ' some '].map(keyOf)).toEqual(['C', 'A', 'B', 'D']);
  });

  it('says by itself what follows from the rest', () => {
    const sentenceOf = (request: Partial<ItemRequest>) =>
      readItem({ ...spelling, correctSentenceVersion: undefined, ...request }, 'new').item.correctSentence;
    const listed = { questionText: 'The wind __ hard.', multipleChoiceOptions: 'blew||flew||drew||grew||threw' };
    expect(sentenceOf({ ...listed, topic: 'missing-words' })).toBe('The wind blew hard.');
    expect(sentenceOf({ ...listed, topic: 'antonyms', questionText: 'calm' })).toBe(
      'Calm is most opposite in meaning to blew.',
    );
    expect(sentenceOf({ questionText: 'It||is||all||right.', correctAnswer: 'E' })).toBe('It is all right.');
    const pieces = { questionText: '1 feeds\n2. My sister\nthe ducks\n4) every\n5 day.', correctAnswer: '2,1,3,4,5' };
    const orders = '21345||12345||52314||3 2 1 4 5||2 3 1 4 5';
    expect(sentenceOf({ ...pieces, topic: 'jumbled-sentences', multipleChoiceOptions: orders })).toBe(
      'My sister feeds the ducks every day.',
    );
  });
});

describe('a passage of the house, written by staff', () => {
  it('is read as the house has it, and passes its checks', () => {
    for (const passage of houseBank.passages) {
      const draft = readPassage(passageRequestFor(passage), passage.id);
      expect([...draft.missing, ...draft.shapeless.values()]).toEqual([]);
      expect(Value.Check(StaffPassage, draft.passage)).toBe(true);
      const { approverId: _, ...known } = passage;
      const questions = known.questions.map((question) => ({ ...question, revision: 0 }));
      const read = bankPassageOf(draft.passage, { authorId: 'house', status: 'approved' });
      expect(read).toMatchObject({ ...known, questions });
      expect(judgePassage(draft, { words, bank: emptyBank }).reasons).toEqual([]);
    }
  });
});

describe('a passage', () => {
  const bare: PassageRequest = {
    comprehensionDescription: 'A wet day.',
    comprehensionPassage: 'It rained.\r\n\r\nThe river rose.\nNobody slept.',
    comprehensionQuestionsData: [
      { questionNumber: 9, questionText: 'Who', multipleChoiceAnswerOptions: 'a||b', correctAnswer: '' },
      {
        questionNumber: 4,
        questionText: 'What rose?',
        correctAnswer: 'bread',
        evidence: 'A loaf rose.',
        multipleChoiceAnswerOptions: 'the sun||a cake||bread||dough||the river',
      },
    ],
  };
  const { reasons, passage, questions } = judgePassage(readPassage(bare, 'new'), { words, bank: emptyBank });

  it('is shown as a child will see it, with the questions that can be drawn', () => {
    expect(passage).toEqual({
      passageId: 'new',
      title: '',
      description: 'A wet day.',
      text: 'It rained.||p||The river rose.||Nobody slept.',
    });
    expect(questions.map(({ number, prompt }) => [number, prompt])).toEqual([[1, 'What rose?']]);
  });

  it.each([
    'Give the passage a title.',
    'Say what kind of text it is.',
    'Question 1: The evidence "A loaf rose." does not stand in the passage, letter for letter.',
    'Question 1: Say why the answer is right.',
    'Question 2: Give five options, with || between them.',
    'Question 2: Say which option is right, by its letter or its text.',
    'Question 2: Quote the words of the passage that prove the answer.',
    'The passage has 2 questions; 8 to 12 are allowed.',
  ])('is told: %s', (reason) => {
    expect(reasons).toContain(reason);
  });

  it('is told nothing of a question that cannot be judged yet but what it lacks', () => {
    expect(reasons.filter((reason) => reason.startsWith('Question 2'))).toHaveLength(5);
  });
});
