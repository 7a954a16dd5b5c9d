import type { Tracker } from './desk/desk-state';

/** "Paper 1 · Verbal Reasoning"; the author's name alone where it says which paper it is. */
export function paperTitle({ papers }: Pick<Tracker, 'papers'>, number: number): string {
  const name = papers[number - 1]?.name ?? '';
  return /^(paper|exam)\b/i.test(name) ? name : `Paper ${number} · ${name}`;
}
