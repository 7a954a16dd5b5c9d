import { counted, listed } from '../../../parts/words';

type Numbers = ReadonlyMap<string, number>;

/** "question 3 and question 7", in their order; undefined where the number of one of them is not known here. */
export function questionNames(ids: readonly string[], numbers: Numbers): string | undefined {
  const named = ids.flatMap((questionId) => numbers.get(questionId) ?? []).toSorted((one, other) => one - other);
  return named.length < ids.length ? undefined : listed(named.map((number) => `question\u00a0${number}`));
}

/** "your answer to question 3". */
export function answersTo(ids: readonly string[], numbers: Numbers): string {
  const names = questionNames(ids, numbers);
  if (names === undefined) return `${counted(ids.length, 'answer')} of yours`;
  return `your ${ids.length === 1 ? 'answer' : 'answers'} to ${names}`;
}
