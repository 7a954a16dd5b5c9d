import {
  askLetterProof,
  getLetters,
  previewLetter,
  releaseLetter,
  writeLetter,
} from 'schemas/marketing/letters/letter.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { useCommand, useQuery } from '../../../client/contract';

export type Letter = ReplyOf<typeof getLetters>['letters'][number];

/** A letter as it is written. */
export type Draft = Pick<Letter, 'letterId' | 'version' | 'subject' | 'body'>;

/** What comes back comes by itself: the page is looked at while a letter goes out. */
export const useLetters = () => useQuery(getLetters, {}, { refreshMs: 5_000 });
export const usePreview = (words: { subject: string; body: string } | undefined) => useQuery(previewLetter, words);
export const useWrite = () => useCommand(writeLetter);
export const useProof = () => useCommand(askLetterProof);
export const useRelease = () => useCommand(releaseLetter);
