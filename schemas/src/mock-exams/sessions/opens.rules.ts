/** How long before the start the room opens: the papers may be fetched, sealed, and staff may tell those who wait something. */
const OPENS_EARLY_MS = 15 * 60_000;

/** From when on, an instant. */
export const papersFrom = (startsAt: string): string => new Date(Date.parse(startsAt) - OPENS_EARLY_MS).toISOString();
