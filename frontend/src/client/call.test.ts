import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { FakeServer, refused, Said, unreachable } from '../../testing/fake-server';
import { signInSomebody } from '../../testing/somebody';
import { call } from './call';
import { position } from './position';
import { Problem } from './problem';
import { session } from './session';

const answer = { worksheetId: 'w1', questionNumber: 1, answer: '7' };
const analytics = { correctAnswersCount: 3, questionsCount: 4, worksheetsCount: 1, topics: [] };
const renewed = (accessToken: string) => ({
  email: 'amara@example.com',
  roles: ['ROLE_USER' as const],
  childName: 'Amara',
  learnerId: 'l',
  learners: [],
  expiresInSeconds: 600,
  doorOpenSeconds: 0,
  accessToken,
});

async function problemOf(attempt: Promise<unknown>): Promise<Problem> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('puts the fields of the path into the address and no e-mail with them', async () => {
    signInSomebody();
    const server = new FakeServer().on(getSomeQuestions).answers(() => ({ kind: 'none', questions: [], remaining: 0 }));
    await call(getSomeQuestions, {
      subject: 'maths',
      parent: 'fractions',
      topic: 'of-amounts',
      type: 'a,b',
      count: '5,3',
      email: 'me',
    });
    expect(server.seen[0]?.address).toBe('/getSomeQuestions/maths/fractions/of-amounts/a%2Cb/5%2C3/me');
  });

  it('asks again for what is not found by a server that is behind, and takes its word where it is not', async () => {
    signInSomebody();
    let asked = 0;
    const missing = (headers: Record<string, string>) =>
      new Said(404, { code: 'WorksheetNotFound', title: 'There is no such worksheet.' }, headers);
    new FakeServer().on(getUserAnalyticsData).answers(() => {
      asked += 1;
      return asked === 1 ? missing({ 'X-Stale': 'behind' }) : analytics;
    });
    expect(await call(getUserAnalyticsData, {})).toEqual(analytics);
    new FakeServer().on(getUserAnalyticsData).answers(() => missing({ 'X-Stale': 'behind' }));
    const behind = await problemOf(call(getUserAnalyticsData, {}, { retries: 0 }));
    expect([behind.code, behind.passing, behind.retryAfter]).toEqual(['Behind', true, 2]);
    new FakeServer().on(getUserAnalyticsData).answers(() => missing({}));
    expect((await problemOf(call(getUserAnalyticsData, {}))).code).toBe('WorksheetNotFound');
  });

  it('carries the token of the session, and none where anybody may call', async () => {
    const { accessToken } = signInSomebody();
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => analytics)
      .on(validateUser)
      .answers(() => renewed('t'));
    await call(getUserAnalyticsData, {});
    await call(validateUser, { email: 'a@example.com', password: 'password1' });
    expect(server.seen.map(({ headers }) => headers['Authorization'])).toEqual([`Bearer ${accessToken}`, undefined]);
  });

  it('remembers how far a command wrote, and asks the next query at or after it', async () => {
    signInSomebody();
    const server = new FakeServer()
      .on(submitAnswer)
      .answers(() => ({}))
      .on(getUserAnalyticsData)
      .answers(() => analytics);
    await call(submitAnswer, answer);
    await call(getUserAnalyticsData, {});
    expect(position.highest()).toBe('1001');
    expect(server.of(getUserAnalyticsData)[0]?.headers['X-Position']).toBe('1001');
  });

  it('says that an answer is stale', async () => {
    signInSomebody();
    new FakeServer().on(getUserAnalyticsData).answers(() => new Said(200, analytics, { 'X-Stale': 'behind' }));
    const onCurrency = jest.fn();
    await call(getUserAnalyticsData, {}, { onCurrency });
    expect(onCurrency.mock.calls).toEqual([[{ standing: 'behind', asOf: undefined }]]);
  });

  it('takes 204 as an empty list', async () => {
    signInSomebody();
    new FakeServer().on(getUserWorksheets).answers(() => new Said(204));
    await expect(call(getUserWorksheets, {})).resolves.toEqual([]);
  });

  it('names a command once, however often it is tried', async () => {
    signInSomebody();
    let tries = 0;
    const server = new FakeServer().on(submitAnswer).answers(() => {
      tries += 1;
      return tries < 3 ? refused(503, 'Unavailable', 'Busy') : {};
    });
    await call(submitAnswer, answer);
    const keys = server.seen.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not try again what was refused', async () => {
    signInSomebody();
    const server = new FakeServer()
      .on(submitAnswer)
      .answers(() => refused(409, 'WorksheetComplete', 'This worksheet has been marked already.'));
    const problem = await problemOf(call(submitAnswer, answer));
    expect(problem).toMatchObject({ code: 'WorksheetComplete', status: 409, reference: 'req-1', passing: false });
    expect(problem.message).toBe('This worksheet has been marked already.');
    expect(server.seen).toHaveLength(1);
  });

  it('tells being offline apart, in words', async () => {
    new FakeServer().on(validateUser).answers(unreachable);
    const problem = await problemOf(call(validateUser, { email: 'a@example.com', password: 'x' }, { retries: 0 }));
    expect(problem).toMatchObject({ kind: 'offline', passing: true });
    expect(problem.message).toMatch(/cannot reach us/);
  });

  it('reads which fields were wrong', async () => {
    const errors = [{ field: '/email', message: 'must be an e-mail address' }];
    new FakeServer().on(validateUser).answers(() => new Said(400, { code: 'RequestNotValid', title: 'No', errors }));
    const problem = await problemOf(call(validateUser, { email: 'a', password: 'x' }));
    expect(problem.fields).toEqual({ email: 'must be an e-mail address' });
  });

  it('has a sentence even for a reply that says nothing', async () => {
    new FakeServer().on(validateUser).answers(() => new Said(502));
    const problem = await problemOf(call(validateUser, { email: 'a', password: 'x' }, { retries: 0 }));
    expect(problem.message).toBe('The service is catching its breath. Please try again.');
  });
});

describe('an access token that has run out', () => {
  it('is renewed once for all calls that met it, and they succeed', async () => {
    const { accessToken } = signInSomebody();
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers((_, { headers }) =>
        headers['Authorization'] === `Bearer ${accessToken}`
          ? refused(401, 'NotSignedIn', 'Please log in.')
          : analytics,
      )
      .on(refreshSession)
      .answers(() => renewed('renewed'));
    const replies = await Promise.all([1, 2, 3].map(() => call(getUserAnalyticsData, {})));
    expect(replies).toEqual([analytics, analytics, analytics]);
    expect(server.of(refreshSession)).toHaveLength(1);
    expect(session.current()?.accessToken).toBe('renewed');
  });

  it('ends the session here when the server has ended it', async () => {
    signInSomebody();
    new FakeServer()
      .on(getUserAnalyticsData)
      .answers(() => refused(401, 'NotSignedIn', 'Please log in.'))
      .on(refreshSession)
      .answers(() => refused(401, 'SessionEnded', 'Please log in again.'));
    const problem = await problemOf(call(getUserAnalyticsData, {}));
    expect(problem.code).toBe('NotSignedIn');
    expect(session.current()).toBeUndefined();
    expect(session.wasLeft()).toBe(false);
  });

  it('keeps the session when the renewal could not be asked for, and asks for the same renewal next time', async () => {
    signInSomebody();
    let reachable = false;
    const server = new FakeServer()
      .on(getUserAnalyticsData)
      .answers((_, { headers }) =>
        headers['Authorization'] === 'Bearer renewed' ? analytics : refused(401, 'NotSignedIn', 'Please log in.'),
      )
      .on(refreshSession)
      .answers(() => (reachable ? renewed('renewed') : unreachable()));
    const problem = await problemOf(call(getUserAnalyticsData, {}, { retries: 0 }));
    expect(problem.kind).toBe('offline');
    expect(session.current()).toBeDefined();

    reachable = true;
    await expect(call(getUserAnalyticsData, {})).resolves.toEqual(analytics);
    const keys = server.of(refreshSession).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a call that finds no room', () => {
  const crowded = (seconds: number) => new Said(429, { code: 'TooManyRequests' }, { 'Retry-After': String(seconds) });
  const logIn = { email: 'a@example.com', password: 'password1' };
  const answering = (...said: Said[]) => new FakeServer().on(validateUser).answers(() => said.shift() ?? renewed('t'));
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: 100 }));
  afterEach(() => void jest.useRealTimers());

  it('waits as long as it is asked to, says so, and is made again', async () => {
    const server = answering(crowded(7), crowded(3));
    const told: (number | undefined)[] = [];
    const done = call(validateUser, logIn, { onWait: (seconds) => told.push(seconds) });
    await jest.advanceTimersByTimeAsync(10_500);
    await done;
    expect(told).toEqual([7, undefined, 3, undefined]);
    expect(server.of(validateUser)).toHaveLength(3);
  });

  it('is told at once where nobody waits for it, or where the wait is long', async () => {
    answering(crowded(7));
    expect((await problemOf(call(validateUser, logIn))).retryAfter).toBe(7);
    answering(crowded(60));
    expect((await problemOf(call(validateUser, logIn, { onWait: () => undefined }))).retryAfter).toBe(60);
  });

  it('waits for no limit of its own: five wrong passwords are told as such', async () => {
    answering(new Said(429, { code: 'TooManyAttempts' }, { 'Retry-After': '5' }));
    expect((await problemOf(call(validateUser, logIn, { onWait: () => undefined }))).code).toBe('TooManyAttempts');
  });
});
