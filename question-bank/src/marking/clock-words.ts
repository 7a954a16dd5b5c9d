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

const named = new RegExp(`^(${[...hourNames.keys()].join('|')})(?= ?(?:o'? ?clock ?)?[ap]\\.? ?m\\.?$)`);

/** `nine pm` as `9 pm`, `half past three in the afternoon` as `3:30 pm`; what is said otherwise stays as it is: `11 to 12` may be a ratio. */
export const timeInFigures = (text: string): string =>
  partsOfDay
    .reduce((time, [said, half]) => time.replace(said, half), text)
    .replace(named, (hour) => String(hourNames.get(hour) ?? hour))
    .replace(spoken, (said: string, ...[minuteName = '', way, hourName = '']: readonly string[]) => {
      const minutes = minuteNames.get(minuteName) ?? Number(minuteName);
      const hour = hourNames.get(hourName) ?? Number(hourName);
      return figuresOf(hour, way === 'past' ? minutes : -minutes) ?? said;
    });

/** Nobody says half to four, nor seventy past, nor thirteen. */
function figuresOf(hour: number, minutes: number): string | undefined {
  const isSaid = minutes !== 0 && minutes > -30 && minutes <= 30;
  const isHour = hour >= 1 && hour <= 12;
  if (!isSaid || !isHour) return undefined;
  const own = minutes < 0 ? ((hour + 10) % 12) + 1 : hour;
  return `${own}:${String((minutes + 60) % 60).padStart(2, '0')}`;
}
