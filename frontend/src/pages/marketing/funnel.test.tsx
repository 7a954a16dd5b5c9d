import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import { sourceNames } from 'schemas/marketing/funnel/sources';
import { FakeServer } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import FunnelPage from './funnel.page';

it('calls every page by its title, and none by the end of its address', async () => {
  signInSomebody('ROLE_ADMIN');
  new FakeServer().on(getFunnel).answers(() => ({
    sources: sourceNames.map((source) => ({ source, reads: 1, signUps: 0, worksheets: 0, plans: 0 })),
    reads: [{ article: 'the-gl-exams', source: 'landing', reads: 2 }],
  }));
  render(<FunnelPage />);
  const table = within(await screen.findByRole('region', { name: 'From read to plan' }));
  const titles = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(titles.filter((title) => sourceNames.some((name) => name === title))).toEqual([]);
  expect(new Set(titles).size).toBe(sourceNames.length);
  const read = within(screen.getByRole('region', { name: /Where the readers/ })).getByRole('row', { name: /GL exams/ });
  expect(read).toHaveTextContent('The GL examsThe first page2');
});
