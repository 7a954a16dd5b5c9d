import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { durationForm, durationText, hoursText } from '../../notation/time';
import { quantity } from '../../notation/units';
import { twoPeople } from '../../wording/people';
import { wrongDurations } from '../measures/wrong-durations';

/** Times until the two meet, in minutes. */
const spans: Record<Level, readonly number[]> = {
  1: [60, 120],
  2: [180, 240, 300],
  3: [30, 90, 150],
  4: [15, 45, 75, 105],
  5: [10, 20, 40, 50, 80, 100],
};

export const meetOrCatch = defineQuestionType({
  key: 'meet-or-catch',
  title: 'Meeting and catching up',
  targetSeconds: [35, 45, 55, 65, 80],
  version: 4,
  build: (random, level) => {
    const catches = level >= 3 && random.oneIn(2);
    const [fast, slow] = speeds(random, level);
    const closing = catches ? fast - slow : fast + slow;
    const minutes = random.pick(spans[level]);
    const gap = (closing * minutes) / 60;
    if (!Number.isInteger(gap) || gap < 2 || closing < 2) return undefined;
    const [answer, hours] = [durationText(minutes), hoursText(minutes)];
    const { inForm, ...form } = durationForm(minutes);
    return {
      params: { gap, fast, slow, catches },
      prompt: `${(catches ? askCatch : askMeet)(random, [gap, fast, slow])} ${inForm}`,
      answer,
      ...form,
      steps: [
        `Each hour the gap closes by: ${fast} km ${catches ? '−' : '+'} ${slow} km = ${closing} km`,
        `${gap} km ÷ ${closing} km/h = ${hours}`,
        ...when(hours !== answer, `${hours} = ${answer}`),
      ],
      wrong: wrongDurations(minutes, [
        Math.round((gap * 60) / fast),
        Math.round((gap * 60) / slow),
        minutes * 2,
        minutes + 60,
      ]),
    };
  },
  // Lets both move minute by minute, in sixtieths of a kilometre.
  solve: ({ gap, fast, slow, catches }) => {
    let minutes = 0;
    for (let apart = gap * 60; apart > 0; apart -= catches ? fast - slow : fast + slow) minutes += 1;
    return durationText(minutes);
  },
});

function speeds(random: Random, level: Level): [number, number] {
  const slow = random.integer(6, at(level, [10, 12, 14, 16, 18]));
  return [slow + random.integer(1, at(level, [6, 8, 10, 12, 12])), slow];
}

function askMeet(random: Random, [gap, fast, slow]: [number, number, number]): string {
  const [first, second] = twoPeople(random);
  const way = quantity(gap, 'km');
  return random.pick([
    `${first.name} and ${second.name} are ${way} apart on a cycle path. They set off towards each other at the same time, ${first.name} at ${fast} km/h and ${second.name} at ${slow} km/h. How long is it until they meet?`,
    `Two boats are ${way} apart on a lake. They sail straight towards each other at ${fast} km/h and ${slow} km/h. How long is it until they meet?`,
  ]);
}

function askCatch(random: Random, [gap, fast, slow]: [number, number, number]): string {
  const [first, second] = twoPeople(random);
  const way = quantity(gap, 'km');
  return random.pick([
    `${second.name} is ${way} ahead of ${first.name} on a cycle path. ${second.name} rides at ${slow} km/h and ${first.name} follows at ${fast} km/h. How long does it take ${first.name} to catch up?`,
    `A sailing boat is ${way} ahead of a motorboat. The sailing boat moves at ${slow} km/h and the motorboat follows at ${fast} km/h. How long does it take the motorboat to catch up?`,
  ]);
}
