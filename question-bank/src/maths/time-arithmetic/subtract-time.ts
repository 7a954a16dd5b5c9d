import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { clock24, durationForm, durationText } from '../../notation/time';
import { person, twoPeople } from '../../wording/people';
import { wrongDurations } from '../measures/wrong-durations';

export const subtractTime = defineQuestionType({
  key: 'subtract-time',
  title: 'Subtracting times',
  targetSeconds: [20, 30, 35, 45, 55],
  version: 4,
  build: (random, level) => (level <= 2 || random.oneIn(2) ? earlierTime(random, level) : difference(random, level)),
  solve: ({ from, minutes, isClock }) => (isClock ? clock24 : durationText)(from - minutes),
});

function earlierTime(random: Random, level: Level) {
  const end = random.multiple(at(level, [5, 5, 5, 1, 1]), 600, 1200);
  const minutes = random.multiple(
    at(level, [5, 5, 5, 1, 1]),
    at(level, [10, 55, 120, 70, 125]),
    at(level, [50, 115, 235, 290, 400]),
  );
  const [hours, rest] = [Math.floor(minutes / 60) * 60, minutes % 60];
  const { name } = person(random);
  const [to, length] = [clock24(end), durationText(minutes)];
  return {
    params: { from: end, minutes, isClock: true },
    prompt: `${random.pick([
      `A coach arrives at ${to} after a journey of ${length}. At what time did it set off?`,
      `${name} must be at the airport at ${to}. The drive takes ${length}. What is the latest time to leave?`,
      `A stew has to be ready at ${to}. It cooks for ${length}. At what time must it start to cook?`,
    ])} Use the 24-hour clock.`,
    answer: clock24(end - minutes),
    answerForm: 'Give a 24-hour time, like 15:30.',
    steps: [
      ...when(hours > 0, `${to} − ${durationText(hours)} = ${clock24(end - hours)}`),
      ...when(rest > 0, `${clock24(end - hours)} − ${durationText(rest)} = ${clock24(end - minutes)}`),
    ],
    slips: hourKept(end % 60 < rest, `${to} − ${length}`, { kept: clock24(end - minutes + 60) }),
    wrong: wrongNumbers(
      end - minutes,
      [end - minutes + 60, end - minutes - 60, end - minutes - 40, end - minutes + 40, end + minutes],
      { show: clock24, step: 5 },
    ),
  };
}

interface Reached {
  /** With a hundred minutes to the hour, and with the hour that was taken for the minutes. */
  hundred?: string;
  kept: string;
}

/** Where an hour has to be taken for the minutes. */
function hourKept(regroups: boolean, sum: string, { hundred, kept }: Reached): NamedSlip[] {
  if (!regroups) return [];
  const named = (key: NamedSlip['key'], answer: string, tells: string) => ({
    key,
    answer,
    tells,
    wrote: `${sum} = ${answer}`,
  });
  const tooMany = named('keeps-the-hour', kept, 'It looks as if an hour was kept that had gone into the minutes.');
  if (hundred === undefined) return [tooMany];
  return [tooMany, named('hundred-minutes', hundred, 'It looks as if an hour had a hundred minutes. How many has it?')];
}

function difference(random: Random, level: Level) {
  const short = random.integer(at(level, [40, 40, 62, 95, 125]), at(level, [90, 90, 150, 200, 300]));
  const gap = random.integer(15, at(level, [60, 60, 100, 150, 200]));
  const long = short + gap;
  const [first, second] = twoPeople(random);
  const { inForm, ...form } = durationForm(gap);
  const regroups = long % 60 < short % 60;
  const [hours, rest] = [Math.floor(long / 60), long % 60];
  return {
    params: { from: long, minutes: short, isClock: false },
    prompt: `${random.pick([
      `${first.name} finishes a long-distance walk in ${durationText(long)}. ${second.name} finishes it in ${durationText(short)}. How much longer does ${first.name} take?`,
      `An audiobook lasts ${durationText(long)}. ${first.name} has heard ${durationText(short)} of it. How much of it is left?`,
    ])} ${inForm}`,
    answer: durationText(gap),
    ...form,
    steps: [
      ...when(
        regroups,
        `Take one hour as 60 minutes: ${durationText(long)} = ${hours - 1 > 0 ? `${durationText((hours - 1) * 60)} ` : ''}${rest + 60} minutes`,
      ),
      `${durationText(long)} − ${durationText(short)} = ${durationText(gap)}`,
    ],
    slips: hourKept(regroups, `${durationText(long)} − ${durationText(short)}`, {
      hundred: durationText(gap + 40),
      kept: durationText(gap + 60),
    }),
    wrong: wrongDurations(gap, [gap + 60, gap + 40, gap - 40, long + short, gap + 20]),
  };
}
