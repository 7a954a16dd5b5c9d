import { expect, it } from '@jest/globals';
import { faultsIn } from '../lint/testing/faults';

const decide = (ending: string) =>
  `export function decide({ type, data }, state) { switch (type) {
    ${Array.from({ length: 20 }, (_, n) => `case 'Do${n}': return ${ending};`).join('\n')}
  } }`;
const faultsOf = (text: string) => faultsIn({ 'command-service/src/one/one.decider.ts': text });

it('twenty simple commands are one table of contents', () => {
  const faults = faultsOf(decide("acceptUnless(state.done, { type: 'Done', data })"));
  expect(Object.values(faults)).toEqual([[]]);
});

it('a branch in each would be too much for one function', () => {
  const faults = faultsOf(decide("state.done ? accept() : accept({ type: 'Done', data })"));
  expect(Object.values(faults)).toEqual([[expect.stringContaining('complexity of 22')]]);
});
