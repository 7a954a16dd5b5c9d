/** Until when what is for one mock exam lasts, as month and day, unless a house has it otherwise. */
export const ONE_OFF_LAST_DAY = '09-30';

/** The last day of what is for one mock exam: the next such day, that of the exam included. @param day in London, of the exam */
export function oneOffLastDay(day: string, lastDay = ONE_OFF_LAST_DAY): string {
  const year = Number(day.slice(0, 4));
  const isPast = day.slice(5) > lastDay;
  return `${isPast ? year + 1 : year}-${lastDay}`;
}
