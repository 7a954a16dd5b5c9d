import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { question, Sheet } from '../../../../../testing/practice/catalogue';
import { refused } from '../../../../../testing/fake-server';
import { serving } from '../../../../../testing/practice/practice-server';
import { showAt } from '../../../../../testing/show';
import { signInSomebody } from '../../../../../testing/somebody';
import { answers } from '../../../../client/answers/saved';
import { session } from '../../../../client/session';
import { leftWords, overWords } from '../../../../parts/account/left-today';
import { fewerOf } from './fewer';

const two = () =>
  new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2), key: '20' },
  ]);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choices = '/app/math/questions?topic=fractions&subtopic=of-amounts';

describe('what the day has left', () => {
  it.each(['/app/math/questions?topic=fractions', choices])('is said where a number is chosen: %s', async (address) => {
    signInSomebody('ROLE_FREE_USER');
    serving(two());
    showAt(address);
    expect(await screen.findByText(/You have 40.questions left today\./)).toBeInTheDocument();
  });

  it('is said to be for all of the family where siblings share it', async () => {
    const somebody = signInSomebody('ROLE_FREE_USER');
    session.open({ ...somebody, learners: [...somebody.learners, { learnerId: 'sian', childName: 'Siân' }] });
    serving(two());
    showAt(choices);
    expect(await screen.findByText(/You have 40.questions left today for all of your family\./)).toBeInTheDocument();
    expect(leftWords(0, 5, true)).toBe(
      'All the questions that your family has for today are answered. Tomorrow there are more.',
    );
    expect(overWords(12, true)).toMatch(/up to 12.questions of them today in all of your family\.$/);
  });

  it('is nothing to a plan without a limit', async () => {
    signInSomebody('ROLE_FREE_USER', 'ROLE_USER');
    serving(two());
    showAt(choices);
    await heading('Of amounts');
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('is asked about before fewer are given', async () => {
    signInSomebody('ROLE_FREE_USER');
    let asked = 0;
    const server = serving(two(), (all) =>
      all.on(getSomeQuestions).answers(() =>
        (asked += 1) === 1
          ? { kind: 'none', questions: [], remaining: 4, reason: 'FEWER_LEFT' }
          : {
              kind: 'questions',
              worksheetId: 'w1',
              remaining: 4,
              questions: two()
                .shown()
                .worksheetQuestions.map((item) => item.question),
            },
      ),
    );
    const { user } = showAt(choices);
    await user.click(await screen.findByRole('button', { name: /Start 5.questions/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have 4 left today' }));
    await user.click(dialog.getByRole('button', { name: 'Start with 4' }));
    await heading('Question 1');
    expect(server.of(getSomeQuestions).map(({ address }) => address.split('/').at(-2))).toEqual(['5', '4']);
    // Two questions were all that the bank had.
    expect(screen.getByText(/You asked for 4\. We have 2.questions of this kind just now/)).toBeInTheDocument();
  });

  it('takes from the end of what was wished for', () => {
    const counts = [
      ['a', 3],
      ['b', 3],
      ['c', 2],
    ] as const;
    expect(fewerOf({ kind: 'types', topic: 't', subTopic: 's', counts }, 4)).toMatchObject({
      counts: [
        ['a', 3],
        ['b', 1],
      ],
    });
    expect(fewerOf({ kind: 'practice-test', topic: 't' }, 4)).toMatchObject({ count: 4 });
    expect(leftWords(0, 5, false)).toMatch(/Tomorrow there are more/);
    expect(leftWords(4, 5, false)).toMatch(/We will ask before/);
  });

  it('is told after the trial as what may be finished, not as what may be begun', () => {
    expect(overWords(12, false)).toMatch(
      /trial is over\. You can still finish .* begun, up to 12.questions of them today\.$/,
    );
    expect(overWords(0, false)).toMatch(/begun, from tomorrow on\.$/);
  });
});

describe('a day that ends in the middle of a worksheet', () => {
  it('is told at its head as soon as fewer are left than it has blanks, and with every answer', async () => {
    signInSomebody('ROLE_FREE_USER');
    const sheet = two();
    serving(sheet, (all) =>
      all.on(getTimeLeftOnFreemiumTrial).answers(() => ({
        daysLeft: 20,
        trialEndsOn: '2026-12-11',
        dailyLimit: 50,
        remainingToday: 1 - sheet.answers.size,
        confirmEmailBy: null,
      })),
    );
    const { user } = showAt('/app/math/questions?worksheet=w1');
    expect(await screen.findByText(/You have 1.question left today, and 2.questions here have no/)).toBeVisible();
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    expect(await screen.findByText(/all your questions for today. 1.question here has no answer yet/)).toBeVisible();
  });

  it('is not spoken of where there are enough', async () => {
    signInSomebody('ROLE_FREE_USER');
    const server = serving(two());
    showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await waitFor(() => expect(server.of(getTimeLeftOnFreemiumTrial)).not.toEqual([]));
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('is told kindly, keeps what was written on the device, and marks the rest only when told to', async () => {
    signInSomebody('ROLE_FREE_USER');
    const sheet = two();
    const server = serving(sheet, (all) =>
      all.on(submitAnswer).answers(({ questionNumber, answer }) => {
        if (questionNumber === 2) return refused(409, 'DailyLimitReached', 'Those were all for today.');
        sheet.answers.set(questionNumber, answer);
        return {};
      }),
    );
    const { user } = showAt('/app/math/questions?worksheet=w1');
    await heading('Question 1');
    await user.keyboard('5{Enter}');
    await heading('Question 2');
    await user.keyboard('20{Enter}');
    expect(await screen.findByText(/you have answered all the questions your free plan has for today/)).toBeVisible();
    expect(server.of(saveWorksheet)).toEqual([]);
    expect(await answers.waiting('w1')).toMatchObject([{ questionNumber: 2, answer: '20' }]);
    await user.click(screen.getByRole('button', { name: /Mark what I have done/ }));
    await heading(/1 of 2/);
    await waitFor(() => expect(server.of(saveWorksheet)).toHaveLength(1));
  });
});
