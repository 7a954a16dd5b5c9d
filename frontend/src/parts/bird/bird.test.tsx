import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Bird } from './bird';

describe('the bird', () => {
  it('leaves its place empty where its drawing cannot be fetched', () => {
    const { container } = render(<Bird pose="puzzled" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no drawing.');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.bird-76')).toBeInTheDocument();
  });
});
