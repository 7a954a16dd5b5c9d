import { expect, it } from '@jest/globals';
import { tellsAnswer, usualReasons, withReason } from './key-reason.rules';

const choices = ['generous', 'wasteful', 'fragile', 'thrifty', 'fruitful'];
const told = (reason: string, some: readonly string[] = choices) =>
  tellsAnswer(reason, { paperName: 'Paper 1', choices: some });

it.each([
  '“Thrifty” is right.',
  'Question 16 of Paper 1 was marked with the wrong answer. "thrifty" is right.',
  'It is thrifty that means frugal.',
  'D is right.',
  'A is right.',
  'The answer is A.',
  'It was marked as B, and should not have been.',
  'B to D.',
  'The key was d.',
  'Option c counts now',
  '(d) is right.',
  'It is ‘D’',
  'The right answer: A',
])('takes for an answer: %s', (reason) => expect(told(reason)).toBe(true));

it.each([
  'Question 16 of Paper 1 was marked with the wrong answer.',
  'A key was wrong. Sorry for the slip.',
  'A child’s mother wrote to us: it was marked with a wrong key.',
  'One question was marked with the wrong answer.',
  'In Section B a question was misprinted.',
  'I’d say the question was unclear.',
])('takes for none: %s', (reason) => expect(told(reason)).toBe(false));

it('knows the paper by its own name, and a number of a question from one that is chosen', () => {
  const of = (reason: string) => tellsAnswer(reason, { paperName: 'Paper B', choices: ['12', '16', '£3.50'] });
  expect(of('Question 16 of Paper B was marked with the wrong answer.')).toBe(false);
  expect(of('Question 12 of Paper B: 16 is right.')).toBe(true);
  expect(of('It costs £3.50.')).toBe(true);
});

it('reads choices and reasons as they are shown, with their markup', () => {
  expect(told('It is 7² cm.', ['7**2', '49'])).toBe(true);
  expect(told('It is 1/2.', ['@@1/2', '@@1/3'])).toBe(true);
  expect(told('Nothing is to be seen.', ['', ''])).toBe(false);
});

it('finds an answer in none of the usual reasons, whatever the choices are', () => {
  const all = Object.values(usualReasons)
    .join(' ')
    .split(/[^a-z]+/u);
  for (const words of Object.values(usualReasons)) expect(told(words, all)).toBe(false);
  expect(told('The answer is was.', ['was', 'were'])).toBe(true);
  expect(told('“Were” is right.', ['was', 'were'])).toBe(true);
});

it('repeats in no usual reason what stands before it: which question it is, and how it counts', () => {
  for (const words of Object.values(usualReasons)) expect(words).not.toMatch(/question|marked|counts|nobody|key/i);
});

it.each([
  ['The mark stays. {reason}', 'D is right', 'The mark stays. D is right.'],
  ['The mark stays. {reason}', 'Was it D?', 'The mark stays. Was it D?'],
  ['{reason} It was made anew.', ' It is “D.” ', 'It is “D.” It was made anew.'],
  ['{reason}', 'It cost $& more', 'It cost $& more.'],
])('puts a reason into what families read as a sentence: %s', (corrected, reason, read) =>
  expect(withReason(corrected, reason)).toBe(read),
);
