/** A text to read as it is written in a box: a line for a line, an empty one between paragraphs. */
export const passageTyped = (passage: string): string => passage.replaceAll('||p||', '\n\n').replaceAll('||', '\n');

/** As it is kept: `||` ends a line, `||p||` a paragraph. */
export function passageKept(typed: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of typed.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('||'))
    .join('||p||');
}

/** Of a shorter text paragraphs alone: what else it is marked with stands as it is kept. */
export const paragraphsTyped = (kept: string): string => kept.replaceAll('||p||', '\n\n');
export const paragraphsKept = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('||p||');

export const wordsIn = (typed: string): number => typed.split(/\s+/).filter(Boolean).length;
