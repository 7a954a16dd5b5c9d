import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { freePort } from './free-port';
import { quantile, tell, type BenchGround } from './ground';
import { load, type Measured, type Shot } from './load';
import { startService } from './service';

const SECONDS = 8;
const LEARNERS = 32;

/** Answers over HTTP beside a bare Express endpoint that inserts one row; then the same while people sign in; memory at the end. */
export async function benchAnswers(ground: BenchGround): Promise<void> {
  const command = await startService('command-service', 'command', ground);
  const bare = await startBare(ground);
  const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, n) => learnerOf(command.url, n)));
  for (const connections of [16, 64]) {
    const theirs = await load(bare.url, {
      connections,
      seconds: SECONDS,
      next: (n) => ({ path: '/insert', body: { number: n, answer: '£3.50' } }),
    });
    const ours = await load(command.url, { connections, seconds: SECONDS, next: answers(learners) });
    tell(`answers over HTTP, ${connections} connections`, {
      ...figures(ours, theirs),
      against: 'a bare Express endpoint that inserts one row',
    });
  }
  const quiet = await load(command.url, { connections: 16, seconds: SECONDS, next: answers(learners) });
  const [busy, signIns] = await Promise.all([
    load(command.url, { connections: 16, seconds: SECONDS, next: answers(learners) }),
    load(command.url, {
      connections: 8,
      seconds: SECONDS,
      next: (n) => ({
        path: '/auth/validateUser',
        body: { email: `learner-${n}@example.org`, password: 'bench-password' },
      }),
    }),
  ]);
  tell('sign-ins during answers', {
    signInsPerSecond: signIns.perSecond,
    answersRatio: busy.perSecond / quiet.perSecond,
    answersP99Ms: quantile(busy.times, 0.99),
    answersP99MsWithout: quantile(quiet.times, 0.99),
    failures: busy.failures + signIns.failures,
    against: 'the same answers without sign-ins',
  });
  tell('memory', {
    commandServiceMiB: memoryOf(command.pid),
    bareEndpointMiB: memoryOf(bare.pid),
    ratio: memoryOf(command.pid) / memoryOf(bare.pid),
  });
  await command.stop();
  bare.stop();
}

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
  readonly url: string;
  worksheetId: string;
  sent: number;
}

async function learnerOf(url: string, n: number): Promise<Learner> {
  const credentials = { email: `learner-${n}@example.org`, password: 'bench-password' };
  await json(`${url}/auth/registerUser`, {
    studentName: 'Learner',
    parentEmail: credentials.email,
    password: credentials.password,
  });
  const { accessToken } = await json<{ accessToken: string }>(`${url}/auth/validateUser`, credentials);
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await fetch(`${url}/getSomeQuestions/maths/fractions/equivalence/simplify/20/me`, { headers });
  const { worksheetId } = (await reply.json()) as { worksheetId: string };
  return { headers, url, worksheetId, sent: 0 };
}

// Each connection answers the twenty questions of its learner over and over, never twice the same.
const answers =
  (learners: readonly Learner[]) =>
  (connection: number): Shot => {
    const learner = learners[connection % learners.length];
    if (!learner) throw new Error('no learner');
    learner.sent += 1;
    const body = {
      worksheetId: learner.worksheetId,
      questionNumber: 1 + (learner.sent % 20),
      answer: `answer ${learner.sent}`,
    };
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

async function startBare({ db, url }: BenchGround) {
  await db.query('create table bare_answers (id bigserial primary key, data json not null)');
  const bundle = 'deploy/dist/bare-endpoint.cjs';
  await build({
    entryPoints: ['deploy/bench/bare-endpoint.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    format: 'cjs',
  });
  const port = await freePort();
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { url: address, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** Resident memory in MiB, as Linux has it. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
