import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { filters, type Filter } from './board-filter';
import { Spoken } from './spoken';

const nobody = Object.fromEntries(filters.map((filter) => [filter, 0])) as Record<Filter, number>;

it.each<[string, Partial<typeof nobody>, string]>([
  ['nobody of them has come', { all: 3, absent: 3 }, 'Nobody is in the room. 3 children have not arrived.'],
  ['nobody has a seat', {}, 'Nobody is in the room.'],
  [
    'one is missing',
    { all: 3, absent: 1 },
    'Everybody who has arrived is heard of, and everything is saved. 1 child has not arrived.',
  ],
  ['all are there', { all: 3 }, 'Everybody is heard of, and everything is saved.'],
])('says how a room stands of which %s', (_, counts, words) => {
  render(<Spoken counts={{ ...nobody, ...counts }} line={{ is: 'open' }} isTooEarly={false} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
