import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from './breadcrumbs';

it('tell a topic and its sub-topic of the same name apart', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Breadcrumbs crumbs={[{ title: 'Rotation', to: '/topic' }, { title: 'Rotation' }]} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText('Rotation')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
