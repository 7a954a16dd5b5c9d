import { expect, it } from '@jest/globals';
import { idOf, inWords, passageFault, questionFault } from './fault-fields';

it.each([
  ['Write the sentence in four groups of words, with || between them.', ['questionText']],
  ['The bank has a question with this text already.', ['questionText']],
  ['Give five options, with || between them.', ['options', 0]],
  ['Two options are the same.', ['options', 0]],
  ['The order 2 1 3 4 5 reads as sense too.', ['options', 0]],
  ['Say which option is right, by its letter or its text.', ['correctAnswer']],
  ['The mistake is in group 2, but the key is A.', ['correctAnswer']],
  ['Write the sentence as it should be.', ['correctSentenceVersion']],
  ['Say why the answer is right.', ['explanation']],
  ['"begining" in the explanation is not in the dictionary.', ['explanation']],
  ['Say what it practises: ie-ei, doubled-consonant.', ['ruleTag']],
])('of a question: %s', (reason, field) => expect(questionFault(reason)).toEqual({ reason, field }));

it.each([
  ['Give the passage a title.', ['title']],
  ['Say in a sentence what the child is about to read.', ['comprehensionDescription']],
  ['Say what kind of text it is.', ['genre']],
  ['The passage has 1 question; 8 to 12 are allowed.', ['comprehensionPassage']],
  ['Question 2: Quote the words of the passage that prove the answer.', ['questions', 3, 'evidence']],
  ['Question 1: An option is empty.', ['questions', 1, 'options', 0]],
  ['Question 1: Say what it asks for: retrieve, infer, vocabulary, craft or grammar.', ['questions', 1, 'skill']],
])('of a comprehension whose first tile is empty: %s', (reason, field) =>
  expect(passageFault(reason, [1, 3])).toEqual({ reason, field }),
);

it('says what may be practised in words', () => {
  const told = inWords('Say what it practises: ie-ei, magic.', { 'ie-ei': 'ie or ei, as in “receive”' });
  expect(told).toBe('Say what it practises: ie or ei, as in “receive”; magic.');
  expect(questionFault(told).field).toEqual(['ruleTag']);
});

it('an id is that of the form and its field', () =>
  expect(idOf('comprehension', ['questions', 3, 'options', 0])).toBe('comprehension_questions_3_options_0'));
