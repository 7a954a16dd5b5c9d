import { expect, it } from '@jest/globals';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { askedFor, ran } from '../../../testing/worker-kit';
import { issueAgainJob } from './issue-again.job';
import { issueAgain } from './issue-again.process';

const paperHash = 'a1'.repeat(32);
type Decided = Extract<AnyEvent, { type: 'MockKeyChanged' | 'MockKeyChangeTakenBack' }>;
const decided = (type: Decided['type'], more: object = {}) => {
  const { data } = goldenOf(type);
  return askedFor(issueAgain, { type, data: { ...data, paperHash, keyVersion: 2, ...more } } as Decided);
};

it('has reports made anew once for each decision that prints some differently', () => {
  const asked = [{ task: 'mock-exams.issue-again', once: `${paperHash} 2`, data: { paperHash, keyVersion: 2 } }];
  expect(decided('MockKeyChanged')).toMatchObject(asked);
  expect(decided('MockKeyChangeTakenBack')).toMatchObject(asked);
});

it('asks for nothing where none prints differently', () => {
  expect(decided('MockKeyChanged', { reports: [] })).toEqual([]);
});

it('leaves it to the decision whose they are', async () => {
  const { commands } = await ran(issueAgainJob, { paperHash, keyVersion: 2 }, {});
  expect(commands).toEqual([['/mock-exams/issueAgainAfterKeyChange', { paperHash, keyVersion: 2 }]]);
});
