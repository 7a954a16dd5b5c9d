import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseChecking } from 'schemas/practice/worksheets/checking.contract';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
} from 'schemas/practice/worksheets/issuing.contract';
import { Sheet } from '../../../testing/practice/catalogue';
import { serving } from '../../../testing/practice/practice-server';
import { aboutPassage, poem, spelling } from '../../../testing/practice/questions';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';

const spellings = () =>
  new Sheet(
    'w1',
    [1, 2].map((number) => ({ question: spelling(number), key: 'D' })),
    { subject: 'english', topic: 'spelling', subTopic: null, questionTypes: ['spelling'] },
  );

const comprehension = (purpose: 'comprehension' | 'paper' = 'comprehension') =>
  new Sheet(
    'w1',
    [1, 2].map((number) => ({ question: aboutPassage(number), key: 'B' })),
    { subject: 'english', topic: 'comprehension', subTopic: null, purpose, passage: poem },
  );

const questionsOf = (sheet: Sheet) => sheet.shown().worksheetQuestions.map(({ question }) => question);

const servingEnglish = (sheet: Sheet) =>
  serving(sheet)
    .on(getEnglishQuestions)
    .answers(() => ({ kind: 'questions', worksheetId: 'w1', remaining: null, questions: questionsOf(sheet) }))
    .on(getEnglishComprehension)
    .answers(() => ({
      kind: 'questions',
      worksheetId: 'w1',
      remaining: null,
      questions: questionsOf(sheet),
      passage: poem,
    }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('an English topic', () => {
  it('leads straight to its quantity, from 1 to 20', async () => {
    signInSomebody('ROLE_USER');
    const server = servingEnglish(spellings());
    const { user, address } = showAt('/app/english/questions');
    await user.click(await screen.findByRole('link', { name: /Spelling/ }));
    await heading('Spelling');
    const box = screen.getByLabelText('Spelling');
    await user.clear(box);
    await user.type(box, '21');
    expect(screen.getByRole('alert')).toHaveTextContent('*Value must be between 0 and 20');
    await user.click(screen.getByRole('button', { name: /Start/ }));
    expect(server.of(getEnglishQuestions)).toEqual([]);

    await user.clear(box);
    await user.type(box, '2{Enter}');
    await heading('Question 1');
    expect(server.of(getEnglishQuestions).map(({ body }) => body)).toEqual([
      { questionTopic: 'spelling', numQuestions: 2 },
    ]);
    expect(server.of(getSomeQuestions)).toEqual([]);
    await waitFor(() => expect(address()).toBe('/app/english/questions?worksheet=w1&q=1'));
  });

  it('is answered by the groups of its sentence, and reviewed with both choices named', async () => {
    signInSomebody('ROLE_USER');
    const sheet = spellings();
    servingEnglish(sheet);
    const { user } = showAt('/app/english/questions?worksheet=w1');
    await heading('Question 1');
    expect(screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
      'AA. The nervous musician',
      'BB. bowed to the crowd',
      'CC. and dropped his',
      'DD. valuable instrumant',
      'EE. No mistake',
    ]);
    await user.keyboard('d{Enter}');
    await heading('Question 2');
    await user.keyboard('5{Enter}');
    await heading('1 of 2. A good start. The steps show the rest.');
    expect([...sheet.answers.values()]).toEqual(['D', 'E']);
    await user.click(screen.getByRole('button', { name: 'Go to question 2' }));
    await heading('Question 2');
    expect(screen.getByText('✗ yours').closest('li')).toHaveTextContent('No mistake');
    expect(screen.getByText('✓ correct').closest('li')).toHaveTextContent('valuable instrumant');
  });
});

describe('a comprehension', () => {
  it('skips the choices', async () => {
    signInSomebody('ROLE_USER');
    const server = servingEnglish(comprehension());
    const { user } = showAt('/app/english/questions');
    await user.dblClick(await screen.findByRole('button', { name: /Comprehension/ }));
    await heading('Question 1');
    expect(server.of(getEnglishComprehension)).toHaveLength(1);
  });

  it('is started from its own address, too', async () => {
    signInSomebody('ROLE_USER');
    servingEnglish(comprehension());
    const { user } = showAt('/app/english/questions?topic=comprehension');
    await heading('Comprehension');
    expect(await screen.findByRole('checkbox', { name: /Check each question/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await heading('Question 1');
  });

  it('says where it is opened at once that each question is checked, and lets that be changed before it starts', async () => {
    signInSomebody('ROLE_USER');
    const sheet = comprehension();
    sheet.checksEach = true;
    const server = servingEnglish(sheet);
    const { user } = showAt('/app/english/questions');
    await user.click(await screen.findByRole('link', { name: 'Change this' }));
    const choice = await screen.findByRole('checkbox', { name: /Check each question/ });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await heading('Question 1');
    expect(server.of(chooseChecking).map(({ body }) => body)).toEqual([{ checksEach: false }]);
  });

  it('can be had on paper, from the list of topics on', async () => {
    signInSomebody('ROLE_USER');
    const server = servingEnglish(comprehension('paper'));
    const { user } = showAt('/app/english/questions');
    await user.click(await screen.findByRole('link', { name: 'Print one for paper' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Print for paper' }));
    await heading('Comprehension on paper');
    expect(screen.getByRole('button', { name: 'Worksheet (PDF)' })).toBeInTheDocument();
    expect(server.of(getEnglishComprehension).map(({ body }) => body)).toEqual([{ onPaper: true }]);
  });

  it('is for paid plans, and says so', async () => {
    signInSomebody('ROLE_FREE_USER');
    serving(comprehension())
      .on(getEnglishComprehension)
      .answers(() => ({ kind: 'none', questions: [], remaining: -2, reason: 'PREMIUM' }));
    const { user, address } = showAt('/app/english/questions');
    await user.click(await screen.findByRole('button', { name: /Comprehension/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Upgrade for unlimited English Comprehensions!')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to Topics list' }));
    await waitFor(() => expect(address()).toBe('/app/english/questions'));
  });

  it('keeps its passage beside every question, one press away where there is no room', async () => {
    signInSomebody('ROLE_USER');
    servingEnglish(comprehension());
    const { user } = showAt('/app/english/questions?worksheet=w1');
    await heading('Question 1');
    const passage = screen.getByRole('region', { name: 'The passage' });
    expect(within(passage).getByRole('heading', { name: 'The Old Canal' })).toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Read the passage' });
    await user.click(opener);
    expect(passage).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('b');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await heading('Question 2');
    // The same element, so that it stays where it was scrolled to.
    expect(screen.getByRole('region', { name: 'The passage' })).toBe(passage);
  });

  it('shows its passage in the review, and offers another', async () => {
    signInSomebody('ROLE_USER');
    const sheet = comprehension();
    sheet.completedAt = '2026-11-21T10:10:00.000Z';
    const server = servingEnglish(sheet);
    const { user } = showAt('/app/english/questions?worksheet=w1');
    await heading(/0 of 2/);
    await user.click(screen.getByRole('button', { name: 'Go to question 1' }));
    await heading('Question 1');
    expect(screen.getByRole('region', { name: 'The passage' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the list of answers' }));
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await waitFor(() => expect(server.of(getEnglishComprehension)).toHaveLength(1));
  });
});
