import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { britishWords } from '../checks/words/british-words';
import type { WordList } from '../checks/words/words';

/** The British dictionary. Read as files: the package is a module that only loads asynchronously. */
export function dictionary(): WordList {
  const folder = dirname(require.resolve('dictionary-en-gb'));
  const file = (name: string) => readFileSync(join(folder, name));
  return britishWords(nspell({ aff: file('index.aff'), dic: file('index.dic') }));
}
