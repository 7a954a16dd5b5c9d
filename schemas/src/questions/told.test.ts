import { expect, it } from '@jest/globals';
import { learnerQuestionOf } from './learner-question';
import { issuedQuestion } from './testing/issued-question';
import { keyOf, toldOf } from './told';

const slip = { key: 'adds-denominators', answer: '@@2/5', wrote: '@@1/2 + @@1/3 = @@2/5', tells: 'Not the bottoms.' };
const drawn = (shownWith: 'first-step' | 'all-steps') =>
  issuedQuestion({
    key: '@@5/6',
    solution: '• In sixths\n• @@3/6 + @@2/6 = @@5/6\n• Answer: @@5/6',
    slips: [slip],
    stepsFigure: { svg: '<svg/>', shownWith },
  });

it('tells the name of a slip, the first step and its drawing before a second try, and nothing of the key', () => {
  expect(toldOf(drawn('first-step'), { tryLeft: true, errorTag: slip.key })).toEqual({
    slip: slip.tells,
    firstStep: 'In sixths',
    stepsFigure: '<svg/>',
    correctAnswer: null,
    solution: null,
  });
});

it('names no slip whose words would tell the key, before a second try', () => {
  const question = issuedQuestion({
    key: '50p',
    prompt: 'Two rubbers at 25p. How much change from £1?',
    slips: [{ ...slip, tells: 'Count up from 50p to the full pound first.' }],
  });
  expect(toldOf(question, { tryLeft: true, errorTag: slip.key }).slip).toBeNull();
  expect(toldOf(question, { tryLeft: false, errorTag: slip.key }).slip).toContain('50p');
});

it('takes no alphabet for a step, which the question prints already', () => {
  const question = issuedQuestion({
    key: 'FH',
    solution: '• Alphabet: A B C\n• AB to CD: each moves 2 on\n• PQ moves 2 on\n• Answer: FH',
  });
  expect(toldOf(question, { tryLeft: true, errorTag: null }).firstStep).toBe('AB to CD: each moves 2 on');
});

it('keeps a drawing back that ends at the answer, until no try is left', () => {
  const question = drawn('all-steps');
  expect(toldOf(question, { tryLeft: true, errorTag: 'number' })).toMatchObject({ slip: null, stepsFigure: null });
  expect(toldOf(question, { tryLeft: false, errorTag: null })).toMatchObject({ firstStep: null, ...keyOf(question) });
});

it('lets no slip and no drawing of the steps reach a child before an answer', () => {
  expect(JSON.stringify(learnerQuestionOf(drawn('first-step')))).not.toMatch(/svg|adds-denominators|5\/6/);
});
