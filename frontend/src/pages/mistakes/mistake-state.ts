export type MistakeState = 'due' | 'later' | 'solved';

interface Standing {
  readonly dueOn: string | null;
  readonly solvedAt: string | null;
}

/** `2026-11-21`, as the book writes the day on which a mistake comes back. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export function stateOf({ solvedAt, dueOn }: Standing, now: number): MistakeState {
  if (solvedAt !== null || dueOn === null) return 'solved';
  return dueOn <= dayFormat.format(now) ? 'due' : 'later';
}
