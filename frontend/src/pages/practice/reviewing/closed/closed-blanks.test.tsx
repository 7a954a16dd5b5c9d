import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer } from '../../../../../testing/fake-server';
import { signInSomebody } from '../../../../../testing/somebody';
import type { Worksheet, WorksheetQuestion } from '../../worksheet';
import { AnswersBeside } from '../answers-beside';
import { ClosedBlanks } from './closed-blanks';

const blank = (questionNumber: number, correctAnswer: string | null) =>
  ({ question: {}, questionNumber, userAnswer: '', isCorrect: false, correctAnswer }) as WorksheetQuestion;
const worksheet = (...keys: (string | null)[]) =>
  ({ worksheetId: 'w1', worksheetQuestions: keys.map((key, n) => blank(n + 1, key)) }) as unknown as Worksheet;

function free(remainingToday: number, saved: unknown[] = []): void {
  signInSomebody('ROLE_FREE_USER');
  new FakeServer()
    .on(getTimeLeftOnFreemiumTrial)
    .answers(() => ({ daysLeft: 3, trialEndsOn: '2026-12-01', dailyLimit: 50, remainingToday, confirmEmailBy: null }))
    .on(saveWorksheet)
    .answers((request) => {
      saved.push(request);
      return { correct: 0, asked: 3 };
    });
}

it('says that blanks wait for tomorrow where nothing is left of today', async () => {
  free(0);
  render(<ClosedBlanks worksheet={worksheet('7', null, null)} />);
  expect(await screen.findByText(/Come back tomorrow/)).toHaveTextContent(/2.questions were left blank/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows as many as there are questions left today, when it is asked', async () => {
  const saved: unknown[] = [];
  free(1, saved);
  render(<ClosedBlanks worksheet={worksheet(null, null)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show me the answer' }));
  expect(saved).toEqual([{ worksheetId: 'w1' }]);
});

it('says nothing where every answer is shown', () => {
  free(5);
  const { container } = render(<ClosedBlanks worksheet={worksheet('7', '8')} />);
  expect(container).toBeEmptyDOMElement();
});

it('does not call the right answer blank where it is only closed', () => {
  render(<AnswersBeside item={blank(1, null)} />);
  expect(screen.getByText('not shown yet')).toBeInTheDocument();
  expect(screen.getAllByText('left blank')).toHaveLength(1);
});
