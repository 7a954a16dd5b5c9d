/** Words that begin with an apostrophe, which opens nothing. */
const shortened = /^(?:tis|twas|twill|tween|til|em|cause|n)\b/iu;

/** What a mark of opening may stand after: nothing, a space, a bracket, a dash, another such mark, or the marks of `markup.ts`. */
const opensAfter = /^$|[\s([{—–|•/‘“"']/u;

/**
 * The same text with the quotation marks and apostrophes of print, whichever it was typed with: `"It's"` is `“It’s”`. As long as before,
 * character by character. A mark opens where a word begins after it and none ends before it.
 */
export const printedQuotes = (text: string): string =>
  /["']/.test(text) ? text.replace(/["']/g, (mark, at: number) => printed(mark, text, at)) : text;

function printed(mark: string, text: string, at: number): string {
  const after = text.slice(at + 1, at + 8);
  const opens = opensAfter.test(text.charAt(at - 1)) && /^["'…]*[\p{L}\p{N}_@£□]/u.test(after);
  if (mark === '"') return opens ? '“' : '”';
  return opens && !shortened.test(after) ? '‘' : '’';
}
