import { expect } from '@jest/globals';
import { fold, type Decider, type DomainEvent } from '../decider/decider';

/**
 * Tests a decider in sentences: `given(opened).when(submit).then(answered)`. Bind it once per aggregate:
 * `const given = stories(worksheet);`
 */
export function stories<S, C, E extends DomainEvent, R extends string>(aggregate: Decider<S, C, E, R>) {
  return (...history: readonly E[]) => ({
    when: (command: C) => {
      const decision = aggregate.decide(command, fold(aggregate, history));
      return {
        then: (...events: readonly E[]) => expect(decision).toEqual({ kind: 'accepted', events }),
        thenRefused: (code: R) => expect(decision).toEqual({ kind: 'refused', code }),
        thenNothing: () => expect(decision).toEqual({ kind: 'accepted', events: [] }),
        /** For what is too long to write out: hands over the events themselves. */
        events: (): readonly E[] => {
          if (decision.kind === 'refused') throw new Error(`refused: ${decision.code}`);
          return decision.events;
        },
      };
    },
    /** The state after the history. */
    state: () => fold(aggregate, history),
  });
}
