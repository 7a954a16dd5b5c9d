const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });

/** An instant as a box for a day and a time holds it, by the clock in London: `2026-11-30T23:59`. */
export const onTheWall = (instant: string): string => clock.format(new Date(instant)).replace(' ', 'T');

const HOUR_MS = 3_600_000;

/** The instant at which the clock in London shows this: `2026-11-30T23:59`, or a day alone for its midnight. Nothing where it is none. */
export function instantIn(typed: string): string | undefined {
  const wall = typed.length === 10 ? `${typed}T00:00` : typed;
  const winter = Date.parse(`${wall}:00.000Z`);
  if (Number.isNaN(winter)) return undefined;
  // In summer London is an hour ahead; the hour that is left out in spring is the one after it.
  const summer = new Date(winter - HOUR_MS).toISOString();
  return onTheWall(summer) === wall ? summer : new Date(winter).toISOString();
}

/** The instant at which a day in London is over: exclusive. */
export const endOfDay = (day: string): string | undefined => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(midnight) ? undefined : instantIn(new Date(midnight + 24 * HOUR_MS).toISOString().slice(0, 10));
};
