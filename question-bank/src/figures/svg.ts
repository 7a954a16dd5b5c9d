export type Point = readonly [x: number, y: number];

/**
 * A drawing in the colour of the text around it; its natural size makes its lettering 16 px high. The title is read aloud in its stead,
 * so it says what a child sees and never gives the answer away.
 */
export const drawing = (title: string, [width, height]: Point, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" fill="none" stroke="currentColor" stroke-width="2"><title>${escaped(title)}</title>${parts.join('')}</svg>`;

export const line = ([x1, y1]: Point, [x2, y2]: Point): string => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

export const dashedLine = (from: Point, to: Point): string => line(from, to).replace('/>', ' stroke-dasharray="5 4"/>');

export const polygon = (corners: readonly Point[]): string =>
  `<polygon points="${corners.map((corner) => corner.join(',')).join(' ')}"/>`;

export const rectangle = ([x, y]: Point, [width, height]: Point): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** A rectangle filled lightly, so that it is told from an empty one on any background. */
export const shaded = (corner: Point, size: Point): string =>
  rectangle(corner, size).replace('/>', ' fill="currentColor" fill-opacity="0.35"/>');

/** What lies between two rectangles, filled lightly. */
export const shadedBorder = (outer: readonly [Point, Point], inner: readonly [Point, Point]): string =>
  `<path fill="currentColor" fill-opacity="0.35" fill-rule="evenodd" d="${boxPath(outer)} ${boxPath(inner)}"/>`;

const boxPath = ([[x, y], [width, height]]: readonly [Point, Point]) => `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = ([cx, cy]: Point, radius: number): string => `<circle cx="${cx}" cy="${cy}" r="${radius}"/>`;

export const dot = (centre: Point): string => circle(centre, 3).replace('/>', ' fill="currentColor"/>');

/** Words centred on a point, or beginning or ending there. */
export const words = ([x, y]: Point, text: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central" font-size="16" fill="currentColor" stroke="none">${escaped(text)}</text>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
