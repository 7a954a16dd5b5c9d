import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parts } from './parts';

const folder = join(__dirname, '../src/parts');
const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => name.replace(/\.tsx$/, ''));

it('shows every part', () => {
  const shared = parts.map(({ of }) => of).filter((of) => !of.startsWith('pages/'));
  expect([...new Set(shared)].sort()).toEqual(drawn.sort());
});

it.each(parts.map(({ of, state, node }) => [`${of}: ${state}`, node] as const))('can draw %s', (_, node) => {
  // The part that shows what failed is shown something that does.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<MemoryRouter>{node}</MemoryRouter>);
  expect(container).not.toBeEmptyDOMElement();
});
