import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  checkAnswer,
  chooseChecking,
  getLearnerChoices,
  showSteps,
} from 'schemas/practice/worksheets/checking.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { refused, unreachable } from '../../../../testing/fake-server';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

const sheetOf = () => {
  const sheet = new Sheet('w1', [
    { question: question(1), key: '5' },
    { question: question(2, { options: ['7', '8', '9'] }), key: 'B' },
  ]);
  sheet.checksEach = true;
  return sheet;
};
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your answer/ });
const card = (name: RegExp) => screen.findByRole('article', { name });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => /Right|Not quite/.test(text));
const at = '/app/math/questions?worksheet=w1';

describe('a question that is checked', () => {
  it('tells the verdict once, gives one more try with the first step, and goes on', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(sheetOf());
    const { user } = showAt(at);
    await user.type(await box(), '6{Enter}');
    const checked = await card(/Question 1 of 2, checked/);
    await waitFor(() => expect(checked).toHaveFocus());
    expect(screen.getByText('Not quite yet')).toBeInTheDocument();
    expect(announced()).toEqual(['Not quite yet. Have a look at the first step.']);
    expect(screen.getByText('Half of it')).toBeInTheDocument();
    expect(screen.queryByText(/Answer: 5/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Question 1, not quite yet' })).toBeInTheDocument();

    await user.keyboard('{Enter}');
    expect(await box()).toHaveValue('');
    await user.type(await box(), '5{Enter}');
    expect(await screen.findByText('Right, second try')).toBeInTheDocument();
    expect(announced()).toEqual(['Right, second try. That is it.']);
    expect(server.of(checkAnswer).map(({ body }) => body)).toEqual([
      { worksheetId: 'w1', questionNumber: 1, answer: '6', try: 1 },
      { worksheetId: 'w1', questionNumber: 1, answer: '5', try: 2 },
    ]);
    expect(server.of(submitAnswer).map(({ body }) => (body as { answer: string }).answer)).toEqual(['6']);

    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Question 2' });
    expect(announced()).toEqual([]);
  });

  it('hands in nothing that was written and not checked: past the last one nobody skips', async () => {
    signInSomebody('ROLE_USER');
    const sheet = new Sheet('w1', [{ question: question(1), key: '5' }]);
    sheet.checksEach = true;
    serving(sheet);
    const { user } = showAt(at);
    await press('Skip for now');
    await user.type(await box(), '3');
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    await user.clear(await box());
    await user.click(await press('Skip for now'));
    expect(await screen.findByRole('dialog', { name: /1.question is blank/ })).toBeInTheDocument();
  });

  it('says how a wrong answer may have come about', async () => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf();
    sheet.slip = 'It looks as if you added the tops and the bottoms.';
    serving(sheet);
    const { user } = showAt(at);
    await user.type(await box(), '6{Enter}');
    expect(await screen.findByText(sheet.slip)).toBeVisible();
  });

  it('shows the steps to whoever asks, and the way on; the last one leads to the answers', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(sheetOf());
    const { user } = showAt(`${at}&q=2`);
    await user.click(await screen.findByRole('radio', { name: /A\./ }));
    await user.click(await press('Check'));
    const choices = within(await card(/Question 2 of 2, checked/));
    expect(choices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A7✗ yours',
      'B8',
      'C9',
      'Half of it',
    ]);
    await user.click(await press('Show me the steps'));
    expect(await screen.findByText(/Answer: B/)).toBeVisible();
    expect(choices.getByText('✓ correct')).toBeInTheDocument();
    await user.click(await press('View Answers'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'View Answers' }));
    await waitFor(() => expect(server.of(saveWorksheet)).toHaveLength(1));
  });

  it('gives no second try to whoever has looked at all the steps, nor after a reload on another device', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(sheetOf());
    const first = showAt(at);
    await first.user.type(await box(), '6{Enter}');
    await first.user.click(await press('Show me the steps'));
    const isOver = async () => {
      expect(await press('Next: question 2')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'One more try' })).toBeNull();
      expect(screen.queryByText('Have a look at the first step.')).toBeNull();
      expect(screen.getByText(/Answer: 5/)).toBeVisible();
    };
    await isOver();
    const checked = await card(/Question 1 of 2, checked/);
    await waitFor(() => expect(checked).toHaveFocus());
    expect(server.of(showSteps).map(({ body }) => body)).toEqual([{ worksheetId: 'w1', questionNumber: 1 }]);
    first.unmount();
    localStorage.clear();
    signInSomebody('ROLE_USER');
    showAt(at);
    await first.user.click(await press('Question 1, not quite yet'));
    await isOver();
  });

  it('says that the steps need a connection where there is none, and keeps the try', async () => {
    signInSomebody('ROLE_USER');
    serving(sheetOf(), (like) => like.on(showSteps).answers(unreachable));
    const { user } = showAt(at);
    await user.type(await box(), '6{Enter}');
    await user.click(await press('Show me the steps'));
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a connection');
    expect(await press('One more try')).toBeEnabled();
    expect(screen.queryByText(/Answer: 5/)).toBeNull();
  });

  it('comes back as it was after a reload, a second try that was begun with it', async () => {
    signInSomebody('ROLE_USER');
    serving(sheetOf());
    const first = showAt(at);
    await first.user.type(await box(), '6{Enter}');
    await first.user.click(await press('One more try'));
    await first.user.type(await box(), '4');
    first.unmount();
    showAt(at);
    expect(await box()).toHaveValue('4');
    expect(screen.getByText('Half of it')).toBeInTheDocument();
  });

  it('asks for an answer where there is none', async () => {
    signInSomebody('ROLE_USER');
    const server = serving(sheetOf());
    const { user } = showAt(at);
    await user.click(await press('Check'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Write an answer first');
    expect(server.of(checkAnswer)).toEqual([]);
  });

  it('keeps the answer where there is no connection, says that checking needs one, and checks it then', async () => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf();
    const server = serving(sheet, (like) => like.on(submitAnswer).answers(unreachable));
    const { user } = showAt(at);
    await user.type(await box(), '5');
    await user.click(await press('Check'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Checking needs a connection.');
    expect(await box()).toHaveValue('5');
    expect(server.of(checkAnswer)).toEqual([]);
    server.on(submitAnswer).answers(({ questionNumber, answer }) => {
      sheet.answers.set(questionNumber, answer);
      return {};
    });
    await user.click(await press('Check'));
    expect(await screen.findByText('That is it.')).toBeInTheDocument();
  });

  it('keeps a second try that met no connection', async () => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf();
    sheet.answers.set(1, '6');
    sheet.check({ questionNumber: 1, answer: '6' });
    serving(sheet, (like) => like.on(checkAnswer).answers(unreachable));
    const { user } = showAt(at);
    await user.click(await press('One more try'));
    await user.type(await box(), '5');
    await user.click(await press('Check'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Checking needs a connection.');
    expect(await box()).toHaveValue('5');
  });

  it('shows what another tab has checked meanwhile', async () => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf();
    serving(sheet, (like) =>
      like.on(checkAnswer).answers(() => {
        sheet.answers.set(1, '4');
        sheet.check({ questionNumber: 1, answer: '4' });
        return refused(409, 'AnswerChecked', 'This answer has been checked already.');
      }),
    );
    const { user } = showAt(at);
    await user.type(await box(), '5');
    await user.click(await press('Check'));
    const checked = within(await card(/Question 1 of 2, checked/));
    expect(checked.getByRole('alert')).toHaveTextContent('This answer has been checked already.');
    expect(checked.getByText('4')).toBeInTheDocument();
  });
});

describe('the choice to check each question', () => {
  it('is made where a worksheet is asked for, goes with the child, and is there before the worksheet', async () => {
    signInSomebody('ROLE_USER');
    const sheet = sheetOf();
    sheet.checksEach = false;
    const server = serving(sheet);
    const { user } = showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    const choice = await screen.findByRole('checkbox', { name: /Check each question/ });
    await waitFor(() => expect(choice).toBeEnabled());
    await user.click(choice);
    await user.click(await press(/Start 5.questions/));
    await press('Check');
    expect(server.of(chooseChecking).map(({ body }) => body)).toEqual([{ checksEach: true }]);
    expect(server.of(getSomeQuestions)).toHaveLength(1);
  });

  it('takes no press before it is known what was chosen last', async () => {
    signInSomebody('ROLE_USER');
    serving(sheetOf(), (like) => like.on(getLearnerChoices).answers(unreachable));
    showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    const choice = await screen.findByRole('checkbox', { name: /Check each question/ });
    expect(choice).toBeDisabled();
    expect(choice).not.toBeChecked();
  });

  it('is not offered with the clock', async () => {
    signInSomebody('ROLE_USER');
    serving(sheetOf());
    const { user } = showAt('/app/math/questions?topic=fractions&subtopic=of-amounts');
    const choice = await screen.findByRole('checkbox', { name: /Check each question/ });
    await waitFor(() => expect(choice).toBeChecked());
    await user.click(screen.getByRole('checkbox', { name: /Time me/ }));
    expect(choice).toBeDisabled();
    expect(choice).not.toBeChecked();
  });
});
