import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Bird } from './bird';

describe('the bird', () => {
  it('is waited for by nothing: a file that comes after what the page is about, in a place that is kept for it', () => {
    const { container } = render(<Bird pose="standing" size={120} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('fetchpriority', 'low');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).toHaveAttribute('width', '120');
    expect(image).toHaveAttribute('height', '120');
    expect(image).toHaveAttribute('alt', '');
  });

  it('leaves its place empty where its drawing cannot be fetched', () => {
    const { container } = render(<Bird pose="puzzled" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no drawing.');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.bird-76')).toBeInTheDocument();
  });
});
