const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Sat 5 Dec 2026", of `2026-12-05`. Written out by ourselves: what a release of Node calls a month is no part of a report. */
export function dayWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '';
  return `${weekday} ${date} ${months[month - 1] ?? ''} ${year}`;
}

/** "10:00 am", of `10:00:00`. */
export function timeWords(wallTime: string): string {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** "Sat 5 Dec 2026, 6:12 pm", as clocks in London had it. */
export function momentWords(at: string): string {
  const ms = Date.parse(at);
  const london = new Date(ms + (isSummer(ms) ? HOUR : 0)).toISOString();
  return `${dayWords(london.slice(0, 10))}, ${timeWords(london.slice(11, 19))}`;
}

const HOUR = 3_600_000;

/** From the last Sunday of March to the last of October, at 1:00 UTC. */
function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return ms >= lastSunday(year, 2) && ms < lastSunday(year, 9);
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}
