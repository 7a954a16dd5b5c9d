import type { Inline } from 'pdfmake/js/Renderer.js';

/**
 * Words that stand right behind each other and look the same, as one piece of text: pdfmake writes each by itself with all that
 * there is to say of it, and a page of words would mostly be that.
 */
export function joined(words: readonly Inline[]): Inline[] {
  const runs: Inline[] = [];
  for (const word of words) {
    const before = runs.at(-1);
    if (before && goesOn(before, word)) runs.splice(-1, 1, together(before, word));
    else runs.push(word);
  }
  return runs;
}

const together = (before: Inline, word: Inline): Inline => ({
  ...before,
  text: before.text + word.text,
  width: before.width + word.width,
});

/** Points: places are reckoned from the left, word by word. */
const ROUNDING = 0.001;

/** Behind a space alone, where pdfkit begins anew by itself: nothing is drawn nearer together than it was measured. */
const goesOn = (before: Inline, word: Inline): boolean =>
  before.text.endsWith(' ') &&
  Math.abs(before.x + before.width - word.x) < ROUNDING &&
  looks.every((look) => before[look] === word[look]);

const looks = [
  'font',
  'fontSize',
  'fontFeatures',
  'characterSpacing',
  'color',
  'opacity',
  'background',
  'decoration',
  'decorationColor',
  'decorationStyle',
  'decorationThickness',
  'sup',
  'sub',
  'link',
  'linkToPage',
  'linkToDestination',
  '_pageNodeRef',
] as const;
