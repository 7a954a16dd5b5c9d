import { describe, expect, it } from '@jest/globals';
import { tokensAsCss } from '../../build/tokens-css';
import { colours } from './tokens';

/** The contrast of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const { ink, soft, blue, blueDeep, good, wrong, warn } = colours;

describe('the colours', () => {
  it.each(Object.entries({ paper: colours.paper, cream: colours.cream, tint: colours.tint }))(
    'can be read on %s',
    (_, paper) => {
      for (const text of [ink, soft, blue, blueDeep, good, wrong, warn])
        expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('can be read on the tint of their own', () => {
    expect(contrast(good, colours.goodTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(wrong, colours.wrongTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(warn, colours.warnTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, colours.sun)).toBeGreaterThanOrEqual(4.5);
  });

  it('show where a control ends', () => {
    expect(contrast(colours.edge, colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.edge, colours.cream)).toBeGreaterThanOrEqual(3);
  });

  it('are all there as CSS variables', () => {
    const css = tokensAsCss();
    expect(css).toContain('--blue-deep: #063b91;');
    expect(css).toContain('--type-desk: "Lexend Variable"');
    expect(css).toContain('--chart-vermilion: #d55e00;');
  });
});
