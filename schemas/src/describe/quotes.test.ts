import { expect, it } from '@jest/globals';
import { parseMarkup, plainText } from './markup';
import { printedQuotes } from './quotes';

it.each([
  [`"It does that," said Adil.`, '“It does that,” said Adil.'],
  [`"Oh," said Noor. "Already?"`, '“Oh,” said Noor. “Already?”'],
  [`the children's dog, the dogs' tails`, 'the children’s dog, the dogs’ tails'],
  [`He calls it 'the cut'.`, 'He calls it ‘the cut’.'],
  [`'Twas in the '90s`, '’Twas in the ‘90s'],
  [`("No," she said)`, '(“No,” she said)'],
  [`one||"two" three||p||"Four"`, 'one||“two” three||p||“Four”'],
  [`She said, "Read 'The Cut' first."`, 'She said, “Read ‘The Cut’ first.”'],
  ['“as it was”', '“as it was”'],
  [`""`, '””'],
])('prints %s with marks of one kind', (typed, printed) => {
  expect(printedQuotes(typed)).toBe(printed);
  expect(printedQuotes(printed)).toBe(printed);
});

it('is what every screen and sheet reads', () => {
  expect(plainText(parseMarkup(`"It's 5 cm**," he said.`))).toBe('“It’s 5 cm²,” he said.');
});
