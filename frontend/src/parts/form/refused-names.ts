import type { Problem } from '../../client/problem';

const NAME_UNSEEN = 'Please type the name again: something in it cannot be seen, or nothing can.';

/** What the server has said of boxes of names; undefined where it is of none of them. */
export function refusedNames<K extends string>(
  problem: Problem | undefined,
  names: readonly K[],
): Partial<Record<K, string>> | undefined {
  if (problem?.code !== 'RequestNotValid') return undefined;
  const refused = names.filter((name) => problem.fields[name] !== undefined);
  if (refused.length === 0) return undefined;
  return Object.fromEntries(refused.map((name) => [name, NAME_UNSEEN])) as Partial<Record<K, string>>;
}
