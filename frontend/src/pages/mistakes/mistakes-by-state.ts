import type { Mistake } from './api';

export type MistakeState = 'due' | 'open' | 'solved';

/** `2026-11-21`, as the book writes the day on which a mistake comes back. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export function stateOf({ solvedAt, dueOn }: Mistake, now: number): MistakeState {
  if (solvedAt !== null || dueOn === null) return 'solved';
  return dueOn <= dayFormat.format(now) ? 'due' : 'open';
}

export type MistakesByState = Readonly<Record<MistakeState, readonly Mistake[]>>;

/** Those due and solved newest first, as they come; those that come back later by the day on which they do. */
export function byState(mistakes: readonly Mistake[], now: number): MistakesByState {
  const groups: Record<MistakeState, Mistake[]> = { due: [], open: [], solved: [] };
  for (const mistake of mistakes) groups[stateOf(mistake, now)].push(mistake);
  groups.open.sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''));
  return groups;
}
