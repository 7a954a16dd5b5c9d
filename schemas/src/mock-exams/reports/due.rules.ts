/** Whoever ends later than this by the clocks of London is told on the next day. */
const ENDS_BY = '18:00';
const DUE_AT = '19:00';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
const onTheWall = (ms: number): string => clock.format(new Date(ms));

/**
 * By when families have the results of a session: 19:00 in London on the day on which it ends, where that is by 18:00, else
 * on the next. By its end for whoever has no arrangements, as it was announced: who is given more time on the day waits no longer for it.
 * @param closesAt ISO 8601 UTC
 */
export function resultsDue(closesAt: string): string {
  const [day = '', time = ''] = onTheWall(Date.parse(closesAt)).split(' ');
  const later = time <= ENDS_BY ? 0 : DAY_MS;
  return sevenOn(new Date(Date.parse(day) + later).toISOString().slice(0, 10));
}

/** Neither the hour that spring takes nor the one that autumn gives twice is near. */
function sevenOn(day: string): string {
  const asGreenwich = Date.parse(`${day}T${DUE_AT}:00.000Z`);
  const inSummer = asGreenwich - HOUR_MS;
  return new Date(onTheWall(inSummer) === `${day} ${DUE_AT}` ? inSummer : asGreenwich).toISOString();
}

/** When admins are written to, where not all is sent. */
export const alarmBefore = (dueAt: string): string => new Date(Date.parse(dueAt) - HOUR_MS).toISOString();
