/** The name of the product and its mark. Both may change; they stand here and nowhere else. */
export const productName = 'Fieldfare';
export const productLine = 'Practice for the 11\u2011plus';
export const supportEmail = 'help@fieldfare.example';

/** The bird, drawn in a square of `size` units. */
export const birdMark = {
  size: 34,
  disc: '#1b2a41',
  strokes: [
    {
      d: 'M7 20c3.5-7 8-9.5 13-9 .8-2 2.7-3 4.6-2.7l3.4 2.2-3 1c.3 7-4 12-11.5 12.2L9 26l1.2-3.4C8.8 22 7.8 21.1 7 20z',
      fill: '#fbf7ef',
    },
    { d: 'M11 20.5c3-1.2 6.5-3.2 8.8-6.2 1 4-2.3 7.2-6.3 7.2z', fill: '#f2b84b' },
  ],
  eye: { cx: 24, cy: 10.7, r: 0.9, fill: '#1b2a41' },
} as const;

/** The mark as a document of its own, for the browser's tab. */
export function birdSvg(): string {
  const { size, disc, strokes, eye } = birdMark;
  const half = size / 2;
  const paths = strokes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const circles = [
    `<circle cx="${half}" cy="${half}" r="${half}" fill="${disc}"/>`,
    `<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${eye.fill}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${circles[0] ?? ''}${paths}${circles[1] ?? ''}</svg>`;
}
