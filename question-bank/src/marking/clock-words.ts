import { inWords } from '../wording/number-words';

const numbersTo = (largest: number) => Array.from({ length: largest }, (_, index) => index + 1);

const hourNames = new Map(numbersTo(12).map((hour) => [inWords(hour), hour]));
const minuteNames = new Map([
  ...[5, 10, 20, 25].map((minutes) => [inWords(minutes), minutes] as const),
  ['twenty five', 25],
  ['quarter', 15],
  ['half', 30],
]);

const spoken = new RegExp(
  `^(?:a )?(${[...minuteNames.keys()].join('|')}|\\d{1,2})(?: min(?:ute)?s?)? (past|to) (${[...hourNames.keys()].join('|')}|\\d{1,2})(?= ?[ap]\\.?m)`,
);

const partsOfDay: readonly (readonly [said: RegExp, half: string])[] = [
  [/ ?in the morning$/, ' am'],
  [/ ?in the (?:afternoon|evening)$/, ' pm'],
];

/** `half past three in the afternoon` as `3:30 pm`; what is said otherwise stays as it is: `11 to 12` may be a ratio. */
export function timeInFigures(text: string): string {
  const time = partsOfDay.reduce((rest, [said, half]) => rest.replace(said, half), text);
  const [all = '', minuteName = '', way, hourName = ''] = spoken.exec(time) ?? [];
  const minutes = minuteNames.get(minuteName) ?? Number(minuteName);
  const hour = hourNames.get(hourName) ?? Number(hourName);
  if (way === undefined || !isSaid(minutes, way) || hour < 1 || hour > 12) return time;
  return figuresOf(hour, way === 'past' ? minutes : -minutes) + time.slice(all.length);
}

/** Nobody says half to four, nor seventy past. */
const isSaid = (minutes: number, way: string): boolean => minutes > 0 && minutes <= (way === 'to' ? 29 : 30);

function figuresOf(hour: number, minutes: number): string {
  const own = minutes < 0 ? ((hour + 10) % 12) + 1 : hour;
  return `${own}:${String((minutes + 60) % 60).padStart(2, '0')}`;
}
