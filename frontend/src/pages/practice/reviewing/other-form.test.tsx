import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { WorksheetQuestion } from '../worksheet';
import { AnswersBeside } from './answers-beside';
import { otherForm } from './other-form';

const item = (isOtherForm: boolean, unit?: { text: string; side: 'before' | 'after' }) =>
  ({
    question: { number: 1, unit },
    userAnswer: '350p',
    correctAnswer: '£3.50',
    isCorrect: false,
    isOtherForm,
  }) as WorksheetQuestion;

it.each([
  ['350p for £3.50', { text: '£', side: 'before' }, /but the box wants pounds\.$/],
  ['3 m for 300', { text: 'cm**2', side: 'after' }, /but the box wants cm²\.$/],
  [
    '4/12 for 1/3',
    { text: 'miles', side: 'after' },
    /but the fraction can be made simpler: it is wanted in its lowest/,
  ],
  ['2 4/12 miles', { text: 'miles', side: 'after' }, /but the fraction can be made simpler/],
  ['4 : 12 for 1:3', undefined, /but the ratio can be made simpler/],
  ['6/8 litres for 0.75', { text: 'litres', side: 'after' }, /lowest terms/],
  ['2/6 for 4/12', undefined, /but not in the form that the question asks for\. In twelfths\.$/],
  ['1/3 for 4/12', { text: 'miles', side: 'after' }, /but not in the form that the question asks for\. In twelfths/],
  ['0.5 cm² for 1/2', { text: 'cm**2', side: 'after' }, /but not in the form that the question asks for/],
] as const)('says of the right amount in another form what differs: %s', (about, unit, words) => {
  const [answer = '', correctAnswer = null] = about.split(' for ');
  const question = { ...item(true, unit).question, answerForm: 'In twelfths.' };
  expect(otherForm({ question, answer, correctAnswer })).toMatch(words);
});

it('says it beside the answer', () => {
  render(<AnswersBeside item={item(true, { text: '£', side: 'before' })} />);
  expect(screen.getByText('That is the right amount, but the box wants pounds.')).toBeInTheDocument();
});

it('says nothing of the kind of another answer', () => {
  render(<AnswersBeside item={item(false, { text: '£', side: 'before' })} />);
  expect(screen.queryByText(/right amount/)).not.toBeInTheDocument();
});
