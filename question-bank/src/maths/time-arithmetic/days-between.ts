import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { after, quantity } from '../../notation/units';
import { listOf } from '../../wording/english';
import { person } from '../../wording/people';

const months = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
] as const;

const monthName = (month: number) => months[month]?.[0] ?? '';
const daysIn = (month: number, leap: boolean) => (month === 1 && leap ? 29 : (months[month]?.[1] ?? 0));

export const daysBetween = defineQuestionType({
  key: 'days-between',
  title: 'Counting days',
  targetSeconds: [25, 30, 40, 50, 60],
  version: 4,
  build: (random, level) => {
    const leap = level === 5;
    const span = at(level, [0, 1, 1, 2, 2]);
    const month = leap ? random.integer(0, 1) : random.integer(0, 11 - span);
    const until = month + span;
    const [first, last] = [random.integer(2, daysIn(month, leap) - 1), random.integer(2, daysIn(until, leap))];
    const inclusive = level >= 3;
    const days = daysFrom([month, first], [until, last], leap) + (inclusive ? 1 : 0);
    if (days < 3 || days === last || days === first) return undefined;
    const show = (value: number) => quantity(value, 'days');
    const year = random.pick([2024, 2028, 2032]);
    const dates = `${first} ${monthName(month)}${leap ? ` ${year}` : ''} to ${last} ${monthName(until)}`;
    return {
      params: { month, first, until, last, leap, inclusive },
      prompt: ask(random, level, {
        dates,
        first: `${first} ${monthName(month)}`,
        last: `${last} ${monthName(until)}`,
        year: yearNote([month, until], leap),
      }),
      answer: show(days),
      unit: after('days'),
      steps: stepsOf([month, first], [until, last], { leap, inclusive }),
      slips: dayOut(dates, days, inclusive),
      wrong: wrongNumbers(days, [days + 1, days - 1, days + 2, days - 2, days + 10], { show }),
    };
  },
  // Turns the calendar over day by day.
  solve: ({ month, first, until, last, leap, inclusive }) => {
    let [day, current, count] = [first, month, inclusive ? 1 : 0];
    while (day !== last || current !== until) {
      [day, current] = day === daysIn(current, leap) ? [1, current + 1] : [day + 1, current];
      count += 1;
    }
    return quantity(count, 'days');
  },
});

/** With the first day where it is not to be counted, or without it. */
function dayOut(dates: string, days: number, inclusive: boolean): NamedSlip[] {
  const answer = quantity(inclusive ? days - 1 : days + 1, 'days');
  const tells = `It looks as if you counted ${inclusive ? 'without' : 'with'} the first day. Is it to be counted?`;
  return [{ key: 'a-day-out', answer, tells, wrote: `${dates}: ${answer}` }];
}

type Day = readonly [month: number, day: number];

const daysFrom = ([month, first]: Day, [until, last]: Day, leap: boolean) => {
  let total = last - first;
  for (let between = month; between < until; between += 1) total += daysIn(between, leap);
  return total;
};

function stepsOf(
  [month, first]: Day,
  [until, last]: Day,
  { leap, inclusive }: { leap: boolean; inclusive: boolean },
): string[] {
  if (month === until)
    return inclusive ? [`${last} − ${first} + 1 = ${last - first + 1}`] : [`${last} − ${first} = ${last - first}`];
  const left = daysIn(month, leap) - first + (inclusive ? 1 : 0);
  const between = Array.from({ length: until - month - 1 }, (_, index) => month + 1 + index);
  const parts = [left, ...between.map((full) => daysIn(full, leap)), last];
  const lengths = [month, ...between].map((each) => `${monthName(each)} has ${daysIn(each, leap)} days`);
  return [
    ...(leap ? ['In a leap year February has 29 days.'] : []),
    `${listOf(lengths)}.`,
    `${inclusive ? `Days in ${monthName(month)}, the first day counted` : `Left in ${monthName(month)}`}: ${daysIn(month, leap)} − ${inclusive ? first - 1 : first} = ${left}`,
    `Altogether: ${parts.join(' + ')} = ${parts.reduce((sum, part) => sum + part)}`,
  ];
}

/** Where the length of February counts, which year it is. */
function yearNote([month, until]: readonly [number, number], leap: boolean): string {
  if (month > 1 || until < 2) return '';
  return leap ? ' It is a leap year.' : ' It is not a leap year.';
}

interface Asked {
  readonly dates: string;
  readonly first: string;
  readonly last: string;
  /** A sentence, or nothing. */
  readonly year: string;
}

function ask(random: Random, level: Level, { dates, first, last, year }: Asked): string {
  const { name, they } = person(random);
  if (level <= 2)
    return random.pick([
      `${name} posts a parcel on ${first} and it arrives on ${last} of the same year.${year} How many days later is that?`,
      `How many days is it from ${first} to ${last} of the same year, not counting ${first} itself?${year}`,
      `On ${first} ${name} plants a seed. The first leaf shows on ${last}.${year} After how many days is that?`,
    ]);
  return random.pick([
    `${name} goes away from ${dates}, counting both the first and the last day.${year} How many days is ${they} away?`,
    `An exhibition is open every day from ${dates}, including both of those days.${year} For how many days is it open?`,
  ]);
}
