import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { anyone, command } from '../describe/contract';
import { Email, Id, Instant, Own, Shape, Text } from '../describe/schema';
import { allCalls } from './all-calls';
import type { Called } from './called';
import { idFieldsOf, isOfPeople, withId } from './named-ids';

/** Of each call of people, which of its fields nothing is said of. */
const unsaid = (calls: readonly Pick<Called, 'contract' | 'names'>[]) =>
  calls
    .filter(({ contract }) => isOfPeople(contract))
    .flatMap(({ contract, names }) =>
      idFieldsOf(contract)
        .filter((field) => names[field] === undefined)
        .map((field) => `${contract.path}: say what its ${field} names, by naming(…) where the tests’ calls are`),
    );

const call = command({
  call: 'POST /go',
  who: anyone,
  summary: 'Goes.',
  request: {
    childId: Id,
    email: Own(Email, 'email'),
    callerId: Own(Id, 'accountId'),
    at: Instant,
    note: Text(80),
    kind: Type.Enum(['one', 'other']),
    acts: Type.Array(Shape({ questionId: Id, count: Type.Integer() })),
    names: Type.Array(Id),
  },
});

describe('the fields of what people ask that hold ids', () => {
  it('are all said to name something of theirs, or nobody’s', () => {
    expect(unsaid(allCalls)).toEqual([]);
    const names = { childId: 'child', names: 'nobody’s' } as const;
    expect(unsaid([{ contract: call, names }])).toEqual([
      '/go: say what its acts.questionId names, by naming(…) where the tests’ calls are',
    ]);
  });

  it('are there, each of those of which something is said', () => {
    const strange = [...new Set(allCalls.map(({ names }) => names))].flatMap((names) => {
      const group = allCalls.filter((each) => each.names === names);
      const there = new Set(group.flatMap(({ contract }) => idFieldsOf(contract)));
      return Object.keys(names).filter((field) => !there.has(field));
    });
    expect(strange).toEqual([]);
  });
});

describe('what is looked for in a request', () => {
  it('is whatever takes an id and no sentence, wherever it stands', () =>
    expect(idFieldsOf(call)).toEqual(['childId', 'acts.questionId', 'names']));

  it('is put in its place, in each of several', () => {
    const request = { childId: 'a', acts: [{ questionId: 'b', count: 1 }, { questionId: 'c' }], names: ['d'] };
    expect(withId(request, 'childId', 'x')).toEqual({ ...request, childId: 'x' });
    expect(withId(request, 'acts.questionId', 'x')).toEqual({
      ...request,
      acts: [{ questionId: 'x', count: 1 }, { questionId: 'x' }],
    });
    expect(withId(request, 'names', 'x')).toEqual({ ...request, names: ['x'] });
    expect(() => withId({}, 'acts.questionId', 'x')).toThrow('nothing that has a questionId');
  });
});
