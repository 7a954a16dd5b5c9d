import nspell from 'nspell';
import { keptResult } from 'platform/backoff';
import { britishWords } from 'question-bank/english/checks/words/british-words';
import type { WordList } from 'question-bank/english/checks/words/words';

/** The British dictionary, read when it is first asked for: it takes half a second, and learners never need it. */
export const britishDictionary = (): (() => Promise<WordList>) => keptResult(readWords);

async function readWords(): Promise<WordList> {
  const { default: dictionary } = await import('dictionary-en-gb');
  return britishWords(nspell(dictionary));
}
