import { describe, expect, it } from '@jest/globals';
import { accept, acceptUnless, type Decision } from './decider';

type Added = { type: 'Added'; data: { amount: number } };
const added: Added = { type: 'Added', data: { amount: 1 } };

describe('accepting', () => {
  it('without an event is a decision of any aggregate', () => {
    const nothing = accept();
    const ofJars: Decision<Added> = nothing;
    expect(ofJars).toEqual({ kind: 'accepted', events: [] });
  });

  it('appends nothing where it is so already', () => {
    expect(acceptUnless(true, added)).toEqual(accept());
    expect(acceptUnless(false, added, added)).toEqual(accept(added, added));
  });
});
