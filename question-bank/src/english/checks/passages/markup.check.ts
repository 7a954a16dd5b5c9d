/** Marks of the authors' own notation, or of the renderer's, that must never reach a child as letters. */
const strayMarks: readonly [RegExp, string][] = [
  [/\|/, 'a stray "|"'],
  [/@@/, 'a stray "@@"'],
  [/\*\*/, 'a stray "**"'],
  [/[{}<>]/, 'a stray bracket of the notation'],
  [/ {2,}/, 'two spaces together'],
  [/^\s|\s$/, 'a space at its edge'],
  [/\s[,.;:!?]/, 'a space before a mark'],
  [/[\u2018\u2019\u201c\u201d]/, 'a curly quotation mark; write straight ones'],
];

/** `where` names the part in the reasons, such as "The explanation". */
export const checkMarkup = (where: string, text: string): string[] =>
  strayMarks.filter(([pattern]) => pattern.test(text)).map(([, name]) => `${where} has ${name}.`);
