import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { articlePage } from './article-page';

const meta = document.createElement('meta');
meta.name = 'site';
beforeEach(() => document.head.append(meta));
afterEach(() => meta.remove());

function offerWith(site: object) {
  meta.content = JSON.stringify(site);
  const Page = articlePage({
    slug: 'the-gl-exams',
    title: 'The GL exams',
    menu: 'The GL exams',
    description: '',
    lead: 'What they are.',
    checkedOn: '2026-11-20',
    productId: '1',
    offer: 'Practise each of them.',
    next: [],
    words: 900,
    minutes: 4,
    html: '',
    contents: [],
    questions: [],
  });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return within(screen.getByRole('complementary', { name: 'Practise with us' }));
}

it('names the discount code that is good, and what it takes off, beside the way to a plan', () => {
  const offer = offerWith({ discount: { code: 'BLOG20', percentOff: 20 } });
  expect(offer.getByText('BLOG20').closest('p')).toHaveTextContent(
    'With the discount code BLOG20 the first month of a plan costs 20% less: type it where you sign up.',
  );
  const way = offer.getByRole('link', { name: 'Or take the standard plan' });
  expect(way).toHaveAttribute('href', '/auth/register/1?source=the-gl-exams');
});

it('names none where none is good', () => {
  expect(offerWith({}).queryByText(/discount code/)).toBeNull();
});
