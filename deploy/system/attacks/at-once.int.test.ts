import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { START, streamOf } from 'platform/event-store';
import { blindIndex } from 'platform/crypto';
import { createFreeAccount, forgotPassword, registerUser } from 'schemas/accounts/accounts.contract';
import { addToSubscriptionList } from 'schemas/marketing/subscription.contract';
import { checkAnswer, chooseChecking, showSteps } from 'schemas/practice/worksheets/checking.contract';
import {
  getEnglishQuestions,
  getSomeQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { Client } from '../running/client';
import { issuedQuestions } from '../practice/issued-worksheets';
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
    expect(await typesIn(streamOf('learnerday', `${learnerId}.${day}`))).toEqual(['WorksheetDealt']);
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

describe('checks at once', () => {
  /** Of a child who checks each question: one that is answered with the wrong letter. */
  async function answeredWrongly() {
    const person = await personWith(system, ['ROLE_USER']);
    await person.client.call(chooseChecking, { checksEach: true });
    const issued = await person.client.call(getEnglishQuestions, { questionTopic: 'SPELLING', numQuestions: 2 });
    const { worksheetId = '' } = issued;
    const key = (await issuedQuestions(system, worksheetId))[0]?.key ?? '';
    const answer = key === 'A' ? 'B' : 'A';
    await person.client.call(submitAnswer, { worksheetId, questionNumber: 1, answer });
    return { person, issued, key, about: { worksheetId, questionNumber: 1 }, answer };
  }
  const told = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 ? JSON.stringify({ ...(body as object), position: '' }) : (body as { code: string }).code;
  const triesIn = async (worksheetId: string) =>
    (await system.ground.log.readStream(streamOf('worksheet', worksheetId)))
      .filter(({ type }) => type === 'AnswerChecked')
      .map(({ data }) => [data['try'], data['answer']]);

  it('in two tabs mark the answer that was kept, once, and tell the other tab so', async () => {
    const { person, about, answer, key } = await answeredWrongly();
    const tabs = await many(16, (n) =>
      person.client.send(checkAnswer, { ...about, answer: n % 2 === 0 ? answer : key, try: 1 }),
    );
    const [first, other] = [tabs.filter((_, n) => n % 2 === 0), tabs.filter((_, n) => n % 2 === 1)];
    expect(new Set(first.map(told)).size).toBe(1);
    expect(first[0]?.body).toMatchObject({ isCorrect: false, correctAnswer: null, solution: null });
    expect(other.map(({ status, text }) => [status, text.includes('correctAnswer')])).toEqual(
      other.map(() => [409, false]),
    );
    expect(other.map(told).filter((code) => !['AnswerNotKept', 'AnswerChecked'].includes(code))).toEqual([]);
    expect(await triesIn(about.worksheetId)).toEqual([[1, answer]]);
  });

  it('with one key are one, and the second try is the last, whichever of many it is', async () => {
    const { person, about, answer, key } = await answeredWrongly();
    const { client } = person;
    const once = await many(8, () => client.send(checkAnswer, { ...about, answer, try: 1 }, { key: 'one press' }));
    expect(new Set(once.map(({ text }) => text)).size).toBe(1);
    const letters = ['A', 'B', 'C', 'D', 'E'];
    const second = await many(15, (n) => client.send(checkAnswer, { ...about, answer: letters[n % 5] ?? '', try: 2 }));
    const tries = await triesIn(about.worksheetId);
    expect(tries).toEqual([
      [1, answer],
      [2, expect.stringMatching(/^[A-E]$/)],
    ]);
    const wins = second.filter(({ status }) => status === 200);
    expect([wins.length, new Set(second.map(told))]).toEqual([3, new Set([...wins.map(told), 'AnswerChecked'])]);
    expect(await client.send(submitAnswer, { ...about, answer: key })).toMatchObject({
      status: 409,
      body: { code: 'AnswerChecked' },
    });
    expect(await client.call(saveWorksheet, { worksheetId: about.worksheetId })).toMatchObject({
      correct: 0,
      asked: 2,
    });
  });

  it('are not followed by a second try once the steps were told, whichever of many presses came first', async () => {
    const { person, about, answer, key } = await answeredWrongly();
    const { client } = person;
    const { worksheetId, questionNumber } = about;
    const steps = { worksheetId, questionNumber };
    expect(told(await client.send(showSteps, steps))).toBe('StepsNotOpen');
    await client.call(checkAnswer, { ...about, answer, try: 1 });
    const [shown, second] = await Promise.all([
      many(6, () => client.send(showSteps, steps)),
      many(6, () => client.send(checkAnswer, { ...about, answer: key, try: 2 })),
    ]);
    expect(shown.map(({ body }) => (body as { correctAnswer: string }).correctAnswer)).toEqual(shown.map(() => key));
    const order = (await typesIn(streamOf('worksheet', worksheetId))).filter((type) => /Checked|Shown/.test(type));
    expect([
      ['AnswerChecked', 'StepsShown'],
      ['AnswerChecked', 'AnswerChecked'],
    ]).toContainEqual(order);
    const refused = second.filter(({ status }) => status !== 200).map(told);
    expect(refused).toEqual(order[1] === 'StepsShown' ? second.map(() => 'TryNotOpen') : []);
  });

  it('tell nobody else a key, nor anybody before the answer, for a blank, or once it is marked', async () => {
    const { person, issued, about, answer, key } = await answeredWrongly();
    expect(issued.checksEach).toBe(true);
    const other = await personWith(system, ['ROLE_USER']);
    const attempts = [
      other.client.send(checkAnswer, { ...about, answer, try: 1 }),
      person.client.send(checkAnswer, { ...about, questionNumber: 2, answer: 'A', try: 1 }),
      person.client.send(checkAnswer, { ...about, answer: key, try: 2 }),
      person.client.send(checkAnswer, { ...about, answer: ' ', try: 1 }),
      person.client.send(checkAnswer, { ...about, questionNumber: 3, answer, try: 1 }),
    ];
    const codes = ['WorksheetNotFound', 'AnswerNotKept', 'TryNotOpen', 'NothingToCheck', 'QuestionNotFound'];
    expect((await Promise.all(attempts)).map(told)).toEqual(codes);
    await person.client.call(saveWorksheet, { worksheetId: about.worksheetId });
    const late = await person.client.send(checkAnswer, { ...about, answer, try: 1 });
    expect(told(late)).toBe('WorksheetComplete');
    expect(await triesIn(about.worksheetId)).toEqual([]);
  });

  it('are not made in a timed worksheet, a test, or on paper, however the child likes to practise', async () => {
    const { client } = (await answeredWrongly()).person;
    const parts = [{ questionType: 'simplify', count: 1 }];
    const sheets = [
      await client.call(startPlannedWorksheet, { purpose: 'practice', parts, timed: true }),
      await client.call(startPlannedWorksheet, { purpose: 'paper', parts }),
      await client.call(getSomeQuestions, { ...wish, type: 'practice-test', count: '1' }),
    ];
    for (const { worksheetId = '', checksEach } of sheets) {
      await client.send(submitAnswer, { worksheetId, questionNumber: 1, answer: '7' });
      const check = await client.send(checkAnswer, { worksheetId, questionNumber: 1, answer: '7', try: 1 });
      expect([checksEach, told(check)]).toEqual([undefined, 'CheckingNotOffered']);
    }
  });
});

describe('a free learner who asks for twenty worksheets at once', () => {
  it('is given them, and none of them has cost the day anything yet', async () => {
    const { client, learnerId } = await personWith(system, ['ROLE_FREE_USER']);
    const answers = await many(20, () =>
      client.persistently(getSomeQuestions, { ...wish, type: 'fraction-of', count: '5' }).catch(() => undefined),
    );
    const given = answers.flatMap((answer) => answer?.body.questions ?? []);
    expect(given).toHaveLength(100);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const dealt = await typesIn(streamOf('learnerday', `${learnerId}.${day}`));
    expect(dealt).toEqual(Array.from({ length: 20 }, () => 'WorksheetDealt'));
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
