import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after, quantity } from '../../notation/units';
import { grouped } from '../../wording/english';
import { inLitres, ml } from './liquids';

export const fillTime = defineQuestionType({
  key: 'fill-time',
  title: 'Time to fill',
  targetSeconds: [20, 30, 40, 55, 70],
  version: 5,
  build: (random, level) => (level === 4 ? inSeconds(random) : inMinutes(random, level)),
  solve: ({ volume, rate, leak, unit }) => {
    let time = 0;
    while (time * (rate - leak) < volume) time += 1;
    return quantity(time, unit);
  },
});

/** What holds about so many litres. */
function placeFor(random: Random, litres: number): string {
  if (litres < 20) return random.pick(['bucket', 'washing-up bowl', 'watering can']);
  if (litres < 80) return random.pick(['fish tank', 'rain barrel', 'horse trough']);
  return random.pick(litres < 300 ? ['bath', 'paddling pool', 'water tank'] : ['pond', 'hot tub', 'water tank']);
}

function inMinutes(random: Random, level: Level) {
  const rate = random.integer(at(level, [2, 7, 3, 3, 8]), at(level, [6, 12, 12, 12, 20]));
  const leak = level === 5 ? random.integer(2, rate - 4) : 0;
  const time = random.integer(at(level, [3, 3, 13, 13, 3]), at(level, [10, 12, 24, 30, 45]));
  const volume = (rate - leak) * time;
  const place = placeFor(random, volume);
  const show = (value: number) => quantity(value, 'minutes');
  return {
    params: { volume, rate, leak, unit: 'minutes' },
    prompt:
      leak > 0
        ? `Water runs into an empty ${place} at ${rate} litres per minute. At the same time ${leak} litres leak out every minute. The ${place} holds ${volume} litres. How many minutes does it take to fill?`
        : random.pick([
            `A tap fills a ${place} at ${rate} litres per minute. The ${place} holds ${volume} litres. How many minutes does it take to fill the empty ${place}?`,
            `Water flows into an empty ${place} at a rate of ${rate} litres every minute. How many minutes does it take for ${volume} litres to flow in?`,
          ]),
    answer: show(time),
    unit: after('minutes'),
    steps: [
      ...when(leak > 0, `Each minute: ${rate} litres − ${leak} litres = ${rate - leak} litres`),
      `Time in minutes: ${volume} ÷ ${rate - leak} = ${time}`,
    ],
    wrong: wrongNumbers(time, [volume / rate, volume / (rate + leak), time * 10, time + rate], { show }),
  };
}

function inSeconds(random: Random) {
  const rate = random.multiple(25, 50, 400);
  const time = random.integer(8, 60);
  const volume = rate * time;
  const vessel = random.pick(volume <= 5000 ? ['saucepan', 'vase', 'jug'] : ['bucket', 'fish tank', 'washing-up bowl']);
  const show = (value: number) => quantity(value, 'seconds');
  if (volume < 2000 || volume > 20_000 || volume % 100 !== 0) return undefined;
  return {
    params: { volume, rate, leak: 0, unit: 'seconds' },
    prompt: random.pick([
      `Water runs from a tap at ${rate} ml per second. How many seconds does it take to fill a ${vessel} that holds ${inLitres(volume)}?`,
      `A ${vessel} holds ${inLitres(volume)}. A hose fills it at ${rate} ml every second. How many seconds does that take?`,
    ]),
    answer: show(time),
    unit: after('seconds'),
    steps: [`${inLitres(volume)} = ${ml(volume)}`, `Time in seconds: ${grouped(volume)} ÷ ${rate} = ${time}`],
    wrong: wrongNumbers(time, [time * 10, time / 10, time + 10, time - 10, volume / 100], { show }),
  };
}
