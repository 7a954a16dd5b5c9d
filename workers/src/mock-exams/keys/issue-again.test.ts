import { describe, expect, it } from '@jest/globals';
import { CommandRefused } from 'platform/http';
import { NotYet } from 'platform/jobs';
import { willPass } from 'platform/logging';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { askedFor, ran } from '../../../testing/worker-kit';
import { issueAgainJob } from './issue-again.job';
import { issueAgain } from './issue-again.process';
import { keyAskedMailJob } from './key-asked-mail.job';

const paperHash = 'a1'.repeat(32);
type Decided = Extract<AnyEvent, { type: 'MockKeyChanged' | 'MockKeyChangeTakenBack' }>;
type Proposed = Extract<AnyEvent, { type: 'MockKeyChangeProposed' }>;
const decided = (type: Decided['type'], more: object = {}) => {
  const { data } = goldenOf(type);
  return askedFor(issueAgain, { type, data: { ...data, paperHash, keyVersion: 2, ...more } } as Decided);
};

it('has reports made anew once for each decision that prints some differently', () => {
  const asked = [{ task: 'mock-exams.issue-again', once: `${paperHash} 2`, data: { paperHash, keyVersion: 2 } }];
  expect(decided('MockKeyChanged')).toMatchObject(asked);
  expect(decided('MockKeyChangeTakenBack')).toMatchObject(asked);
});

it('asks for nothing where none prints differently, but where some may have been counted meanwhile', () => {
  expect(decided('MockKeyChanged', { reports: [] })).toEqual([]);
  expect(decided('MockKeyChanged', { reports: [], seenRequests: [] })).toHaveLength(1);
});

it('leaves it to the decision whose they are', async () => {
  const { commands } = await ran(issueAgainJob, { paperHash, keyVersion: 2 }, {});
  expect(commands).toEqual([['/mock-exams/issueAgainAfterKeyChange', { paperHash, keyVersion: 2 }]]);
});

it('waits, however long, while reports are counted that may have been begun with the key before', async () => {
  const onCommand = () => {
    throw new CommandRefused('MockKeyReportsRunning', 'they are being counted');
  };
  const failed = ran(issueAgainJob, { paperHash, keyVersion: 2 }, { onCommand }).catch((error: unknown) => error);
  expect(willPass(await failed)).toBe(true);
  expect(await failed).not.toBeInstanceOf(NotYet);
});

describe('whoever is asked to confirm a change', () => {
  const { data } = goldenOf('MockKeyChangeProposed');
  const asking = (more: object = {}) =>
    askedFor(issueAgain, { type: 'MockKeyChangeProposed', data: { ...data, ...more } } as Proposed);
  const look = {
    paperHash,
    proposalId: 'p1',
    questionId: 'q16',
    reports: 5,
    accountId: 'callum',
  };

  it('is written to once for each proposal, and nobody where nobody else was asked', () => {
    expect(asking({ proposalId: 'p1', askedOf: 'callum' })).toMatchObject([
      { task: 'mock-exams.key-asked-mail', once: 'p1', data: { accountId: 'callum', reports: 1 } },
    ]);
    expect(JSON.stringify(asking({ change: { kind: 'correct', questionId: 'q16', answer: 'D' } }))).not.toContain(
      '"D"',
    );
    expect(asking({ askedOf: undefined })).toEqual([]);
    expect(asking({ askedOf: 'nadia', proposedBy: 'nadia' })).toEqual([]);
  });

  it('is led to what it would change; nobody but an admin is written to', async () => {
    const people = { callum: { email: 'callum@example.org', name: 'Callum' } };
    const adminsAre = (...ids: string[]) => ({ people, reports: { adminIds: () => Promise.resolve(ids) } });
    const { mails } = await ran(keyAskedMailJob, look, adminsAre('nadia', 'callum'));
    expect(mails.map(({ to }) => to)).toEqual(['callum@example.org']);
    expect(JSON.stringify(mails)).toContain('questionId=q16');
    expect((await ran(keyAskedMailJob, look, adminsAre('nadia'))).mails).toEqual([]);
  });
});
