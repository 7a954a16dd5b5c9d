import { quantile, tell, type BenchGround } from './ground';
import { answers, learnersAt, type Learner } from './learners';
import { load, type Measured, type Shot } from './load';
import { startBare, startService } from './service';

const SECONDS = 8;

/** Answers over HTTP beside a bare Express endpoint that inserts one row; then the same while people sign in. */
export async function benchAnswers(ground: BenchGround): Promise<void> {
  const command = await startService('command-service', 'command', ground);
  const bare = await startBare(ground);
  const learners = await learnersAt(command.url, ground);
  for (const connections of [16, 64]) {
    const theirs = await load(bare.url, { connections, seconds: SECONDS, next: insertion });
    const ours = await load(command.url, { connections, seconds: SECONDS, next: answers(learners) });
    const against = 'a bare Express endpoint that inserts one row';
    tell(`answers over HTTP, ${connections} connections`, { ...figures(ours, theirs), against });
  }
  await besideSignIns(command.url, learners);
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
