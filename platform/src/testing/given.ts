import { expect } from '@jest/globals';
import { fold, type Decider, type DomainEvent } from '../decider/decider';

/**
 * Tests a decider in sentences: `given(opened).when(submit).then(answered)`. Bind it once per aggregate:
 * `const given = stories(worksheet);`
 */
export function stories<S, C, E extends DomainEvent, R extends string>(aggregate: Decider<S, C, E, R>) {
  return (...history: readonly E[]) => ({
    when: (command: C) => {
      const state = untouched(aggregate, history);
      const before = structuredClone(state);
      const decision = aggregate.decide(command, state);
      expect(state).toEqual(before);
      return {
        then: (...events: readonly E[]) => expect(decision).toEqual({ kind: 'accepted', events }),
        thenRefused: (code: R, until?: string) => expect(decision).toEqual({ kind: 'refused', code, until }),
        thenNothing: () => expect(decision).toEqual({ kind: 'accepted', events: [] }),
        /** For what is too long to write out: hands over the events themselves. */
        events: (): readonly E[] => {
          if (decision.kind === 'refused') throw new Error(`refused: ${decision.code}`);
          return decision.events;
        },
      };
    },
    /** The state after the history. */
    state: () => untouched(aggregate, history),
  });
}

/** Folds, and sees that each state stays what it was when it has become another: it may be kept. */
function untouched<S, C, E extends DomainEvent, R extends string>(
  aggregate: Decider<S, C, E, R>,
  history: readonly E[],
): S {
  const states = [aggregate.initial];
  const copies = states.map((state) => structuredClone(state));
  for (const event of history) {
    const next = fold({ ...aggregate, initial: states.at(-1) ?? aggregate.initial }, [event]);
    states.push(next);
    copies.push(structuredClone(next));
  }
  expect(states).toEqual(copies);
  return fold(aggregate, history);
}
