import { clockFigure } from '../../figures/clock';
import { hopsFigure } from '../../figures/steps/hops';
import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip, type StepsFigure } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock12, clock24, durationForm, durationText } from '../../notation/time';
import { person } from '../../wording/people';
import { wrongDurations } from '../measures/wrong-durations';

export const addTime = defineQuestionType({
  key: 'add-time',
  title: 'Adding times',
  targetSeconds: [20, 30, 35, 45, 55],
  version: 4,
  build: (random, level) => {
    if (level <= 2 && random.oneIn(3)) return fromClock(random, level);
    return level <= 2 || random.oneIn(2) ? laterTime(random, level) : totalTime(random, level);
  },
  solve: ({ start, minutes, form }) => {
    const end = minutes.reduce((time, length) => time + length, start);
    return { duration: durationText, day: clock24, dial: clock12 }[form](end);
  },
});

type Form = 'duration' | 'day' | 'dial';

const lengthOf = (random: Random, level: Level) =>
  random.multiple(at(level, [5, 5, 5, 1, 1]), at(level, [10, 55, 120, 70, 95]), at(level, [50, 115, 235, 290, 400]));

/** A start on the 24-hour clock and a length. */
function laterTime(random: Random, level: Level) {
  const start = random.multiple(at(level, [5, 5, 5, 1, 1]), 420, 1000);
  const minutes = lengthOf(random, level);
  const { name } = person(random);
  const [from, length] = [clock24(start), durationText(minutes)];
  return {
    params: { start, minutes: [minutes], form: 'day' as Form },
    prompt: `${random.pick([
      `A train leaves at ${from}. The journey takes ${length}. At what time does it arrive?`,
      `${name} starts a walk at ${from} and walks for ${length}. At what time does ${name} finish?`,
      `A chess tournament begins at ${from} and lasts ${length}. At what time does it end?`,
    ])} Use the 24-hour clock.`,
    answer: clock24(start + minutes),
    answerForm: 'Give a 24-hour time, like 15:30.',
    steps: addSteps(start, minutes),
    ...drawnFrom(start, minutes),
    slips: hourLost(start, minutes),
    wrong: wrongNumbers(
      start + minutes,
      [start + minutes + 40, start + minutes - 60, start + minutes + 60, start - minutes],
      { show: clock24, step: 5 },
    ),
  };
}

const legsOf = (minutes: number) => [Math.floor(minutes / 60) * 60, minutes % 60].filter((leg) => leg > 0);

/** A hop for the hours and one for the minutes. */
function drawnFrom(start: number, minutes: number): { stepsFigure: StepsFigure } {
  const legs = legsOf(minutes).map(durationText);
  const marks = [clock24(start), ...legs.map(() => '?')];
  const title = `A line from ${clock24(start)} on, with hops of ${legs.join(' and ')}`;
  return { stepsFigure: { svg: hopsFigure(title, marks, legs), shownWith: 'first-step' } };
}

/** Where the minutes make one more hour. */
function hourLost(start: number, minutes: number): NamedSlip[] {
  if ((start % 60) + (minutes % 60) < 60) return [];
  const answer = clock24(start + minutes - 60);
  return [
    {
      key: 'loses-an-hour',
      answer,
      wrote: `${clock24(start)} + ${durationText(minutes)} = ${answer}`,
      tells: `It looks as if an hour was lost: the minutes come to more than 60, which is one hour more.`,
    },
  ];
}

/** The hours first, then the minutes. */
function addSteps(start: number, minutes: number): string[] {
  const [hours, rest] = [Math.floor(minutes / 60) * 60, minutes % 60];
  return [
    ...when(hours > 0, `${clock24(start)} + ${durationText(hours)} = ${clock24(start + hours)}`),
    ...when(rest > 0, `${clock24(start + hours)} + ${durationText(rest)} = ${clock24(start + minutes)}`),
  ];
}

/** The start is read from a clock face. */
function fromClock(random: Random, level: Level) {
  const start = random.multiple(5, 485, 690);
  const minutes = random.multiple(5, level === 1 ? 10 : 30, level === 1 ? 25 : 50);
  const end = start + minutes;
  const { name } = person(random);
  if (start % 60 === 0 || Math.floor(end / 60) > 11) return undefined;
  return {
    params: { start, minutes: [minutes], form: 'dial' as Form },
    prompt: random.pick([
      `The clock shows when ${name}'s piano lesson starts in the morning. It lasts ${durationText(minutes)}. At what time does it end? Write am after the time.`,
      `The clock shows when a morning assembly begins. It lasts ${durationText(minutes)}. At what time is it over? Write am after the time.`,
    ]),
    figure: clockFigure(start),
    answer: clock12(end),
    answerForm: 'Give a time with am, like 9:40 am.',
    steps: [`The clock shows ${clock12(start)}.`, `${clock24(start)} + ${durationText(minutes)} = ${clock24(end)}`],
    wrong: wrongNumbers(end, [start, end + 60, end - 5, end + 5, end - 60], { show: clock12, step: 5 }),
  };
}

/** Two or three lengths of time. */
function totalTime(random: Random, level: Level) {
  const minutes = Array.from({ length: level === 5 ? 3 : 2 }, () => lengthOf(random, level));
  const total = minutes.reduce((sum, length) => sum + length);
  const [hours, rest] = [
    minutes.reduce((sum, length) => sum + Math.floor(length / 60), 0),
    minutes.reduce((sum, length) => sum + (length % 60), 0),
  ];
  const { inForm, ...form } = durationForm(total);
  const { name, they } = person(random);
  const [first = '', second = '', third] = minutes.map(durationText);
  const more = third === undefined ? '' : ` On the third day ${they} walks for ${third}.`;
  return {
    params: { start: 0, minutes, form: 'duration' as Form },
    prompt: `On the first day of a holiday ${name} walks for ${first}. On the second day ${they} walks for ${second}.${more} How long is that altogether? ${inForm}`,
    answer: durationText(total),
    ...form,
    steps: [
      `Hours: ${minutes.map((length) => Math.floor(length / 60)).join(' + ')} = ${hours}`,
      `Minutes: ${minutes.map((length) => length % 60).join(' + ')} = ${rest}`,
      ...when(rest >= 60, `${rest} minutes = ${durationText(rest)}`),
      `Together that is ${durationText(total)}.`,
    ],
    wrong: wrongDurations(total, [total - 60, total + 60, total + 40, total - 40]),
  };
}
