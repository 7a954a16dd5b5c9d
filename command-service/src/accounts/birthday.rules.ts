/** Nobody prepares for a school at eleven who is older. */
const OLDEST_YEARS = 19;

/** Whether somebody born on this day may be a child who practises; `today` and `bornOn` as `2026-11-22`. */
export function canBeBirthday(bornOn: string | undefined, today: string): boolean {
  if (bornOn === undefined) return true;
  // As text: on 29 February it may be a day that its year did not have, and lies between those that it had.
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return bornOn >= oldest && bornOn <= today;
}
