import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getRehearsalPaper, markRehearsal } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import { unanswered } from 'schemas/mock-exams/sittings/question.rules';
import { examPaper } from '../../../../testing/exam/exam-paper';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { tab } from '../../../client/device-store';
import type { KeptRehearsal } from './kept-rehearsal';

const hash = 'ab'.repeat(32);
const questions = examPaper.sections.flatMap((section) => section.questions);
const [first, second] = questions.map(({ questionId }) => questionId);
const keyOf = (questionId: string) => (questionId === first ? 'B' : 'A');

let server: FakeServer;
let paperHash: string;
let learnerId: string;
beforeEach(() => {
  paperHash = hash;
  ({ learnerId } = signInSomebody('ROLE_MOCK_EXAM_STUDENT'));
  server = new FakeServer()
    .on(getRehearsalPaper)
    .answers(() => ({ serverNow: '2027-06-01T10:00:00.000Z', paperHash, paper: examPaper }))
    .on(markRehearsal)
    .answers(({ answers }) => {
      const given = new Map(answers.map(({ mockExamQuestionId, userAnswer }) => [mockExamQuestionId, userAnswer]));
      const marks = questions.map(({ questionId }) => {
        const userAnswer = given.get(questionId);
        const mark = {
          mockExamQuestionId: questionId,
          isCorrect: userAnswer === keyOf(questionId),
          correctAnswer: keyOf(questionId),
          explanation: `• The steps of ${questionId}`,
        };
        return userAnswer === undefined ? mark : { ...mark, userAnswer };
      });
      const numberCorrect = marks.filter(({ isCorrect }) => isCorrect).length;
      return { serverNow: '2027-06-01T10:00:00.000Z', numberCorrect, marks };
    });
});

const press = async ({ user }: Pick<ReturnType<typeof showAt>, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const begin = async (path: string) => {
  const page = showAt(path);
  await press(page, 'Start');
  await screen.findByRole('heading', { name: 'Question 1' });
  return page;
};
/** As it stands in this tab from before. */
const keep = (name: 'demo' | 'practice', kept: Partial<KeptRehearsal>) => {
  const whole: KeptRehearsal = { paperHash: hash, begunAt: Date.now(), questions: {}, isHandedIn: false, ...kept };
  tab.write(`rehearsal.${name}.${learnerId}`, JSON.stringify(whole));
};
const chosen = (option: string) => ({ [first ?? '']: { ...unanswered, option } });

describe('the demo test', () => {
  it('has a clock that begins with Start, and is marked when it is ended', async () => {
    const page = await begin('/mock-exams/demo-test');
    expect(screen.getByRole('timer')).toHaveTextContent(/0(5:00|4:5\d)/);
    await page.user.keyboard('b{Enter}');
    await screen.findByRole('heading', { name: 'Question 2' });
    await page.user.keyboard('c');
    expect(server.of(markRehearsal)).toHaveLength(0);
    await press(page, 'End Demo Test');
    await waitFor(() => expect(page.address()).toBe('/mock-exams/demo-complete'));
    expect(await screen.findByText(`1 of ${questions.length} right.`)).toBeTruthy();
    // What was chosen counts, handed in or not.
    expect(server.of(markRehearsal)[0]?.body).toMatchObject({
      paperHash: hash,
      answers: [
        { mockExamQuestionId: first, userAnswer: 'B' },
        { mockExamQuestionId: second, userAnswer: 'C' },
      ],
    });
    expect(screen.getByText('Not right: question 2.')).toBeTruthy();
    expect(screen.getByText(`The steps of ${second}`)).toBeTruthy();
  });

  it('says when the time is up, and keeps what was chosen', async () => {
    keep('demo', { begunAt: Date.now() - 301_000, questions: chosen('B') });
    // They logged in before they began.
    localStorage.setItem('fieldfare.turned-at', String(Date.now() - 400_000));
    const page = showAt('/mock-exams/demo-test');
    expect(await screen.findByRole('heading', { name: 'Your time is up.' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
    await press(page, 'End Demo Test');
    expect(await screen.findByText(`1 of ${questions.length} right.`)).toBeTruthy();
  });

  it('begins again from its result', async () => {
    keep('demo', { isHandedIn: true });
    const page = showAt('/mock-exams/demo-complete');
    await press(page, 'Do the demo again');
    await waitFor(() => expect(page.address()).toBe('/mock-exams/demo-test'));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('says so where there is nothing to show', async () => {
    showAt('/mock-exams/demo-complete');
    expect(await screen.findByRole('link', { name: 'Do the demo test' })).toBeTruthy();
    expect(server.of(markRehearsal)).toHaveLength(0);
  });
});

describe('the practice exam', () => {
  it('has no clock, asks before blanks are handed in, and is marked at once', async () => {
    const page = showAt('/mock-exams/practice-page');
    await page.user.click(await screen.findByRole('link', { name: 'Start the practice exam' }));
    await press(page, 'Start');
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(screen.queryByRole('timer')).toBeNull();
    await page.user.keyboard('b{Enter}');
    await press(page, 'Finish and mark');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/have no answer yet/)).toBeTruthy();
    expect(server.of(markRehearsal)).toHaveLength(0);
    await page.user.click(dialog.getByRole('button', { name: 'Finish and mark now' }));
    await waitFor(() => expect(page.address()).toBe('/mock-exams/practice-page'));
    expect(await screen.findByText(`1 of ${questions.length} right.`)).toBeTruthy();
    await press(page, /^Question 1,/);
    expect(await screen.findByText(`The steps of ${first}`)).toBeTruthy();
    expect(screen.getByText('Right.')).toBeTruthy();
  });

  it('goes on after a reload, in its tab', async () => {
    const page = await begin('/mock-exams/practice-exam');
    await page.user.keyboard('d');
    page.unmount();
    const after = showAt('/mock-exams/practice-page');
    expect(await screen.findByText(/You have begun it: 1/)).toBeTruthy();
    await after.user.click(screen.getByRole('link', { name: 'Go on with it' }));
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toContain(true);
  });

  it('is begun anew by a sibling, after a log-in, and where the questions have changed', async () => {
    keep('practice', { questions: chosen('B') });
    paperHash = 'cd'.repeat(32);
    showAt('/mock-exams/practice-exam').unmount();
    const changed = showAt('/mock-exams/practice-exam');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    changed.unmount();
    paperHash = hash;
    keep('practice', { questions: chosen('B'), begunAt: Date.now() - 60_000 });
    const later = showAt('/mock-exams/practice-exam');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    later.unmount();
    keep('practice', { questions: chosen('B') });
    signInSomebody('ROLE_MOCK_EXAM_STUDENT');
    showAt('/mock-exams/practice-exam');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('says so where what was handed in cannot be shown any more', async () => {
    keep('practice', { isHandedIn: true, paperHash: 'cd'.repeat(32) });
    showAt('/mock-exams/practice-page');
    expect(await screen.findByText(/The questions have changed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Do it again' })).toBeTruthy();
  });

  it('says so where it cannot be had, with the way back', async () => {
    server.on(getRehearsalPaper).answers(() => refused(403, 'NotAllowed', 'This is not for your account.'));
    showAt('/mock-exams/practice-exam');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not for your account.');
    expect(screen.getByRole('link', { name: 'Back to the Instructions Dashboard' })).toBeTruthy();
  });
});
