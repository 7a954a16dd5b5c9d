import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { FamilyEvent } from 'schemas/accounts/family/family.events';
import { MOST_CHILDREN } from 'schemas/accounts/family.contract';
import { childrenOf, family, MOST_CHANGES, type FamilyCommand } from './family.decider';

const given = stories(family);
const familyId = 'ann';
const first = { learnerId: 'amara', name: 'Amara' };
const of = { familyId, first };

const add = (name: string, learnerId = name.toLowerCase()): FamilyCommand => ({
  ...of,
  type: 'AddChild',
  data: { learnerId, name, bornOn: '2016-09-01' },
});
const change = (learnerId: string, name: string): FamilyCommand => ({
  ...of,
  type: 'ChangeChild',
  data: { learnerId, name },
});
const archive = (learnerId: string, ...toGo: string[]): FamilyCommand => ({
  ...of,
  type: 'ArchiveChild',
  data: { learnerId },
  toGo,
});
const restore = (learnerId: string): FamilyCommand => ({ ...of, type: 'RestoreChild', data: { learnerId } });

const founded: FamilyEvent = { type: 'FamilyFounded', data: { familyId, learnerId: 'amara' } };
const added = (name: string, learnerId = name.toLowerCase()): FamilyEvent => ({
  type: 'ChildAdded',
  data: { familyId, learnerId, name, bornOn: '2016-09-01' },
});
const renamed = (learnerId: string, name: string): FamilyEvent => ({
  type: 'ChildDetailsChanged',
  data: { familyId, learnerId, name },
});
const archived = (learnerId: string): FamilyEvent => ({ type: 'ChildArchived', data: { familyId, learnerId } });
const restored = (learnerId: string): FamilyEvent => ({ type: 'ChildRestored', data: { familyId, learnerId } });
const two = [founded, added('Tunde')];

describe('a child', () => {
  it('comes to a family of one, which is founded by it', () =>
    given()
      .when(add('Tunde'))
      .then(...two));
  it('comes to a family that there is already', () =>
    given(...two)
      .when(add('Ife'))
      .then(added('Ife')));
  it('comes once, however often it is asked for', () =>
    given(...two)
      .when(add('Tunde'))
      .thenNothing());
  it.each([' amara ', 'AMARA', 'Tunde', 'Tunde\u200b', 'Tun\u00adde', '\ufeffTunde', 'T\u2060unde', 'T\u200dunde'])(
    'does not come by a name that another has: %j',
    (name) =>
      given(...two)
        .when(add(name, 'another'))
        .thenRefused('ChildNameTaken'),
  );
  it('comes by the name of one who was put away', () =>
    given(...two, archived('tunde'))
      .when(add('Tunde', 'another'))
      .then(added('Tunde', 'another')));
  it('does not come where there are as many as can be', () => {
    const others = Array.from({ length: MOST_CHILDREN - 1 }, (_, index) => added(`Child${index}`));
    given(founded, ...others)
      .when(add('Ife'))
      .thenRefused('FamilyFull');
    given(founded, ...others, archived('child0'))
      .when(add('Ife'))
      .then(added('Ife'));
  });
});

describe('what is said of a child', () => {
  it('is changed, of the first one too', () => {
    given().when(change('amara', 'Mara')).then(founded, renamed('amara', 'Mara'));
    given(...two)
      .when(change('tunde', 'Babatunde'))
      .then(renamed('tunde', 'Babatunde'));
  });
  it('may be their own name in another case', () =>
    given(...two)
      .when(change('tunde', 'TUNDE'))
      .then(renamed('tunde', 'TUNDE')));
  it('is not another’s name', () =>
    given(...two)
      .when(change('tunde', 'amara'))
      .thenRefused('ChildNameTaken'));
  it('leaves the old name to others', () =>
    given(founded, renamed('amara', 'Mara')).when(add('Amara', 'another')).then(added('Amara', 'another')));
});

describe('a child who practises no longer', () => {
  it('is put away and brought back, once each', () => {
    given(...two)
      .when(archive('amara'))
      .then(archived('amara'));
    given(...two, archived('amara'))
      .when(archive('amara'))
      .thenNothing();
    given(...two, archived('amara'))
      .when(restore('amara'))
      .then(restored('amara'));
    given(...two)
      .when(restore('amara'))
      .thenNothing();
  });
  it('is not the last', () => {
    given().when(archive('amara')).thenRefused('LastChild');
    given(...two, archived('amara'))
      .when(archive('tunde'))
      .thenRefused('LastChild');
  });
  it('is not the last beside those who are to be erased', () => {
    given(...two)
      .when(archive('amara', 'tunde'))
      .thenRefused('LastChild');
    given(...two)
      .when(archive('tunde', 'tunde'))
      .then(archived('tunde'));
  });
  it('does not come back beside another of the same name', () =>
    given(...two, archived('tunde'), added('Tunde', 'another'))
      .when(restore('tunde'))
      .thenRefused('ChildNameTaken'));
  it('does not come back where there are as many as can be', () => {
    const others = Array.from({ length: MOST_CHILDREN }, (_, index) => added(`Child${index}`));
    given(founded, archived('amara'), ...others)
      .when(restore('amara'))
      .thenRefused('FamilyFull');
  });
});

it.each([change('nobody', 'Ife'), archive('nobody'), restore('nobody')])('knows no child of others: %j', (command) =>
  given(...two)
    .when(command)
    .thenRefused('ChildNotFound'),
);

it('is not changed without end: its stream is read at each log-in', () => {
  const often = Array.from({ length: MOST_CHANGES }, () => renamed('amara', 'Mara'));
  given(...often.slice(1))
    .when(change('amara', 'Amara'))
    .then(founded, renamed('amara', 'Amara'));
  given(...often)
    .when(change('amara', 'Amara'))
    .thenRefused('FamilyChangedTooOften');
});

it('tells its children in the order in which they came, the first by the name of the account', () => {
  const state = given(...two, archived('tunde')).state();
  expect(childrenOf(state, first)).toEqual([
    { learnerId: 'amara', name: 'Amara', isArchived: false },
    { learnerId: 'tunde', name: 'Tunde', isArchived: true },
  ]);
});
