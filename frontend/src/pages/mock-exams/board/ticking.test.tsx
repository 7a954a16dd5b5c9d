import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Ticking } from './ticking';

it('leaves nothing standing of what was said before, where there is nothing more to say', () => {
  const { container, rerender } = render(<Ticking says={() => 'not heard of for 1 min'} />);
  expect(container.textContent).toBe('not heard of for 1 min');
  rerender(<Ticking says={() => ''} />);
  expect(container.textContent).toBe('');
});
