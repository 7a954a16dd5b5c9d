/** A month later, in seconds, on the day of the month of the anchor or the last there is: from 31 January to 28 February, and then 31 March. */
export function monthAfter(seconds: number, anchor: number): number {
  const from = new Date(seconds * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + 1);
  to.setUTCDate(Math.min(day, last));
  return Math.floor(to.getTime() / 1000);
}
