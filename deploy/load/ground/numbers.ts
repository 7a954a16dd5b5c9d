import { parseArgs } from 'node:util';

/**
 * The numbers that a load test is started with, each as its own option of the command line; what is not given is as in `usual`.
 * @throws with a sentence where an option is unknown or its number is not a whole one from 1 on
 */
export function numbersIn<Name extends string>(
  words: readonly string[],
  usual: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(usual) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...words], options });
  const number = (name: Name): number => {
    const value = Number(values[name] ?? usual[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1 on`);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, number(name)])) as Record<Name, number>;
}
