import { expect, it } from '@jest/globals';
import { noSet, type DraftQuestion, type DraftSection } from '../rules/exam-set-state.rules';
import { canonicalJson } from '../rules/canonical-json.rules';
import { differences } from './differences';
import { freeze, hashOf } from './freeze';

const question = (n: number, change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  questionId: `q${n}`,
  number: n * 3,
  place: n,
  text: `What is ${n}?`,
  options: [{ text: '1' }, { text: '2' }],
  answer: 'A',
  explanation: 'Count.',
  ...change,
});
const section = (n: number, change: Partial<DraftSection> = {}): DraftSection => ({
  sectionId: `s${n}`,
  place: n,
  name: `Section ${n}`,
  subject: 'MATHS',
  instructions: '',
  exampleText: '',
  tableText: '',
  passage: '',
  questions: [question(2 * n - 1), question(2 * n)],
  ...change,
});
const frozen = (...sections: DraftSection[]) =>
  freeze({ paperId: 'p', name: 'Paper 1', minutes: 50, place: 0, sections });
const version = (...sections: DraftSection[]) => ({
  name: noSet.details.name,
  type: 'GL',
  papers: [frozen(...sections)],
});
const before = version(section(1), section(2));
const between = (...sections: DraftSection[]) => differences(before, version(...sections));

it('numbers a paper through, whatever was typed', () => {
  const { paper } = frozen(section(1), section(2));
  expect(paper.sections.map(({ questions }) => questions.map(({ number }) => number))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('names a paper by its content alone, whatever the order of its fields', () => {
  const { paper } = frozen(section(1));
  const backwards = Object.fromEntries(Object.entries(paper).reverse()) as typeof paper;
  expect(hashOf(backwards)).toBe(hashOf(paper));
  expect(
    hashOf(frozen(section(1, { questions: [question(1, { answer: 'B', explanation: 'Other.' }), question(2)] })).paper),
  ).toBe(hashOf(paper));
  expect(hashOf(frozen(section(1, { name: 'Other' })).paper)).not.toBe(hashOf(paper));
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
});

it('says nothing of what is the same', () => expect(between(section(1), section(2))).toEqual([]));

it.each([
  [
    [section(1)],
    [
      'The section “Section 2” of “Paper 1” is gone.',
      'Question 3 of “Paper 1”, in “Section 2”, is gone.',
      'Question 4 of “Paper 1”, in “Section 2”, is gone.',
    ],
  ],
  [[section(1), section(2), section(3, { questions: [] })], ['The section “Section 3” of “Paper 1” is new.']],
  [
    [section(2), section(1)],
    ['The sections of “Paper 1” stand in another order.', 'The questions of “Paper 1” stand in another order.'],
  ],
  [
    [section(1, { passage: 'Read this.', tableText: 'a,b' }), section(2)],
    ['The section “Section 1” of “Paper 1” has another table, another text to read.'],
  ],
  [
    [
      section(1, {
        questions: [question(1, { text: 'Other?', options: [{ text: '3' }] }), question(2, { answer: 'B' })],
      }),
      section(2),
    ],
    [
      'Question 1 of “Paper 1”, in “Section 1”, has other words, other options.',
      'The correct answer of question 2 of “Paper 1”, in “Section 1”, is B instead of A.',
    ],
  ],
  [
    [section(1, { questions: [question(1, { explanation: 'So.' }), question(2)] }), section(2)],
    ['Question 1 of “Paper 1”, in “Section 1”, has another explanation.'],
  ],
  [
    [
      section(1, { questions: [question(1, { answer: 'B' }), question(9)] }),
      section(2, { questions: [question(3, { text: 'Other?' }), question(4, { explanation: 'So.' })] }),
    ],
    [
      'The correct answer of question 1 of “Paper 1”, in “Section 1”, is B instead of A.',
      'Question 2 of “Paper 1”, in “Section 1”, is gone.',
      'Question 2 of “Paper 1”, in “Section 1”, is new.',
      'Question 3 of “Paper 1”, in “Section 2”, has other words.',
      'Question 4 of “Paper 1”, in “Section 2”, has another explanation.',
    ],
  ],
])('says what differs: %#', (sections, sentences) => expect(between(...sections)).toEqual(sentences));

it('says of papers and of the set what differs, and never that nothing does where something does', () => {
  const named = { ...before, name: 'Winter', type: 'CEM', papers: [] };
  expect(differences(before, named)).toEqual([
    'It is called “Winter” now.',
    'Its type is CEM now.',
    'The exam “Paper 1” is gone.',
  ]);
  const drawnFrom = { questionType: 't', topic: 't', subTopic: 't', level: 1, seed: 1, genVersion: 1 };
  expect(between(section(1, { questions: [question(1, { drawnFrom }), question(2)] }), section(2))).toEqual([
    'Something small differs.',
  ]);
});

it('says no more than an event holds', () => {
  const many = Array.from({ length: 300 }, (_, n) => question(n + 10));
  const sentences = between(section(1, { questions: many }), section(2));
  expect([sentences.length, sentences.at(-1)]).toEqual([200, 'And 103 more.']);
});
