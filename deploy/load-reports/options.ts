import { parseArgs } from 'node:util';

export interface Options {
  readonly children: number;
  /** How many sit another exam meanwhile. */
  readonly sitting: number;
  /** Answers a second, of all who sit together. */
  readonly rate: number;
}

const given = {
  children: { type: 'string', default: '500' },
  sitting: { type: 'string', default: '100' },
  rate: { type: 'string', default: '22' },
} as const;

/** @throws with a sentence where a number is none */
export function optionsIn(words: readonly string[]): Options {
  const { values } = parseArgs({ args: [...words], options: given });
  const number = (name: keyof typeof given): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1 on`);
    return value;
  };
  return { children: number('children'), sitting: number('sitting'), rate: number('rate') };
}
