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

export const wordsIn = (typed: string): number => typed.split(/\s+/).filter(Boolean).length;
