import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { checkAnswer } from 'schemas/practice/worksheets/checking.contract';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { beingWritten } from '../../../client/answers/being-written';

const two = (head: ConstructorParameters<typeof Sheet>[2] = {}, asked = question(1)) =>
  new Sheet(
    'w1',
    [
      { question: asked, key: '5' },
      { question: question(2), key: '20' },
    ],
    head,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your answer/ });
const asking = () => screen.queryByText(/That does not look like a number/);
const at = '/app/math/questions?worksheet=w1&q=1';

beforeEach(() => {
  beingWritten.drop();
  signInSomebody('ROLE_USER');
});

describe('an answer without a number, where one is wanted', () => {
  it('is asked about once, with the keyboard in its box, and goes on at the next press', async () => {
    serving(two());
    const { user } = showAt(at);
    await user.type(await box(), 'banana{Enter}');
    expect(asking()).toBeInTheDocument();
    expect(await box()).toHaveFocus();
    await user.keyboard('{Enter}');
    await heading('Question 2');
    expect(asking()).toBeNull();
  });

  it('is no more asked about once it is changed, whatever to', async () => {
    serving(two());
    const { user } = showAt(at);
    await user.type(await box(), 'banana{Enter}');
    await user.keyboard('s');
    expect(asking()).toBeNull();
    await user.keyboard('{Enter}');
    await heading('Question 2');
  });

  it.each([
    ['three quarters', two()],
    ['nought', two()],
    ['½', two()],
    ['banana', two({}, question(1, { answerForm: 'Give the word.' }))],
  ])('goes on at once where it may be one, or none is wanted: %s', async (answer, sheet) => {
    serving(sheet);
    const { user } = showAt(at);
    await user.type(await box(), `${answer}{Enter}`);
    await heading('Question 2');
  });

  it('goes on at once beside a clock', async () => {
    const sheet = two({ timeLimitSeconds: 600 });
    sheet.startedAt = new Date().toISOString();
    serving(sheet);
    const { user } = showAt(at);
    await user.type(await box(), 'banana{Enter}');
    await heading('Question 2');
  });

  it('takes no try where each question is checked, unless it is sent all the same', async () => {
    const sheet = two();
    sheet.checksEach = true;
    const server = serving(sheet);
    const { user } = showAt(at);
    await user.type(await box(), 'banana');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(asking()).toBeInTheDocument();
    expect(server.of(checkAnswer)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByRole('button', { name: 'One more try' });
    expect(server.of(checkAnswer).map(({ body }) => body['answer'])).toEqual(['banana']);
    expect(asking()).toBeNull();
  });
});
