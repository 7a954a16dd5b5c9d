import { expect, it } from '@jest/globals';
import { question, Sheet } from '../../../../../testing/practice/catalogue';
import { weakest } from './results';

/** A marked worksheet: for each question its type, and whether it was right. */
function marked(...given: readonly (readonly [type: string, isRight: boolean])[]) {
  const sheet = new Sheet(
    'w1',
    given.map(([questionType], n) => ({ question: { ...question(n + 1), questionType }, key: '5' })),
  );
  given.forEach(([, isRight], n) => sheet.answers.set(n + 1, isRight ? '5' : '6'));
  sheet.completedAt = '2026-11-21T10:10:00.000Z';
  return sheet.shown();
}

it('what was never right comes before what was right half of the time', () => {
  const sheet = marked(['simplify', true], ['simplify', false], ['length-sum', false]);
  expect(weakest(sheet)).toMatchObject({ type: 'length-sum', missed: 1 });
});

it('one question says less than several that were all missed', () => {
  const sheet = marked(['simplify', false], ['length-sum', false], ['length-sum', false], ['length-sum', false]);
  expect(weakest(sheet)).toMatchObject({ type: 'length-sum', missed: 3 });
});

it('there is nothing to try again where all was right', () => {
  expect(weakest(marked(['simplify', true], ['length-sum', true]))).toBeUndefined();
});
