import type { Content, ContentText } from 'platform/typesetting';

/** A4 in points, its margins, and what is between them. */
export const page = { width: 595.28, height: 841.89, side: 42.3, top: 36, bottom: 80 } as const;
export const WIDTH = page.width - 2 * page.side;

export const colours = {
  ink: '#1b2a41',
  soft: '#4a5a73',
  line: '#d9dee7',
  tint: '#e8f1fb',
  good: '#237804',
  dot: '#7d8ba1',
  mine: '#d55e00',
  average: '#b34e00',
  hot: '#fbe3d3',
  rest: '#eef1f6',
  warm: '#fdf3e1',
} as const;

/** In points. */
export const sizes = { title: 25, lead: 11.5, heading: 13.4, text: 9.9, small: 8.8, fine: 7.4 } as const;

export const heading = (text: string): ContentText => ({ text, bold: true, fontSize: sizes.heading, lineHeight: 1.15 });

export const soft = (text: string, fontSize: number = sizes.small): ContentText => ({
  text,
  fontSize,
  color: colours.soft,
});

/** Space between two parts of a page. */
export const gap = (points: number): Content => ({ text: '', fontSize: 0.1, margin: [0, points, 0, 0] });

/** Text for a drawing: what would be markup is written out. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For drawings: no more digits than can be seen. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);
