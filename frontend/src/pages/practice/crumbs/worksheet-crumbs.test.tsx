import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { question, Sheet } from '../../../../testing/practice/catalogue';
import { serving } from '../../../../testing/practice/practice-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

const crumbs = async () => within(await screen.findByRole('navigation', { name: 'Where you are' }));

it('head a worksheet of two subjects by neither, and lead to it in the area of neither', async () => {
  signInSomebody('ROLE_USER');
  const series = { subject: 'verbal-reasoning', topic: 'number-series', questionType: 'add-step' } as const;
  const questions = [
    { question: question(1), key: '5' },
    { question: question(2, series), key: '7' },
  ];
  const sheet = new Sheet('w1', questions, { topic: 'mixed', subTopic: null, purpose: 'mistakes' });
  serving(sheet);
  const { address } = showAt('/app/math/questions?worksheet=w1&q=2');
  expect((await crumbs()).getByText('A mix of subjects')).toHaveAttribute('aria-current', 'page');
  expect((await crumbs()).queryByRole('link')).toBeNull();
  expect(address()).toBe('/app/mix/questions?worksheet=w1&q=2');
});
