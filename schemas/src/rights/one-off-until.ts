/** When what is for one mock exam ends: with the next 30 September, London time, where clocks show summer time then. */
export function oneOffUntil(day: string): string {
  const year = Number(day.slice(0, 4));
  const isPast = day.slice(5) > '09-30';
  return `${isPast ? year + 1 : year}-09-30T23:00:00.000Z`;
}
