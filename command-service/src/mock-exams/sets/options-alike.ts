import { check } from 'question-bank/marking/check';
import type { PaperOption, PaperSubjectName } from 'schemas/mock-exams/paper';
import { canonicalJson } from './rules/canonical-json.rules';

/** The letters of two options, as `C and E`; where there are several such pairs, of the first. */
export type Pair = readonly [one: string, other: string];

/** The first two of which something is so. */
export function pairAmong<O>(options: readonly O[], isAlike: (one: O, other: O) => boolean): Pair | undefined {
  for (const [n, other] of options.entries())
    for (const [m, one] of options.entries())
      if (m < n && isAlike(one, other)) return ['ABCDE'.charAt(m), 'ABCDE'.charAt(n)];
  return undefined;
}

export const pairWords = (pair: Pair): string => pair.join(' and ');

/** In English it may be one capital letter or comma that makes the difference. */
export const isSameWritten = (one: string, other: string): boolean => one !== '' && one === other;

const isMarkedAlike = (one: string, other: string): boolean =>
  isSameWritten(one, other) || check(one, other).verdict || check(other, one).verdict;

/** Two options that a child could not tell apart, or that would be marked alike. */
export function twinsAmong(options: readonly PaperOption[], subject: PaperSubjectName): Pair | undefined {
  const isSameText = subject === 'ENGLISH' ? isSameWritten : isMarkedAlike;
  return pairAmong(options, (one, other) =>
    isPictured(one) || isPictured(other)
      ? canonicalJson(one) === canonicalJson(other)
      : isSameText(one.text, other.text),
  );
}

const isPictured = ({ picture }: PaperOption): boolean => picture !== undefined;

/** As 3/8 and 6/16, of which a child may think that both are right. */
export const isSameAmount = (one: PaperOption, other: PaperOption): boolean =>
  check(one.text, other.text).why === 'the right amount in another form';

const FORMS =
  /\b(?:lowest terms|simpl(?:est|ify|ified|er)|fully reduced|(?:as|in|into|to) (?:an? |its |their )?(?:decimal|fraction|mixed number|improper|top-heavy|percentage|per ?cent|ratio|figures|words|digits|standard form|roman)|written as|same form|which form)/i;

/** Whether a question asks for an amount in one form, so that the same amount in another one is wrong. */
export const asksForForm = (words: string): boolean => FORMS.test(words);
