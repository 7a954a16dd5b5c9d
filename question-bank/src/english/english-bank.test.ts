import { describe, expect, it } from '@jest/globals';
import { allLevels } from '../generation/level';
import { checkForm } from './checks/form.check';
import { checkSpelling } from './checks/spelling.check';
import { keyLetters, type EnglishItem } from './english-item';
import { spellingItems } from './spelling/spelling';
import { britishWords } from './testing/british-words';

const words = britishWords();

const faults = (items: readonly EnglishItem[], reasonsOf: (item: EnglishItem) => string[]) =>
  items.flatMap((item) => reasonsOf(item).map((reason) => `${item.id}: ${reason}`));

describe('the spelling bank', () => {
  it('passes every check of an item', () => {
    expect(faults(spellingItems, (item) => checkForm(item, words))).toEqual([]);
    expect(
      spellingItems.flatMap((item) => checkSpelling(item, words).map((reason) => `${item.id}: ${reason}`)),
    ).toEqual([]);
  });

  it('has 120 items, 24 of each level', () => {
    expect(allLevels.map((level) => spellingItems.filter((item) => item.level === level).length)).toEqual([
      24, 24, 24, 24, 24,
    ]);
  });

  it.each(keyLetters)('has 15 to 25 % of its keys at %s', (letter) => {
    const share = spellingItems.filter((item) => item.key === letter).length / spellingItems.length;
    expect(share).toBeGreaterThanOrEqual(0.15);
    expect(share).toBeLessThanOrEqual(0.25);
  });
});
