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
import { keyDecidedMailJob } from './key-decided-mail.job';
import { keyOverMailJob } from './key-over-mail.job';

const paperHash = 'a1'.repeat(32);
type Decided = Extract<AnyEvent, { type: 'MockKeyChanged' | 'MockKeyChangeTakenBack' }>;
type Proposed = Extract<AnyEvent, { type: 'MockKeyChangeProposed' }>;
const proposed = {
  proposedBy: 'nadia',
  askedOf: 'callum',
  questionId: 'q16',
  number: 16,
  paperName: 'Paper 1',
  setName: 'CEM set 7',
};
const decided = (type: Decided['type'], more: object = {}) => {
  const { data } = goldenOf(type);
  return askedFor(issueAgain, { type, data: { ...data, paperHash, keyVersion: 2, ...more } } as Decided);
};

it('has reports made anew once for each decision that prints some differently', () => {
  const asked = [
    { task: 'mock-exams.issue-again', once: `${paperHash} 2`, data: { paperHash, keyVersion: 2 } },
    { task: 'mock-exams.key-decided-mail' },
  ];
  expect(decided('MockKeyChanged')).toMatchObject(asked);
  expect(decided('MockKeyChangeTakenBack')).toMatchObject(asked);
});

it('asks for nothing where none prints differently, but where some may have been counted meanwhile', () => {
  const alone = { reports: [], confirmedBy: undefined };
  expect(decided('MockKeyChanged', alone)).toEqual([]);
  expect(decided('MockKeyChanged', { ...alone, seenRequests: [] })).toHaveLength(1);
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
    const keyProposal = () => Promise.resolve(proposed);
    const adminsAre = (...ids: string[]) => ({
      people,
      reports: { adminIds: () => Promise.resolve(ids), keyProposal },
    });
    const { mails } = await ran(keyAskedMailJob, look, adminsAre('nadia', 'callum'));
    expect(mails).toMatchObject([
      {
        to: 'callum@example.org',
        subject: 'The key of question 16 of Paper 1 (CEM set 7) waits for you to confirm it',
      },
    ]);
    expect(mails[0]?.text).toContain('put the key of question 16 of Paper 1 (CEM set 7) right');
    expect(JSON.stringify(mails)).toContain('questionId=q16');
    expect(mails[0]?.text).toContain('5 reports that were issued would say something different about the child');
    expect((await ran(keyAskedMailJob, look, adminsAre('nadia'))).mails).toEqual([]);
  });
});

describe('whoever was asked to confirm a change that is over', () => {
  const ended = { paperHash, proposalId: 'p1', outcome: 'withdrawn', endedBy: 'nadia' } as const;
  const people = {
    nadia: { email: 'nadia@example.org', name: 'Nadia' },
    mia: { email: 'mia@example.org', name: 'Mia' },
    callum: { email: 'callum@example.org', name: 'Callum' },
  };
  const where = (more: object = {}, ...admins: string[]) => ({
    people,
    reports: {
      adminIds: () => Promise.resolve(admins.length === 0 ? ['nadia', 'callum'] : admins),
      keyProposal: () => Promise.resolve({ ...proposed, ...more }),
    },
  });

  it('is told that there is nothing to confirm any more, by whom it was taken away, and of which question', async () => {
    const { mails } = await ran(keyOverMailJob, ended, where());
    const subject = 'The key of question 16 of Paper 1 (CEM set 7) needs you no more';
    expect(mails).toMatchObject([{ to: 'callum@example.org', subject }]);
    expect(mails[0]?.text).toContain('Nadia has taken away the proposal to put the key of question 16 of Paper 1');
    expect(mails[0]?.text).toContain('questionId=q16');
  });

  it('is told as well when a third has refused it, and not what they refused themselves', async () => {
    const by = (endedBy: string) => ran(keyOverMailJob, { ...ended, outcome: 'refused', endedBy } as const, where());
    expect((await by('mia')).mails).toMatchObject([{ to: 'callum@example.org' }]);
    expect((await by('callum')).mails).toEqual([]);
  });

  it('is nobody where nobody was asked, or they are no admin any more', async () => {
    for (const known of [where({ askedOf: null }), where({ askedOf: 'nadia' }), where({}, 'nadia')])
      expect((await ran(keyOverMailJob, ended, known)).mails).toEqual([]);
  });
});

describe('whoever proposed a change', () => {
  type Withdrawn = Extract<AnyEvent, { type: 'MockKeyProposalWithdrawn' }>;
  const { data } = goldenOf('MockKeyProposalWithdrawn');
  const ended = (why: Withdrawn['data']['why']) =>
    askedFor(issueAgain, {
      type: 'MockKeyProposalWithdrawn',
      data: { ...data, proposalId: 'p1', why, withdrawnBy: 'callum', words: 'D is not right' },
    } as Withdrawn);

  it('is written to once when another has refused or replaced it, and not when they took it away themselves', () => {
    const over = (outcome: string) => ({
      task: 'mock-exams.key-over-mail',
      once: 'p1',
      data: { proposalId: 'p1', outcome, endedBy: 'callum' },
    });
    const mail = (outcome: string) => ({
      task: 'mock-exams.key-decided-mail',
      once: 'p1',
      data: { proposalId: 'p1', outcome, decidedBy: 'callum' },
    });
    expect(ended('refused')).toMatchObject([mail('refused'), over('refused')]);
    expect(ended('out of date')).toMatchObject([mail('out of date')]);
    expect(ended('withdrawn')).toMatchObject([over('withdrawn')]);
    expect(JSON.stringify(ended('refused'))).not.toContain('D is not right');
  });

  it('is written to when another has confirmed it, and not where nobody had to', () => {
    const told = (confirmedBy: string | undefined) =>
      decided('MockKeyChanged', { reports: [], decisionId: 'p1', confirmedBy });
    expect(told('callum')).toMatchObject([
      { once: 'p1', data: { proposalId: 'p1', outcome: 'confirmed', decidedBy: 'callum' } },
    ]);
    expect(told(undefined)).toEqual([]);
  });

  const wanted = { paperHash, proposalId: 'p1', decidedBy: 'callum' } as const;
  const people = {
    nadia: { email: 'nadia@example.org', name: 'Nadia' },
    mia: { email: 'mia@example.org', name: 'Mia' },
    callum: { email: 'callum@example.org', name: 'Callum' },
  };
  const known = (...ids: string[]) => ({
    people,
    reports: {
      adminIds: () => Promise.resolve(ids),
      keyProposal: () => Promise.resolve(proposed),
    },
  });

  it.each([
    ['confirmed', 'Your change of the key of question 16 of Paper 1 (CEM set 7) was confirmed'],
    ['refused', 'Your change of the key of question 16 of Paper 1 (CEM set 7) was refused'],
    ['out of date', 'Your change of the key of question 16 of Paper 1 (CEM set 7) was replaced'],
  ] as const)('is led to the key that was %s', async (outcome, subject) => {
    const { mails } = await ran(keyDecidedMailJob, { ...wanted, outcome }, known('nadia', 'callum'));
    expect(mails).toMatchObject([{ to: 'nadia@example.org', subject }]);
    expect(JSON.stringify(mails)).toContain('questionId=q16');
    expect(mails[0]?.text).toContain('Callum has ');
  });

  it('is not told what they decided themselves, nor anything once they are no admin', async () => {
    const refused = { ...wanted, outcome: 'refused' } as const;
    expect((await ran(keyDecidedMailJob, { ...refused, decidedBy: 'nadia' }, known('nadia'))).mails).toEqual([]);
    expect((await ran(keyDecidedMailJob, refused, known('callum'))).mails).toEqual([]);
  });
});
