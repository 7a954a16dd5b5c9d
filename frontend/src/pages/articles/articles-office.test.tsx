import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showAt } from '../../../testing/show';
import { admissionsYear } from './admissions-year';
import { headingOf } from './articles-office.page';

it('tells the office what the articles say, and until when', async () => {
  showAt('/app/admin-whizz/articles');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/articles/);
  expect(screen.getAllByRole('row')).toHaveLength(Object.keys(admissionsYear.figures).length + 1);
  expect(screen.getByRole('row', { name: /Offer day of the entry before Monday 1 March 2027/ })).toBeInTheDocument();
});

it('says when a figure lies in the past, and when the year is over', () => {
  expect(headingOf('2027-03-01')).toBe('The articles speak of 2028 entry, until Sun 31 Oct 2027');
  expect(headingOf('2027-03-02')).toBe('1\u00a0figure of the articles lies in the past');
  expect(headingOf('2027-10-31')).toMatch(/^\d+\sfigures of the articles lie in the past$/);
  expect(headingOf('2027-11-01')).toBe('The articles’ year is over: they speak of 2028 entry');
});
