/** An SVG of so many units, which are pixels at the usual text size; `says` is what it tells whoever cannot see it. */
export const drawing = (size: readonly [number, number], says: string, parts: readonly string[]): string =>
  `<svg class="drawing" viewBox="0 0 ${size[0]} ${size[1]}" style="--wide:${size[0] / 16}rem" role="img" aria-label="${escaped(says)}">${parts.join('')}</svg>`;

export const text = (at: readonly [number, number], words: string, look = ''): string =>
  `<text x="${at[0]}" y="${at[1]}"${look === '' ? '' : ` class="${look}"`}>${escaped(words)}</text>`;

export const box = ([x, y, width, height]: readonly [number, number, number, number], look: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" class="${look}"/>`;

export const line = (path: string, look = 'rule'): string => `<path d="${path}" class="${look}"/>`;

export const dot = (at: readonly [number, number], radius: number, look: string): string =>
  `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" class="${look}"/>`;

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
