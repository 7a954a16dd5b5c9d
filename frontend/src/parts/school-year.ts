/**
 * The school year of somebody in England: their age on the last 31 August before this school year began, less four.
 * `bornOn` and `today` as `2016-09-01`; nothing before Reception and after Year 13.
 */
export function schoolYear(bornOn: string | null, today: string): string | undefined {
  if (bornOn === null) return undefined;
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '09-01' ? 0 : 1);
  const age = year - Number(bornOn.slice(0, 4)) - (bornOn.slice(5) > '08-31' ? 1 : 0);
  if (age < 4 || age > 17) return undefined;
  return age === 4 ? 'Reception' : `Year\u00a0${age - 4}`;
}
