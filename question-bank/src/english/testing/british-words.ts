import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import type { WordList } from '../checks/words';
import { furtherWords, names } from './names';

/** The British dictionary and the names of the bank. Read as files: the package is a module that only loads asynchronously. */
export function britishWords(): WordList {
  const folder = dirname(require.resolve('dictionary-en-gb'));
  const file = (name: string) => readFileSync(join(folder, name));
  const speller = nspell({ aff: file('index.aff'), dic: file('index.dic') });
  for (const word of [...names, ...furtherWords]) speller.add(word);
  const known = new Map<string, boolean>();
  return {
    knows: (word) => {
      const answer = known.get(word) ?? speller.correct(word);
      known.set(word, answer);
      return answer;
    },
  };
}
