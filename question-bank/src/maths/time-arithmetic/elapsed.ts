import type { Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock12, clock24, durationForm, durationText } from '../../notation/time';
import { person } from '../../wording/people';
import { countUp } from './count-up';
import { wrongDurations } from '../measures/wrong-durations';

export const elapsed = defineQuestionType({
  key: 'elapsed',
  title: 'How long?',
  targetSeconds: [20, 30, 35, 45, 55],
  version: 6,
  build: (random, level) => {
    const [start, minutes] = spans[level](random);
    const write = level === 4 ? clock12 : clock24;
    const [from, to] = [write(start), write(start + minutes)];
    const { inForm, ...form } = durationForm(minutes);
    if (minutes < 5 || (start + minutes) % 60 === start % 60) return undefined;
    return {
      params: { from, to },
      prompt: `${level === 5 ? askNight(random, [from, to]) : askDay(random, [from, to], minutes)} ${inForm}`,
      answer: durationText(minutes),
      ...form,
      steps: countUp(start, minutes, (time) => (level === 4 && time === noon ? '12 noon' : write(time))),
      slips: slipsOf([start, minutes], [from, to]),
      wrong: wrongDurations(minutes, [minutes + 60, minutes - 60, minutes + 10, minutes + 40, minutes - 40]),
    };
  },
  // Both times as minutes of the day; an earlier end is on the next day.
  solve: ({ from, to }) => durationText((minutesOf(to) - minutesOf(from) + 1440) % 1440),
});

/** The start and the length, in minutes: inside an hour, over one hour mark, any, over noon, over midnight. */
const spans: Record<Level, (random: Random) => [number, number]> = {
  1: (random) => {
    const minute = random.multiple(5, 0, 30);
    return [random.integer(8, 18) * 60 + minute, random.multiple(5, 10, 55 - minute)];
  },
  2: (random) => {
    const minute = random.multiple(5, 25, 55);
    return [random.integer(8, 18) * 60 + minute, random.multiple(5, 65 - minute, 90)];
  },
  3: (random) => [random.integer(7, 16) * 60 + random.integer(1, 59), random.integer(65, 290)],
  4: (random) => {
    const before = random.multiple(5, 20, 200);
    return [720 - before, before + random.multiple(5, 10, 200)];
  },
  5: (random) => {
    const before = random.integer(15, 240);
    return [1440 - before, before + random.integer(10, 420)];
  },
};

function askNight(random: Random, [from, to]: [string, string]): string {
  const { name } = person(random);
  return random.pick([
    `A night train leaves at ${from} and arrives at ${to} the next morning. How long is the journey?`,
    `A ferry sails at ${from} and reaches port at ${to} the next day. How long is the crossing?`,
    `${name} falls asleep at ${from} and wakes at ${to} the next morning. How long does ${name} sleep?`,
  ]);
}

/** Where the minutes of the end are fewer than those of the start, an hour is taken for them. */
function slipsOf([start, minutes]: readonly [number, number], [from, to]: readonly [string, string]): NamedSlip[] {
  if ((start % 60) + (minutes % 60) < 60) return [];
  const named = (key: NamedSlip['key'], wrong: number, tells: string) => ({
    key,
    tells,
    answer: durationText(wrong),
    wrote: `${from} to ${to}: ${durationText(wrong)}`,
  });
  return [
    named('hundred-minutes', minutes + 40, 'It looks as if an hour had a hundred minutes. How many has it?'),
    named(
      'keeps-the-hour',
      minutes + 60,
      `It looks as if there was an hour too many. Count up from ${from} to the full hour first.`,
    ),
  ];
}

const noon = 720; // minutes after midnight
/** In minutes. */
const longest = { film: 180, lesson: 60, biscuits: 30 };
const shortest = { film: 30, lesson: 20, tournament: 90, stew: 60 };

function askDay(random: Random, [from, to]: [string, string], minutes: number): string {
  const { name } = person(random);
  const film = `A film starts at ${from} and ends at ${to}. How long is the film?`;
  const lesson = `A swimming lesson begins at ${from} and ends at ${to}. How long does it last?`;
  const tournament = `A football tournament runs from ${from} to ${to}. How long does it last?`;
  const inTheOven = (what: string, it: string) =>
    `${name} puts ${what} in the oven at ${from} and takes ${it} out at ${to}. How long ${it === 'it' ? 'is it' : 'are they'} in the oven?`;
  return random.pick([
    ...when(minutes >= shortest.film && minutes <= longest.film, film),
    ...when(minutes >= shortest.lesson && minutes <= longest.lesson, lesson),
    ...when(minutes >= shortest.tournament, tournament),
    ...when(minutes >= shortest.stew, inTheOven('a stew', 'it')),
    ...when(minutes <= longest.biscuits, inTheOven('some biscuits', 'them')),
    `${name} leaves home at ${from} and arrives at ${to}. How long is the journey?`,
    `${name} is at the swimming pool from ${from} to ${to}. For how long is ${name} there?`,
  ]);
}

function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+)(?: (am|pm))?$/.exec(time) ?? [];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return hours * 60 + Number(minute);
}
