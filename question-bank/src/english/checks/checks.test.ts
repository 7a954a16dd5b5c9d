import { describe, expect, it } from '@jest/globals';
import { findItem, findPassage, houseBank } from '../english-bank';
import type { EnglishItem, GroupedItem, Passage, WordChoiceItem } from '../english-item';
import { groupedItem } from '../grouped-source';
import { jumbledItem } from '../jumbled-source';
import { readMarkedLine } from '../marked-line';
import { shuffledItem } from '../shuffled-source';
import { dictionary } from '../testing/dictionary';
import { wordChoiceItem, type WordChoiceSource } from '../word-choice-source';
import { pairsOf } from '../word-pairs';
import { checkCollection, checkKeyBalance } from './collection.check';
import { editDistance } from './words/edit-distance';
import { checkItem } from './items/item.check';
import { checkPassage } from './passages/passage.check';
import { readingGrade, syllablesOf } from './passages/readability';

const wordPairs = houseBank.items.filter(
  (item): item is WordChoiceItem => item.kind === 'synonyms' || item.kind === 'antonyms',
);
const knowledge = { list: dictionary(), pairs: pairsOf(wordPairs) };

const reasonsOf = (item: EnglishItem): string => checkItem(item, knowledge).join('\n');

const house = (id: string): EnglishItem => {
  const item = findItem(houseBank, id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
};

const why = 'An explanation that is long enough to help a child.';
const grouped = (kind: GroupedItem['kind'], line: string, rule: string) =>
  groupedItem(kind, 3, { id: 'draft-01', line, rule, why });
const choice = (
  kind: WordChoiceItem['kind'],
  source: Pick<WordChoiceSource, 'text' | 'right' | 'wrong'>,
  level = 3 as const,
) =>
  wordChoiceItem(kind, level, {
    id: 'draft-01',
    rule: kind === 'missing-words' ? 'collocation' : 'adjective',
    why,
    ...source,
  });

describe('every item', () => {
  it.each<[string, Partial<EnglishItem>, RegExp]>([
    ['an unknown rule tag', { ruleTag: 'magic' }, /not a rule tag/],
    ['an explanation that is too short', { explanation: 'It is so.' }, /too short/],
    ['an explanation without an end', { explanation: 'This goes on and on and never ends' }, /full stop/],
    [
      'an explanation with a misspelling',
      { explanation: 'The word has a difficult begining, with one n.' },
      /"begining"/,
    ],
    ['two equal options', { options: ['a', 'A', 'c', 'd', 'e'] }, /same/],
    ['an empty option', { options: ['', 'b', 'c', 'd', 'e'] }, /empty/],
    ['stray markup', { explanation: 'There are two || marks in this explanation.' }, /stray "\|"/],
    ['curly quotation marks', { explanation: 'The word \u201cfriend\u201d has i before e in it.' }, /curly/],
    ['two spaces', { text: 'Two  spaces' }, /two spaces/],
  ])('is refused with %s', (_, fault, reason) => {
    expect(reasonsOf({ ...house('synonyms-101'), ...fault } as EnglishItem)).toMatch(reason);
  });
});

describe('spelling', () => {
  it.each([
    [
      'a mistake that is a word',
      'The old {king>queen} sat | on her golden | throne and wore | a velvet cloak.',
      'plural',
      /word of its own/,
    ],
    [
      'a homophone that is no word',
      'The old {kweenn>queen} sat | on her golden | throne and wore | a velvet cloak.',
      'homophone',
      /should be a word/,
    ],
    [
      'a mistake too far off',
      'The old {qxxxzn>queen} sat | on her golden | throne and wore | a velvet cloak.',
      'plural',
      /letters from/,
    ],
    [
      'American spelling in the rest',
      'The old {qeen>queen} sat | on her colorful | throne and wore | a velvet cloak.',
      'plural',
      /"colorful"/,
    ],
    [
      'a spelling that is British too',
      'They {realize>realise} that | the golden throne | was covered by | a velvet cloak.',
      'suffix',
      /both British/,
    ],
    [
      'a sentence without a capital',
      'the old {qeen>queen} sat | on her golden | throne and wore | a velvet cloak.',
      'plural',
      /capital/,
    ],
    [
      'a sentence without an end',
      'The old {qeen>queen} sat | on her golden | throne and wore | a velvet cloak',
      'plural',
      /end with a mark/,
    ],
    ['a sentence that is too short', 'The {qeen>queen} | sat | very | still.', 'plural', /5 words/],
    [
      'a rule for no mistake',
      'The old queen sat | on her golden | throne and wore | a velvet cloak.',
      'plural',
      /no-mistake/,
    ],
  ])('is refused with %s', (_, ...[line, rule, reason]) => {
    expect(reasonsOf(grouped('spelling', line, rule))).toMatch(reason);
  });

  it('is refused when the key names another group', () => {
    expect(reasonsOf({ ...house('spelling-101'), key: 'B' })).toMatch(/in group A, but the key is B/);
  });

  it('is refused when E is the key of a sentence with a mistake', () => {
    expect(reasonsOf({ ...house('spelling-101'), key: 'E' })).toMatch(/differs from the correct sentence/);
  });

  it('is refused with two mistakes', () => {
    const item = house('spelling-101');
    expect(reasonsOf({ ...item, correctSentence: item.correctSentence.replace('cake', 'cart') })).toMatch(
      /2 words differ/,
    );
  });

  it('is refused when a word is missing', () => {
    const item = house('spelling-101');
    expect(reasonsOf({ ...item, correctSentence: item.correctSentence.replace(' best', '') })).toMatch(
      /numbers of words/,
    );
  });
});

describe('punctuation', () => {
  it.each([
    [
      'a comma before "and"',
      'We ate the | sweet {plums>plums,} and | the pears under | the old tree.',
      'list-comma',
      /before "and" is optional/,
    ],
    [
      'a comma after an opening phrase',
      'After our long {walk>walk,} | we sat down | under the oak | beside the stream.',
      'pair-of-commas',
      /opening phrase/,
    ],
    [
      'two edits',
      "We met {toms>Tom's} | aunt and uncle | at the station | in the rain.",
      'possessive-apostrophe',
      /2 marks/,
    ],
    [
      'other letters',
      'We met the {aunts>aunt} | and the uncle | at the station | in the rain.',
      'capital-letter',
      /letters differ/,
    ],
  ])('is refused with %s', (_, ...[line, rule, reason]) => {
    expect(reasonsOf(grouped('punctuation', line, rule))).toMatch(reason);
  });

  it('counts a missing hyphen as one word changed', () => {
    expect(
      reasonsOf(
        grouped(
          'punctuation',
          'A {man eating>man-eating} shark | swam past the | boat and frightened | the whole crew.',
          'hyphen',
        ),
      ),
    ).toBe('');
  });
});

describe('missing words', () => {
  it.each<[string, Pick<WordChoiceSource, 'text' | 'right' | 'wrong'>, RegExp]>([
    ['no gap', { text: 'The sun was hot today.', right: 'hot', wrong: ['wet', 'old', 'sad', 'big'] }, /0 gaps/],
    [
      'two gaps',
      { text: 'The ____ was ____ at noon today.', right: 'sun', wrong: ['cat', 'dog', 'hat', 'cup'] },
      /2 gaps/,
    ],
    [
      'an article that gives the key away',
      { text: 'She ate an ____ after her lunch today.', right: 'apple', wrong: ['orange', 'pear', 'egg', 'hour'] },
      /rules out "pear"/,
    ],
    [
      'a capital that gives the key away',
      {
        text: '____ it rained, we all played outside.',
        right: 'Although',
        wrong: ['unless', 'Until', 'Whether', 'Despite'],
      },
      /"unless" needs a capital/,
    ],
    [
      'American spelling',
      { text: 'The ____ was painted in a bright color.', right: 'wall', wrong: ['door', 'gate', 'roof', 'shed'] },
      /"color"/,
    ],
  ])('are refused with %s', (_, source, reason) => {
    expect(reasonsOf(choice('missing-words', source))).toMatch(reason);
  });

  it('are refused when the key does not fill the gap of the correct sentence', () => {
    const item = house('missing-words-101');
    expect(
      reasonsOf({ ...item, correctSentence: 'The hungry baby began to shout when her bottle was empty.' }),
    ).toMatch(/does not turn/);
  });
});

describe('synonyms and antonyms', () => {
  it.each<[string, WordChoiceItem['kind'], Pick<WordChoiceSource, 'text' | 'right' | 'wrong'>, RegExp]>([
    [
      'the target among the options',
      'synonyms',
      { text: 'big', right: 'large', wrong: ['big', 'small', 'old', 'new'] },
      /one of its own options/,
    ],
    [
      'a key of the same stem',
      'synonyms',
      { text: 'courage', right: 'courageous', wrong: ['weak', 'small', 'old', 'new'] },
      /share a stem/,
    ],
    [
      'an antonym with a prefix',
      'antonyms',
      { text: 'happy', right: 'unhappy', wrong: ['glad', 'small', 'old', 'new'] },
      /share a stem/,
    ],
    [
      'a second synonym',
      'synonyms',
      { text: 'brave', right: 'bold', wrong: ['courageous', 'small', 'old', 'new'] },
      /"courageous" is right too/,
    ],
    [
      'a second antonym',
      'antonyms',
      { text: 'hot', right: 'freezing', wrong: ['cold', 'small', 'old', 'new'] },
      /"cold" is right too/,
    ],
    [
      'a synonym of the key',
      'antonyms',
      { text: 'narrow', right: 'big', wrong: ['large', 'thin', 'old', 'new'] },
      /nearly the same as the key/,
    ],
    ['two words', 'synonyms', { text: 'rise', right: 'go up', wrong: ['fall', 'small', 'old', 'new'] }, /one word/],
  ])('are refused with %s', (_, ...[kind, source, reason]) => {
    expect(reasonsOf(choice(kind, source))).toMatch(reason);
  });

  it('may differ by a prefix at the first levels', () => {
    const easy = choice('antonyms', { text: 'happy', right: 'unhappy', wrong: ['glad', 'small', 'old', 'new'] });
    expect(reasonsOf({ ...easy, level: 1 })).toBe('');
  });
});

describe('shuffled sentences', () => {
  const source = { id: 'draft-01', rule: 'verb-form', why, line: 'The [owl] [sat] on a [branch] of the [oak].' };

  it('are refused with a surplus word that slots in', () => {
    expect(reasonsOf(shuffledItem(2, { ...source, surplus: 'very' }))).toMatch(/nearly any sentence/);
  });

  it('are refused with an option that stands twice among the words', () => {
    const line = 'The [owl] [sat] in an [oak] beside another [oak].';
    expect(reasonsOf(shuffledItem(2, { ...source, line, surplus: 'begun' }))).toMatch(
      /"oak" should stand among the words/,
    );
  });

  it('are refused when the words are others', () => {
    const item = shuffledItem(2, { ...source, surplus: 'begun' });
    expect(reasonsOf({ ...item, text: `${item.text} indeed` })).toMatch(/not those of the sentence/);
  });

  it('are refused when they are in order', () => {
    const item = shuffledItem(2, { ...source, surplus: 'begun' });
    expect(reasonsOf({ ...item, text: 'the owl sat on a branch of the oak begun' })).toMatch(/right order already/);
  });

  it('need four words in brackets', () => {
    expect(() => shuffledItem(2, { ...source, line: 'The [owl] sat.', surplus: 'begun' })).toThrow(/four words/);
  });
});

describe('jumbled sentences', () => {
  const item = jumbledItem(2, {
    id: 'draft-01',
    rule: 'time',
    why,
    pieces: ['One.', 'Then two.', 'Then three.', 'Then four.', 'At last five.'],
  });

  it('pass as they are built', () => expect(reasonsOf(item)).toBe(''));

  const sentence = (first: string) =>
    jumbledItem(2, {
      id: 'draft-02',
      rule: 'one-sentence',
      why,
      pieces: [first, 'sat on', 'a branch', 'of the', 'oak.'],
    });

  it('of one sentence pass without its capital and its full stop', () => {
    const { pieces: shown, correctSentence } = sentence('The owl');
    expect([...shown].sort()).toEqual(['a branch', 'oak', 'of the', 'sat on', 'the owl']);
    expect(correctSentence).toBe('The owl sat on a branch of the oak.');
    expect(reasonsOf(sentence('The owl'))).toBe('');
  });

  it('of one sentence are refused if they begin with a name, which would lose its capital', () => {
    expect(reasonsOf(sentence('Farah'))).toMatch(/"farah" is not in the dictionary/);
  });

  it('of one sentence explain nothing by the capital or the full stop that they have lost', () => {
    const explained = (item: typeof piecesOfOne, explanation: string) => reasonsOf({ ...item, explanation });
    const piecesOfOne = sentence('The owl');
    expect(explained(piecesOfOne, 'Start with the capital letter.')).toMatch(/points to a capital that no piece shows/);
    expect(explained(piecesOfOne, 'The full stop ends it.')).toMatch(/points to a full stop/);
    expect(explained(item, 'Each begins with a capital letter.')).toBe('');
  });

  it('are refused when another option reads as sense', () => {
    expect(reasonsOf({ ...item, validOrders: [...item.options] })).toMatch(/reads as sense too/);
  });

  it('are refused when the author does not call the key valid', () => {
    expect(reasonsOf({ ...item, validOrders: [] })).toMatch(/not among the orders/);
  });

  it('are refused with an option that is no order', () => {
    const options = item.options.map((option, place) => ('ABCDE'[place] === item.key ? option : `${place} 1 1 1 1`));
    const spoilt = reasonsOf({ ...item, options: options as [string, string, string, string, string] });
    expect(spoilt).toMatch(/not an order of 1 to 5/);
    expect(spoilt).toMatch(/No option exchanges two neighbours/);
    expect(spoilt).toMatch(/No option exchanges the first and the last/);
  });

  it('are refused when the key gives another text', () => {
    expect(reasonsOf({ ...item, correctSentence: 'One. Then three.' })).toMatch(/does not put the pieces/);
  });
});

describe('passages', () => {
  const good = findPassage(houseBank, 'the-causeway') as Passage;
  const [question] = good.questions;
  const reasons = (fault: Partial<Passage>) => checkPassage({ ...good, ...fault }, knowledge.list).join('\n');
  const withQuestion = (fault: object) =>
    reasons({ questions: good.questions.map((other) => (other === question ? { ...other, ...fault } : other)) });

  it.each<[string, string, RegExp]>([
    ['too few words', good.text.slice(0, 600), /350 to 600/],
    ['sentences too long for the age', good.text.replace(/[.!?]/g, ','), /reading grade/],
    ['sentences too short for the age', good.text.replace(/,/g, '.'), /reading grade/],
    ['stray markup', `${good.text} A ** mark.`, /stray "\*\*"/],
    ['American spelling', `${good.text} The color was gray.`, /"color"/],
  ])('are refused with %s', (_, text, reason) => {
    expect(reasons({ text })).toMatch(reason);
  });

  it('are refused with too few questions', () => {
    expect(reasons({ questions: good.questions.slice(0, 7) })).toMatch(/7 questions/);
  });

  it.each<[string, object, RegExp]>([
    ['evidence that is not in the passage', { evidence: 'It was a dragon.' }, /does not stand in the passage/],
    ['no evidence', { evidence: ' ' }, /does not stand in the passage/],
    [
      'an option that is much longer',
      { options: ['one', 'two', 'six', 'ten', 'a great deal longer than the rest'] },
      /much longer/,
    ],
    [
      'an option about the others',
      { options: ['all of the above', 'because of rain', 'because of wind', 'because of snow', 'because of hail'] },
      /about the other options/,
    ],
    ['no question mark', { text: 'What is it' }, /end with a mark/],
  ])('are refused with %s', (_, fault, reason) => {
    expect(withQuestion(fault)).toMatch(reason);
  });
});

describe('the whole', () => {
  it('is refused with an item that is there twice', () => {
    const item = house('spelling-101');
    expect(checkCollection([item, item])).toEqual([
      'The id spelling-101 is given twice.',
      expect.stringMatching(/^Asked twice/),
      expect.stringMatching(/^Solved twice/),
    ]);
  });

  it('is refused when one letter is the better guess', () => {
    expect(checkKeyBalance([house('spelling-101')])).toContain('100 % of the keys are A; 15 to 25 % is fair.');
  });
});

describe('what the checks stand on', () => {
  it.each([
    ['same', 'same', 0],
    ['cat', 'cart', 1],
    ['freind', 'friend', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('finds %s and %s %i letters apart', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it.each([
    ['cat', 1],
    ['looked', 1],
    ['wanted', 2],
    ['houses', 2],
    ['little', 2],
    ['bubbles', 2],
    ['beautiful', 3],
    ['scientists', 3],
    ['experience', 4],
    ['the', 1],
  ])('hears the syllables of %s: %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });

  it('reads a question in speech as part of its sentence', () => {
    const asked = readingGrade(['"Is it far to the next village?" asked the weary traveller.']);
    const two = readingGrade(['"Is it far to the next village?" The weary traveller asked.']);
    expect(asked).toBeGreaterThan(two);
  });

  it('refuses a line with three groups, and one with two mistakes', () => {
    expect(() => readMarkedLine('one | two | three')).toThrow(/four groups/);
    expect(() => readMarkedLine('{a>b} | {c>d} | e | f')).toThrow(/more than one/);
  });
});
