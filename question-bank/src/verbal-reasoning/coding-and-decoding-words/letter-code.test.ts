import { expect, it } from '@jest/globals';
import { decodePattern } from './decode-pattern';
import { decodeShift } from './decode-shift';
import { encodePattern } from './encode-pattern';
import { encodeShift } from './encode-shift';
import { mirrorCode } from './mirror-code';

const DRAWS = 100;

/** How many letters of what is asked can be copied from the example, from the printed question alone. */
function copiedIn(prompt: string, answer: string): number {
  const [, word = '', code = ''] = /code for ([A-Z]+) is ([A-Z]+)/.exec(prompt) ?? [];
  const [, asked] = /code for ([A-Z]+)\?/.exec(prompt) ?? [];
  const [, askedCode] = /has the code ([A-Z]+)\?/.exec(prompt) ?? [];
  const [from, to] = [asked ?? answer, askedCode ?? answer];
  const known = new Set(Array.from(word, (letter, at) => letter + code.charAt(at)));
  return Array.from(from, (letter, at) => letter + to.charAt(at)).filter((pair) => known.has(pair)).length;
}

it.each([encodeShift, decodeShift, encodePattern, decodePattern, mirrorCode].map((type) => [type.key, type] as const))(
  '%s asks for no more letters than half that stand in the example already',
  (_, type) => {
    const faults: string[] = [];
    for (const level of type.levels)
      for (let seed = 1; seed <= DRAWS; seed += 1) {
        const { prompt, answer } = type.draw(level, seed);
        if (2 * copiedIn(prompt, answer) > answer.length) faults.push(`level ${level}, seed ${seed}: ${prompt}`);
      }
    expect(faults).toEqual([]);
  },
);
