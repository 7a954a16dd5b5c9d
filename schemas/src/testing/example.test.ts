import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { contracts } from '../contracts';
import { Maybe } from '../describe/events';
import { Day, Email, Id, Password, Shape } from '../describe/schema';
import { eventTypes } from '../events';
import { exampleOf, lacking } from './example';

describe('an example', () => {
  it.each([...eventTypes.values()])('can be made of $name, with every field', ({ name, schema }) => {
    expect(lacking(schema, [exampleOf(schema, name)])).toEqual([]);
  });

  it('can be made of nearly every request', () => {
    const made = contracts.filter(({ request }) => {
      try {
        return exampleOf(Shape(request)) !== undefined;
      } catch {
        return false;
      }
    });
    expect(made.length / contracts.length).toBeGreaterThan(0.9);
  });

  it('says itself what its fields are', () => {
    const made = exampleOf(Shape({ accountId: Id, email: Maybe(Email), bornOn: Day, password: Password }));
    expect(made).toEqual({
      accountId: 'account-1',
      email: 'grace@families.example',
      bornOn: '2026-11-21',
      password: 'password-1',
    });
  });

  it('is not made up where it would not be accepted', () => {
    expect(() => exampleOf(Type.String({ pattern: '^[0-9]{3}$' }), 'code')).toThrow('no example of code can be made');
  });
});
