import { parseArgs } from 'node:util';

export interface Options {
  readonly children: number;
  /** Answers a second, of all of them together. */
  readonly rate: number;
  /** For how long they answer. */
  readonly seconds: number;
  /** Within how many seconds all of them start. */
  readonly startWithin: number;
}

const given = {
  children: { type: 'string', default: '500' },
  rate: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '30' },
  'start-within': { type: 'string', default: '10' },
} as const;

/** @throws with a sentence where a number is none */
export function optionsIn(words: readonly string[]): Options {
  const { values } = parseArgs({ args: [...words], options: given });
  const number = (name: keyof typeof given): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1 on`);
    return value;
  };
  return {
    children: number('children'),
    rate: number('rate'),
    seconds: number('seconds'),
    startWithin: number('start-within'),
  };
}
