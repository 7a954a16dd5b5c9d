import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProjections } from 'schemas/investigations/investigations.contract';
import { officeServer, projections } from '../../../testing/office/office-server';
import { signInSomebody } from '../../../testing/somebody';
import { Projections } from './components/projections';

const [live] = projections.projections;
const fold = () => screen.findByRole('button', { name: /Read models/ });

it('keeps the read models folded up while all are well, and says so; a press shows them', async () => {
  signInSomebody('ROLE_ADMIN');
  officeServer()
    .on(getProjections)
    .answers(() => ({ head: projections.head, projections: live ? [live] : [] }));
  render(<Projections />);
  expect(await screen.findByText('all 1 run')).toBeInTheDocument();
  expect(screen.queryByText('practice_worksheets')).toBeNull();
  await userEvent.click(await fold());
  expect(await screen.findByText('practice_worksheets')).toBeInTheDocument();
});

it('opens them by itself where one has stopped', async () => {
  signInSomebody('ROLE_ADMIN');
  officeServer();
  render(<Projections />);
  expect(await screen.findByText('AccountRegistered at 103: no such field')).toBeInTheDocument();
  expect(await fold()).toHaveTextContent('1 has stopped, of 3');
});
