import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SessionEnded } from './session-ended';

it('tells a child of their answers, and whoever works in the office of none', async () => {
  const { rerender } = render(<SessionEnded learnerId="amara" />);
  expect(await screen.findByText(/what was answered is saved/)).toBeInTheDocument();
  rerender(<SessionEnded learnerId="amara" inOffice />);
  expect(screen.getByText('You have been logged out.')).toBeInTheDocument();
  expect(screen.queryByText(/answered is saved/)).toBeNull();
});
