import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { START, streamOf } from 'platform/event-store';
import { blindIndex } from 'platform/crypto';
import { createFreeAccount, forgotPassword, registerUser } from 'schemas/accounts/accounts.contract';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { getSomeQuestions, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/practice.contract';
import { Client } from '../running/client';
import { personWith, type Person } from '../people/people';
import { startSystem, type System } from '../running/system';

let system: System;
let visitor: Client;

beforeAll(async () => {
  system = await startSystem({ services: ['command-service'] });
  visitor = new Client(system);
});
afterAll(async () => {
  await system.stop();
});

const many = <T>(count: number, once: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => once(n)));
const typesIn = async (stream: string) => (await system.ground.log.readStream(stream)).map(({ type }) => type);
const emailHashOf = async (email: string) =>
  (await system.ground.names.find(blindIndex(system.ground.keys)(email))) ?? 'nobody';
const wish = { subject: 'maths', parent: 'fractions', topic: 'fractions', email: 'me' } as const;
const aWorksheet = async ({ client }: Person) => {
  const { worksheetId = '' } = await client.call(getSomeQuestions, { ...wish, type: 'practice-test', count: '1' });
  return worksheetId;
};

/** How many events of each type the log holds about an account. */
async function accountsOf(email: string): Promise<number> {
  let found = 0;
  for await (const events of system.ground.log.readAll(START))
    found += events.filter(({ type, data }) => type === 'AccountRegistered' && data['email'] === email).length;
  return found;
}

describe('fifty sign-ups with one address at once', () => {
  const email = 'everybody@families.example';
  const names = { parentFirstName: 'Grace', parentLastName: 'O’Neill' };

  it('make one account, and are all told the same, as somebody with a new address is', async () => {
    const answers = await many(50, (n) =>
      n % 2 === 0
        ? visitor.persistently(createFreeAccount, { ...names, parentEmail: email, password: `password ${n}` })
        : visitor.persistently(registerUser, { studentName: 'Kofi', parentEmail: email, password: `password ${n}` }),
    );
    const other = await visitor.persistently(createFreeAccount, {
      ...names,
      parentEmail: 'new@families.example',
      password: 'a password of their own',
    });
    expect(new Set([...answers, other].map(({ text }) => text)).size).toBe(1);
    expect(await accountsOf(email)).toBe(1);
    const claims = (await typesIn(streamOf('login', await emailHashOf(email)))).filter(
      (type) => type === 'EmailClaimed',
    );
    expect(claims).toHaveLength(1);
  });
});

describe('a command that is sent twice at once', () => {
  it('has the same reply under the same key, and happens once', async () => {
    const person = await personWith(system, ['ROLE_USER']);
    const request = { worksheetId: await aWorksheet(person), questionNumber: 1, answer: '7' };
    const answers = await many(10, () => person.client.send(submitAnswer, request, { key: 'one intent' }));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      answers.map(() => `200 ${answers[0]?.text ?? ''}`),
    );
    const types = await typesIn(streamOf('worksheet', request.worksheetId));
    expect(types.filter((type) => type === 'AnswerSubmitted')).toHaveLength(1);
  });

  it('issues one worksheet under the same key', async () => {
    const { client, learnerId } = await personWith(system, ['ROLE_FREE_USER']);
    const request = { ...wish, type: 'practice-test', count: '1' };
    const answers = await many(8, () => client.send(getSomeQuestions, request, { key: 'one worksheet' }));
    const ids = answers.map(({ body }) => (body as { worksheetId: string }).worksheetId);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(ids).size).toBe(1);
    expect(await typesIn(streamOf('worksheet', ids[0] ?? ''))).toEqual(['WorksheetIssued']);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    expect(await typesIn(streamOf('learnerday', `${learnerId}.${day}`))).toEqual(['QuestionsAllotted']);
  });

  it('marks a worksheet once, whatever the keys, and says the same of it', async () => {
    const person = await personWith(system, ['ROLE_USER']);
    const worksheetId = await aWorksheet(person);
    const answers = await many(6, () => person.client.send(saveWorksheet, { worksheetId, userAnswers: ['1'] }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const results = answers.map(({ body }) => ({ ...(body as object), position: '' }));
    expect(results).toEqual(results.map(() => results[0]));
    const types = await typesIn(streamOf('worksheet', worksheetId));
    expect(types.filter((type) => type === 'WorksheetCompleted')).toHaveLength(1);
  });
});

describe('a free learner who asks for twenty worksheets at once', () => {
  it('is given what the day allows, and not one question more', async () => {
    const { client, learnerId } = await personWith(system, ['ROLE_FREE_USER']);
    const answers = await many(20, () =>
      client.persistently(getSomeQuestions, { ...wish, type: 'fraction-of', count: '5' }).catch(() => undefined),
    );
    const given = answers.flatMap((answer) => answer?.body.questions ?? []);
    expect(given).toHaveLength(50);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const allotted = await system.ground.log.readStream(streamOf('learnerday', `${learnerId}.${day}`));
    expect(allotted.reduce((sum, { data }) => sum + Number(data['count']), 0)).toBe(50);
  });
});

describe('who is known and who is not', () => {
  const PAIRS = 30;
  const TELLING_MS = 8;
  const TIMES = 6;
  /** The value that this share of the others stays below. */
  const quantile = (values: readonly number[], share: number) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

  /** Asks for each in turn, so that a busy moment meets both alike, and notes what was said. */
  async function msApart(
    known: readonly string[],
    ask: (email: string) => Promise<{ status: number; text: string }>,
    said: Set<string>,
  ): Promise<number> {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const email of known)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `${randomUUID()}@families.example`],
      ] as const) {
        const begun = performance.now();
        const { status, text } = await ask(address);
        times[kind].push(performance.now() - begun);
        said.add(`${status} ${text}`);
      }
    const { known: those, unknown: others } = times;
    // Where the machine makes the times of one kind differ by more than that, half of it tells nobody anything.
    const spread = (quantile(those, 0.75) - quantile(those, 0.25)) / 2;
    return Math.max(0, Math.abs(quantile(those, 0.5) - quantile(others, 0.5)) - spread);
  }

  /** What tells them apart does so each time; what a busy machine does, does not. */
  async function nothingTells(known: readonly string[], ask: Parameters<typeof msApart>[1]): Promise<void> {
    const said = new Set<string>();
    const apart: number[] = [];
    while (apart.length < TIMES && Math.min(...apart, Infinity) >= TELLING_MS)
      apart.push(await msApart(known, ask, said));
    expect([...said]).toEqual([`200 {"position":"${START}"}`]);
    expect(Math.min(...apart)).toBeLessThan(TELLING_MS);
  }

  it('is told by neither the words nor the time of a forgotten password', async () => {
    const known = (await many(PAIRS, () => personWith(system, ['ROLE_USER']))).map(({ email }) => email);
    await nothingTells(known, (email) => visitor.send(forgotPassword, { email }));
  });

  it('is told by neither on the mailing list', async () => {
    const known = Array.from({ length: PAIRS }, (_, n) => `reader-${n}@families.example`);
    await many(PAIRS, (n) => visitor.call(addToSubscriptionList, { email: known[n] ?? '' }));
    await nothingTells(known, (email) => visitor.send(addToSubscriptionList, { email }));
  });
});
