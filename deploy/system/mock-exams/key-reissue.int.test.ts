import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { eventually, until } from 'platform/testing/eventually';
import type { AnyEvent } from 'schemas/events';
import type { ReplyOf } from 'schemas/describe/contract';
import { getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import {
  confirmMockKeyChange,
  proposeMockKeyChange,
  withdrawMockKeyChange,
} from 'schemas/mock-exams/keys/keys.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import { personWith, type Person } from '../people/people';
import { startSystem, type ServiceName, type System } from '../running/system';
import { faultySmtp, type FaultySmtp, type TakenMail } from './faulty-smtp';
import { keepSet, type KeptSet } from './papers';
import { reportMailId, satRoom, type SatRoom } from './sat-room';
import type { Sitter } from './seats';

type Looked = ReplyOf<typeof getMockKeyChange>;

const services = ['command-service', 'projectors', 'query-service', 'workers'] as const;
/** A claim of a worker that died is another's after half a minute, and this one dies five times. */
const LONG = 300_000;

let smtp: FaultySmtp;
let system: System;
let kept: KeptSet;
let proposer: Person;
let confirmer: Person;

beforeAll(async () => {
  smtp = await faultySmtp();
  system = await startSystem({ services, environment: { SMTP_URL: smtp.url } });
  [proposer, confirmer] = [await personWith(system, ['ROLE_ADMIN']), await personWith(system, ['ROLE_ADMIN'])];
  kept = await keepSet(system, [2, 2]);
}, LONG);
afterAll(async () => {
  await system.stop();
  await smtp.shut();
});

const logged = (stream: string) => system.ground.log.readStream(stream);
const typesIn = async (stream: string) => (await logged(stream)).map(({ type }) => type);

/** Within so long after a mail was taken, a worker that is killed may not have written down that it is sent. */
const WRITTEN_MS = 5_000;
/** When workers were killed, and when each mail to an admin was first taken, by `performance.now()`. */
const workersKilled: number[] = [];
const firstTaken = new Map<string, number>();

/** Each of these mails was taken once, and again at most where a worker was killed before it could write that down. */
function expectEachOnce(mails: readonly TakenMail[], count: number): void {
  const ids = new Set(mails.map(({ messageId }) => messageId));
  expect(ids.size).toBe(count);
  const taken = [...ids].map((id) => firstTaken.get(id) ?? Infinity);
  const killedThere = workersKilled.filter((at) => taken.some((first) => at >= first && at < first + WRITTEN_MS));
  expect(mails.length - count).toBeLessThanOrEqual(killedThere.length);
}

let before: Promise<unknown> = Promise.resolve();
/** Kills them, and has them back; of two who do so each waits for the other. */
function killed(...names: readonly ServiceName[]): Promise<unknown> {
  before = before.then(async () => {
    await Promise.all(names.map((name) => system.service(name).kill()));
    if (names.includes('workers')) workersKilled.push(performance.now());
    await Promise.all(names.map((name) => system.service(name).start()));
  });
  return before;
}

/** Kills them as soon as this stands in a stream so often. */
async function killedAfter(type: AnyEvent['type'], where: Where, ...names: readonly ServiceName[]): Promise<void> {
  const { streams, times = 1 } = where;
  const count = async () => (await Promise.all(streams.map(typesIn))).flat().filter((one) => one === type).length;
  await until(async () => (await count()) >= times, `${type} is in the log`, LONG);
  await killed(...names);
}

interface Where {
  readonly streams: readonly string[];
  readonly times?: number;
}

/** What a change of the first key would do, as somebody looks at it; waits while tables are behind. */
async function lookedAt({ client }: Person): Promise<Looked> {
  const [paper] = kept.set.papers;
  const [[questionId = ''] = []] = kept.questionIds;
  const change = { kind: 'correct', questionId, answer: 'A' } as const;
  const asked = { paperHash: paper?.paperHash ?? '', questionId, change };
  const { body } = await eventually(
    () => client.send(getMockKeyChange, asked).catch(() => ({ status: 0, body: undefined })),
    ({ status }) => status === 200,
    LONG,
  );
  return body as Looked;
}

const reportOf = ({ planned }: SatRoom, { learnerId }: Sitter) =>
  streamOf('examreport', `${planned.sessionId}.${learnerId}`);
const mailsAbout = (room: SatRoom, sitter: Sitter, issue: number) =>
  smtp.taken.filter(({ messageId }) => messageId === reportMailId(room, sitter, issue)).length;
const firstTwo = ['MockReportIssued', 'MockReportSent'];

const shownIn = ({ preview }: Looked): string => preview?.shown ?? '';
const differingIn = ({ preview }: Looked) =>
  new Set(
    (preview?.rows ?? []).filter(({ report }) => report === 'differs').map(({ mockExamUserId }) => mockExamUserId),
  );

const mailsTo = ({ email }: Person, words: string) =>
  smtp.taken.filter(({ to, text }) => to === email && text.includes(words));

function noteTaken({ to, messageId }: TakenMail): void {
  if ([proposer.email, confirmer.email].includes(to) && !firstTaken.has(messageId))
    firstTaken.set(messageId, performance.now());
}

/** A first proposal, which the other refuses; the worker is killed while the mail about that is taken, before it is said to be. */
async function refusedOnce(paperHash: string): Promise<void> {
  let isKilled = false;
  smtp.whileTaking = async (mail) => {
    noteTaken(mail);
    if (isKilled || mail.to !== proposer.email || !mail.text.includes('was refused')) return;
    isKilled = true;
    await killed('workers');
  };
  const wanted = { paperHash, shown: shownIn(await lookedAt(proposer)), askedOf: confirmer.accountId };
  const { body } = await proposer.client.persistently(proposeMockKeyChange, { ...wanted, reason: 'A is right.' });
  const { proposalId } = body;
  await confirmer.client.persistently(withdrawMockKeyChange, { paperHash, proposalId, words: 'Is it?' });
  await until(() => isKilled, 'the mail about the refusal was taken, and the worker killed', LONG);
}

it(
  'issues again and mails once what another key prints differently, whatever is killed from its first proposal to the last mail',
  async () => {
    const room = await satRoom(system, kept, 7);
    const { sessionId } = room.planned;
    await proposer.client.call(generateAndSendMockExamReports, { mockExamSessionId: sessionId });
    const all = room.sitters.map((sitter) => reportOf(room, sitter));
    await until(
      async () => (await Promise.all(all.map(typesIn))).every((types) => types.includes('MockReportSent')),
      'each first report is sent',
      LONG,
    );

    const { paperHash } = await lookedAt(proposer);
    await refusedOnce(paperHash);
    const first = await lookedAt(proposer);
    const differs = differingIn(first);
    expect(differs.size).toBeGreaterThanOrEqual(4);
    const keys = streamOf('examkey', paperHash);
    const reason = 'Question 1 was marked with the wrong answer.';
    let inTheWindow = 0;
    const isCorrected = (messageId: string) =>
      room.sitters.some((sitter) => reportMailId(room, sitter, 2) === messageId);
    smtp.whileTaking = async (mail) => {
      noteTaken(mail);
      if (inTheWindow > 0 || !isCorrected(mail.messageId)) return;
      inTheWindow += 1;
      await killed('workers');
    };
    const wanted = { paperHash, shown: shownIn(first), reason, askedOf: confirmer.accountId };
    const proposing = proposer.client.persistently(proposeMockKeyChange, wanted);
    await killedAfter('MockKeyChangeProposed', { streams: [keys] }, ...services);
    const { proposalId } = (await proposing).body;

    const shown = shownIn(await lookedAt(confirmer));
    const confirming = confirmer.client.persistently(confirmMockKeyChange, { paperHash, proposalId, shown });
    await killedAfter('MockKeyChanged', { streams: [keys] }, 'command-service', 'workers');
    await confirming;
    const session = streamOf('examsession', sessionId);
    await killedAfter('MockReportsAskedFor', { streams: [session], times: 2 }, 'command-service', 'workers');
    await killedAfter('MockReportsPrepared', { streams: [session], times: 2 }, 'workers');
    const changed = room.sitters.filter(({ learnerId }) => differs.has(learnerId));
    const reports = changed.map((sitter) => reportOf(room, sitter));
    await killedAfter('MockReportIssued', { streams: reports, times: changed.length + 1 }, 'workers');
    await until(() => inTheWindow > 0, 'a mail was taken and the worker killed', LONG);
    await until(
      async () => (await Promise.all(reports.map(typesIn))).every((types) => types.length >= 4),
      'each report that prints differently is sent once more',
      LONG,
    );

    expect(await typesIn(keys)).toEqual([
      'MockExamKeysPublished',
      ...['MockKeyChangeProposed', 'MockKeyProposalWithdrawn'],
      ...['MockKeyChangeProposed', 'MockKeyChanged'],
    ]);
    const asked = (await logged(session)).filter(({ type }) => type === 'MockReportsAskedFor');
    expect(asked.map(({ data }) => data)).toMatchObject([
      { reason: 'results' },
      { reason: 'key changed', note: reason, learnerIds: [...differs].toSorted() },
    ]);
    for (const sitter of room.sitters) {
      const isChanged = differs.has(sitter.learnerId);
      expect(await typesIn(reportOf(room, sitter))).toEqual(isChanged ? [...firstTwo, ...firstTwo] : firstTwo);
      expect([mailsAbout(room, sitter, 1), Math.min(1, mailsAbout(room, sitter, 2))]).toEqual([1, isChanged ? 1 : 0]);
    }
    const mails = changed.map((sitter) => mailsAbout(room, sitter, 2));
    expect(mails.reduce((sum, one) => sum + one, 0) - changed.length).toBeLessThanOrEqual(inTheWindow);
    expectEachOnce(mailsTo(confirmer, 'waits for you'), 2);
    expectEachOnce(mailsTo(proposer, 'was refused'), 1);
  },
  3 * LONG,
);
