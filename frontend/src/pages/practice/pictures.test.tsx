import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Sheet } from '../../../testing/practice/catalogue';
import { serving } from '../../../testing/practice/practice-server';
import { turnedShape } from '../../../testing/practice/questions';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

it('answers with a drawing, and sees it beside the right one in the results and the review', async () => {
  signInSomebody('ROLE_USER');
  const sheet = new Sheet(
    'w1',
    [1, 2].map((number) => ({ question: turnedShape(number), key: 'D' })),
    { subject: 'non-verbal-reasoning', topic: 'rotation', subTopic: 'turned', questionTypes: ['nvr-rotation'] },
  );
  serving(sheet);
  const { user } = showAt('/app/non-verbal-reasoning/questions?worksheet=w1');
  await heading('Question 1');
  await user.keyboard('3');
  expect(screen.getByRole('radio', { name: /^C\./ })).toBeChecked();
  await user.keyboard('{Enter}');
  await heading('Question 2');
  await user.keyboard('d{Enter}');

  await heading(/1 of 2/);
  expect([...sheet.answers.values()]).toEqual(['C', 'D']);
  const row = (name: RegExp) => within(screen.getAllByRole('row', { name })[0] ?? document.body);
  expect(row(/^Your answer/).getByRole('img', { name: 'Shape C' })).toBeInTheDocument();
  expect(row(/^Correct answer/).getByRole('img', { name: 'Shape D' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Go to question 1' }));
  await heading('Question 1');
  expect(screen.getByText('✗ yours').closest('li')).toContainElement(screen.getAllByAltText('Shape C')[0] ?? null);
  expect(screen.getByRole('img', { name: 'The shape to be turned' })).toBeInTheDocument();
});
