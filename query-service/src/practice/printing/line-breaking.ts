/** The width of a text in points. */
export type WidthOf = (text: string) => number;

/** Breaks a paragraph between words, so that no line is wider than this. One long word stands alone and may be wider. */
export function linesOf(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
    const line = lines.at(-1);
    const longer = `${line ?? ''} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
