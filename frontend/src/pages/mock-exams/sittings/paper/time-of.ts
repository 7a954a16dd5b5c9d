import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';

/** What the clock beside a paper shows. @param number 1 for the first; undefined as long as that has no end */
export function timeOf({ papers }: SittingTimes, number: number, now: string) {
  const endsAt = papers[number - 1]?.endsAt ?? null;
  return endsAt === null ? undefined : { endsAt, now };
}
