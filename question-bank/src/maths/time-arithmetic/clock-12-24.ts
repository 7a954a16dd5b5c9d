import { person } from '../../wording/people';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { clock12, clock24 } from '../../notation/time';

export const clock1224 = defineQuestionType({
  key: 'clock-12-24',
  title: '12-hour and 24-hour clock',
  targetSeconds: [10, 15, 15, 20, 20],
  version: 4,
  build: (random, level) => {
    const [earliest, latest] = at(level, [
      [780, 1410],
      [780, 1425],
      [0, 1439],
      [0, 1439],
      [0, 1439],
    ] as const);
    const time =
      level === 5
        ? random.pick([0, 720]) + random.integer(0, 59)
        : random.multiple(at(level, [30, 15, 5, 1, 1]), earliest, latest);
    if (!isOfLevel(level, time)) return undefined;
    return random.oneIn(2) ? to24Hours(random, time) : to12Hours(random, time);
  },
  solve: ({ given, to24 }) => {
    const [, hours = '0', minutes = '0', half] = /^(\d+):(\d+)(?: (am|pm))?$/.exec(given) ?? [];
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
    if (to24) return `${String(hour).padStart(2, '0')}:${minutes}`;
    return `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  },
});

/** No time of the level before: later quarters, then other minutes, and the hours around midnight and noon for the last. */
function isOfLevel(level: Level, time: number): boolean {
  const isHardHour = time < 60 || Math.floor(time / 60) === 12;
  return (level === 1 || time % at(level, [30, 30, 15, 5, 5]) !== 0) && (level < 4 || isHardHour === (level === 5));
}

function to24Hours(random: Random, time: number) {
  const given = clock12(time);
  return {
    params: { given, to24: true },
    prompt: random.pick([
      `Write ${given} as a 24-hour clock time.`,
      `A bus leaves at ${given}. What does a 24-hour clock show then?`,
      `What is ${given} on the 24-hour clock?`,
      `A film starts at ${given}. How is that written on the 24-hour clock?`,
      `${person(random).name}'s phone shows ${given}. What would it show on the 24-hour clock?`,
    ]),
    answer: clock24(time),
    answerForm: 'Give a 24-hour time, like 15:30.',
    steps: [explain(Math.floor(time / 60), true), `So ${given} is ${clock24(time)}.`],
    wrong: wrongNumbers(time, slipsOf(time), { show: clock24, step: 10 }),
  };
}

function to12Hours(random: Random, time: number) {
  const given = clock24(time);
  return {
    params: { given, to24: false },
    prompt: random.pick([
      `Write ${given} as a 12-hour clock time, with am or pm.`,
      `A timetable says ${given}. What time is that on the 12-hour clock, with am or pm?`,
      `A ticket says ${given}. What time is that on the 12-hour clock, with am or pm?`,
      `What is ${given} on the 12-hour clock? Write am or pm after the time.`,
    ]),
    answer: clock12(time),
    answerForm: 'Give a time with am or pm, like 3:30 pm.',
    steps: [explain(Math.floor(time / 60), false), `So ${given} is ${clock12(time)}.`],
    wrong: wrongNumbers(time, slipsOf(time), { show: clock12, step: 10 }),
  };
}

/** Twelve hours out, ten added for twelve, and others near. */
const slipsOf = (time: number) => [(time + 720) % 1440, time + 600, time - 120, time + 60, time - 60];

function explain(hour: number, to24: boolean): string {
  if (hour === 0) return 'The hour after midnight is 12 am, which is 00 on the 24-hour clock.';
  if (hour === 12) return 'The hour after noon is 12 pm, which stays 12 on the 24-hour clock.';
  if (hour < 12) return 'In the morning the hours are the same; the 24-hour clock writes two digits.';
  return to24
    ? `After noon add 12 to the hour: ${hour - 12} + 12 = ${hour}`
    : `After noon take 12 from the hour: ${hour} − 12 = ${hour - 12}`;
}
