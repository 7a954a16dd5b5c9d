import type { WidthOf } from 'platform/typesetting';

/** Breaks a paragraph between words, so that no line is wider than this. One long word stands alone and may be wider. */
export function linesOf(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const space = widthOf(' ');
  const lines: string[][] = [];
  let used = Infinity;
  for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
    const wide = widthOf(word);
    if (used + space + wide <= width) {
      lines.at(-1)?.push(word);
      used += space + wide;
    } else {
      lines.push([word]);
      used = wide;
    }
  }
  return lines.map((words) => words.join(' '));
}
