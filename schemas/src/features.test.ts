import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { isStaff } from './accounts/roles';
import { contracts } from './contracts';
import type { ForRoles } from './describe/contract';
import type { AnyEvent } from './events';
import { features } from './features';
import { refusals, type RefusalCode } from './refusals';
import { tables } from './tables';

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const named = contracts.flatMap((contract) => contract.refusals.map((code) => ({ code, path: contract.path })));

describe('what the features bring', () => {
  it('has a name of its own each', () => {
    expect(twice(features.map(({ name }) => name))).toEqual([]);
    expect(twice(tables.map(({ name }) => name))).toEqual([]);
    expect(twice(contracts.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  });

  it('is kept in tables that are named after their feature, by its first word', () => {
    const strange = features.flatMap(({ name, tables: its }) =>
      its.filter((table) => !table.name.startsWith(`${name.split('-', 1)[0] ?? name}_`)),
    );
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it('tells every refusal of every call in words', () => {
    expect(named.filter(({ code }) => !(code in refusals))).toEqual([]);
  });

  it('tells no refusal that no call has', () => {
    const used = new Set(named.map(({ code }) => code));
    expect(Object.keys(refusals).filter((code) => !used.has(code))).toEqual([]);
  });

  it('says of every call before which staff are asked for their password what it does', () => {
    const isAsked = ({ roles, afterPassword, withoutPassword = [] }: ForRoles) =>
      afterPassword && isStaff(roles.filter((role) => !withoutPassword.includes(role)));
    const guarded = contracts.filter(({ who }) => who.kind === 'roles' && isAsked(who));
    expect(guarded.length).toBeGreaterThan(10);
    expect(guarded.filter(({ does }) => does === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('takes from staff no reason, note or message in which something hides, or turns about what stands beside it', () => {
    const said = ['reason', 'note', 'words', 'text'] as const;
    const given = contracts
      .filter(({ who }) => who.kind === 'roles' && isStaff(who.roles))
      .flatMap(({ path, request }) =>
        said.flatMap((field) => (request[field] ? [{ path, schema: request[field] }] : [])),
      )
      .filter(({ schema }) => Value.Check(schema, 'Fatima’s, و سلام: right.'));
    expect(given.length).toBeGreaterThan(25);
    for (const one of ['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\u0007'])
      expect(given.filter(({ schema }) => Value.Check(schema, `right${one} wrong`)).map(({ path }) => path)).toEqual(
        [],
      );
  });

  it('is known to the compiler to the letter', () => {
    const told: RefusalCode = 'LinkNotValid';
    // @ts-expect-error -- no feature tells it
    const unknown: RefusalCode = 'LinkNotKnown';
    const granted: AnyEvent = { type: 'RoleGranted', data: { accountId: 'a', role: 'ROLE_ADMIN' } };
    // @ts-expect-error -- no family declares it
    const strange: AnyEvent['type'] = 'RoleForgotten';
    expect([told, unknown, granted.type, strange]).toHaveLength(4);
  });
});
