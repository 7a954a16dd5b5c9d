import { timeInFigures } from './clock-words';

/** A time of day as somebody wrote it. */
export interface Clock {
  /** Minutes after midnight; of twelve hours only, where neither am nor pm is given. */
  readonly minutes: number;
  readonly form: '24-hour' | '12-hour' | 'neither';
}

const MIDDAY = 12 * 60;

const named: Readonly<Record<string, Clock>> = Object.fromEntries([
  ...['noon', 'midday', '12noon', '12midday'].map((name) => [name, { minutes: MIDDAY, form: '12-hour' }]),
  ...['midnight', '12midnight'].map((name) => [name, { minutes: 0, form: '12-hour' }]),
]) as Readonly<Record<string, Clock>>;

// `3:30 pm`, `3.30pm`, `330 p.m.`, `3 30 pm`, `9pm`
const twelveHours = /^(\d{1,2}?)(?:[:. ]?([0-5]\d))? ?(?:o'? ?clock )?([ap])\.? ?m\.?$/;
// `15:30`, `15.30`, `1530`, `15 30`, `1530 hrs`
const twentyFourHours = /^(\d{1,2})[:. ]?([0-5]\d)(?: ?(?:h|hrs?|hours))?\.?$/;

/** Reads a cleaned answer as a time of day; a minute has two digits always. Undefined where it is none. */
export function readClock(cleaned: string): Clock | undefined {
  const text = timeInFigures(cleaned.replace(/ *([:.]) *(?=\d)/g, '$1').replace(/ +/g, ' '));
  return named[text.replaceAll(' ', '')] ?? readHalfDay(text) ?? readDay(text);
}

function readHalfDay(text: string): Clock | undefined {
  const [, hours, minutes = '0', half] = twelveHours.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour < 1 || hour > 12) return undefined;
  return { minutes: (hour % 12) * 60 + Number(minutes) + (half === 'p' ? MIDDAY : 0), form: '12-hour' };
}

function readDay(text: string): Clock | undefined {
  const [, hours = '', minutes] = twentyFourHours.exec(text) ?? [];
  if (minutes === undefined || Number(hours) > 23) return undefined;
  // `3:30` may be in the night or in the afternoon; `03:30` and `15:30` are of the 24-hour clock.
  const form = hours.length === 2 ? '24-hour' : 'neither';
  return { minutes: Number(hours) * 60 + Number(minutes), form };
}
