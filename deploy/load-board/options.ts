import { parseArgs } from 'node:util';

export interface Options {
  readonly children: number;
  /** Admins who watch, each by a line of their own. */
  readonly watchers: number;
  /** Answers a second, of all children together. */
  readonly rate: number;
  readonly seconds: number;
}

const given = {
  children: { type: 'string', default: '300' },
  watchers: { type: 'string', default: '10' },
  rate: { type: 'string', default: '60' },
  seconds: { type: 'string', default: '60' },
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
    watchers: number('watchers'),
    rate: number('rate'),
    seconds: number('seconds'),
  };
}
