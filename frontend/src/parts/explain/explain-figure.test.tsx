import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OwnFigure } from './explain-figure';

const nameOf = (title: string, figure: string) => {
  const { unmount } = render(
    <OwnFigure title={title} steps={() => []}>
      {figure}
    </OwnFigure>,
  );
  const button = screen.getByRole('button');
  const name = button.textContent;
  unmount();
  return name;
};

it.each([
  ['Rank of Mei', '26=', '26= (Rank of Mei: how it is worked out)'],
  ['How many completed it', '38', '38 (How many completed it: how it is worked out)'],
])('is told by its figure, then what that is and that it opens how: %s', (title, figure, name) =>
  expect(nameOf(title, figure)).toBe(name),
);

it('is not told twice where the figure says itself what it is', () =>
  expect(nameOf('14 of 20', '14 of 20')).toBe('14 of 20 (how it is worked out)'));
