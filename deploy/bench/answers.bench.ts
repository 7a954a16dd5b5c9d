import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EventStore } from 'platform/event-store';
import { openEventStore } from 'platform/event-store/open';
import { appendOf, worksheetStory } from './events';
import { quantile, tell, type BenchGround } from './ground';
import { load, type Measured, type Shot } from './load';
import { startProgram, startService } from './service';

const SECONDS = 8;
const LEARNERS = 32;

/** Answers over HTTP beside a bare Express endpoint that inserts one row; then the same while people sign in; memory at the end. */
export async function benchAnswers(ground: BenchGround): Promise<void> {
  const command = await startService('command-service', 'command', ground);
  const bare = await startBare(ground);
  const store = openEventStore({ url: ground.urlFor('command'), name: 'bench' });
  const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, n) => learnerOf(command.url, n, store)));
  await store.close();
  for (const connections of [16, 64]) {
    const theirs = await load(bare.url, { connections, seconds: SECONDS, next: insertion });
    const ours = await load(command.url, { connections, seconds: SECONDS, next: answers(learners) });
    const against = 'a bare Express endpoint that inserts one row';
    tell(`answers over HTTP, ${connections} connections`, { ...figures(ours, theirs), against });
  }
  await besideSignIns(command.url, learners);
  const [commandServiceMiB, bareEndpointMiB] = [memoryOf(command.pid), memoryOf(bare.pid)];
  tell('memory', { commandServiceMiB, bareEndpointMiB, ratio: commandServiceMiB / bareEndpointMiB });
  await command.stop();
  await bare.stop();
}

async function besideSignIns(url: string, learners: readonly Learner[]): Promise<void> {
  const answering = { connections: 16, seconds: SECONDS, next: answers(learners) };
  const quiet = await load(url, answering);
  const [busy, signIns] = await Promise.all([
    load(url, answering),
    load(url, { connections: 8, seconds: SECONDS, next: signIn }),
  ]);
  tell('sign-ins during answers', {
    signInsPerSecond: signIns.perSecond,
    answersRatio: busy.perSecond / quiet.perSecond,
    answersP99Ms: quantile(busy.times, 0.99),
    answersP99MsWithout: quantile(quiet.times, 0.99),
    failures: busy.failures + signIns.failures,
    against: 'the same answers without sign-ins',
  });
}

const insertion = (n: number): Shot => ({ path: '/insert', body: { number: n, answer: '£3.50' } });
const signIn = (n: number): Shot => ({
  path: '/auth/validateUser',
  body: { email: `learner-${n}@example.org`, password: 'bench-password' },
});

function figures(ours: Measured, theirs: Measured) {
  return {
    ratio: ours.perSecond / theirs.perSecond,
    requestsPerSecond: ours.perSecond,
    barePerSecond: theirs.perSecond,
    p50Ms: quantile(ours.times, 0.5),
    p99Ms: quantile(ours.times, 0.99),
    bareP99Ms: quantile(theirs.times, 0.99),
    failures: ours.failures,
  };
}

interface Learner {
  readonly headers: Readonly<Record<string, string>>;
  readonly worksheets: readonly string[];
  sent: number;
}

const WORKSHEETS = 400;
const QUESTIONS = 10;

/** Somebody signed in, with more worksheets of ten questions than they will finish. */
async function learnerOf(url: string, n: number, store: EventStore): Promise<Learner> {
  const credentials = { email: `learner-${n}@example.org`, password: 'bench-password' };
  const { email: parentEmail, password } = credentials;
  await json(`${url}/auth/registerUser`, { studentName: 'Learner', parentEmail, password });
  const { accessToken, learnerId } = await json<{ accessToken: string; learnerId: string }>(
    `${url}/auth/validateUser`,
    credentials,
  );
  const worksheets = Array.from({ length: WORKSHEETS }, () => randomUUID());
  await Promise.all(
    worksheets.map((worksheetId) =>
      store.append(appendOf(worksheetId, -1, worksheetStory(worksheetId, learnerId).slice(0, 1))),
    ),
  );
  return { worksheets, headers: { authorization: `Bearer ${accessToken}` }, sent: 0 };
}

// One worksheet after the other, each question once.
const answers =
  (learners: readonly Learner[]) =>
  (connection: number): Shot => {
    const learner = learners[connection % learners.length];
    if (!learner) throw new Error('no learner');
    const worksheetId = learner.worksheets[Math.floor(learner.sent / QUESTIONS) % WORKSHEETS];
    const body = { worksheetId, questionNumber: 1 + (learner.sent % QUESTIONS), answer: `answer ${learner.sent}` };
    learner.sent += 1;
    return { path: '/submitAnswer', headers: learner.headers, body };
  };

async function json<T>(url: string, body: unknown): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as T;
}

async function startBare(ground: BenchGround) {
  await ground.db.query('create table bare_answers (id bigserial primary key, data json not null)');
  return startProgram('deploy/dist/bare-endpoint.cjs', { DATABASE_URL: ground.url });
}

/** Resident memory in MiB, as Linux has it. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
