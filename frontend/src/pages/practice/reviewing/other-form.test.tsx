import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { WorksheetQuestion } from '../worksheet';
import { AnswersBeside } from './answers-beside';

const item = (isOtherForm: boolean, unit?: { text: string; side: 'before' | 'after' }) =>
  ({
    question: { number: 1, unit },
    userAnswer: '350p',
    correctAnswer: '£3.50',
    isCorrect: false,
    isOtherForm,
  }) as WorksheetQuestion;

it.each([
  [{ text: '£', side: 'before' }, 'That is the right amount, but the box wants pounds.'],
  [{ text: 'cm**2', side: 'after' }, 'That is the right amount, but the box wants cm².'],
  [undefined, 'That is the right amount, but not in the form that the question asks for.'],
] as const)('says of the right amount in another form what was wanted: %j', (unit, words) => {
  render(<AnswersBeside item={item(true, unit)} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('says nothing of the kind of another answer', () => {
  render(<AnswersBeside item={item(false, { text: '£', side: 'before' })} />);
  expect(screen.queryByText(/right amount/)).not.toBeInTheDocument();
});
