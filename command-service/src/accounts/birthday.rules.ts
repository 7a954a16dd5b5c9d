import { daysLater } from 'platform/clock';

/** Nobody prepares for a school at eleven who is older. */
const OLDEST_YEARS = 19;

/** Whether somebody born on this day may be a child who practises; `today` and `bornOn` as `2026-11-22`. */
export function canBeBirthday(bornOn: string | undefined, today: string): boolean {
  if (bornOn === undefined) return true;
  const year = Number(today.slice(0, 4)) - OLDEST_YEARS;
  // On 29 February the same day may not be; what comes after it will do.
  return bornOn <= today && bornOn >= daysLater(`${year}${today.slice(4, 8)}01`, Number(today.slice(8)) - 1);
}
