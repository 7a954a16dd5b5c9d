import { quantile, tell, type BenchGround } from './ground/ground';
import {
  answers,
  emailOf,
  FREE_QUESTIONS_A_DAY,
  keptSignedIn,
  learnersAt,
  PASSWORD,
  type Learner,
} from './load/learners';
import { costed, load, type Costed, type Measured, type Shot } from './load/load';
import { ratioOf, rounds, type Round } from './ground/rounds';
import { startBare, startGateway, startService, type Service } from './ground/service';

const SECONDS = 2;
const WARM = 5_000;
const ROUNDS = 9;
/** So few that no free account comes to the end of its day. */
const FREE_ROUNDS = 3;
const CONNECTIONS = [16, 64];
const bareEndpoint = 'a bare Express endpoint that inserts one row';

/**
 * Answers over HTTP beside a bare Express endpoint that inserts one row: of children whose plan is paid, then of those whose
 * first answers are counted; then the same while people sign in.
 */
export async function benchAnswers(given: BenchGround): Promise<void> {
  const surroundings = { FREE_QUESTIONS_A_DAY: String(FREE_QUESTIONS_A_DAY) };
  const ground = { ...given, surroundings };
  const command = await startService('command-service', 'command', ground);
  const gateway = await startGateway(command.url);
  const bare = await startBare(ground);
  try {
    await besideEach({ command, gateway, bare }, ground);
  } finally {
    for (const service of [gateway, command, bare]) await service.stop();
  }
}

type Services = Readonly<Record<'command' | 'gateway' | 'bare', Service>>;

async function besideEach({ command, gateway, bare }: Services, ground: BenchGround): Promise<void> {
  const paid = await learnersAt(command.url, ground, 'paid');
  const free = await learnersAt(command.url, ground, 'free');
  const leave = keptSignedIn(command.url, [...paid, ...free]);
  for (const url of [command.url, gateway.url]) await warm(url, answering(16, paid));
  await warm(bare.url, { connections: 16, seconds: SECONDS, next: insertion });
  const places = { bare, learners: paid, serverPid: ground.serverPid };
  for (const connections of CONNECTIONS) {
    await besideBare('answers over HTTP', connections, { ...places, through: [command], aim: 0.6 });
  }
  for (const connections of CONNECTIONS) {
    const ofFree = { ...places, learners: free, through: [command] as const, most: FREE_ROUNDS };
    await besideBare('answers of free accounts', connections, ofFree);
  }
  for (const connections of CONNECTIONS) await besideSignIns(command.url, connections, paid);
  await besideBare('answers through the gateway', 16, { ...places, through: [gateway, command] });
  leave();
}

/** The first requests of a process are those of the compiler, however long they take on a busy machine. */
async function warm(url: string, loading: Parameters<typeof load>[1]): Promise<void> {
  for (let answered = 0; answered < WARM;) answered += (await load(url, loading)).times.length;
}

interface Places {
  /** The first is asked, and asks the others. */
  readonly through: readonly [Service, ...Service[]];
  readonly bare: Service;
  readonly serverPid: number;
  readonly learners: readonly Learner[];
  readonly aim?: number;
  /** Rounds; nine unless told. */
  readonly most?: number;
}

async function besideBare(
  figure: string,
  connections: number,
  { through, bare, serverPid, learners, aim, most = ROUNDS }: Places,
): Promise<void> {
  const [{ url }] = through;
  const pids = through.map(({ pid }) => pid);
  const next = answers(learners, connections);
  const all = await rounds(most, {
    ours: () => costed({ pids, serverPid }, () => load(url, { connections, seconds: SECONDS, next })),
    theirs: () =>
      costed({ pids: [bare.pid], serverPid }, () => load(bare.url, { connections, seconds: SECONDS, next: insertion })),
  });
  tell(`${figure}, ${connections} connections`, {
    ...ratioOf(all, ({ perSecond }) => perSecond, aim),
    cpuRatio: ratioOf(all, ({ cpuMs }) => 1 / cpuMs).ratio,
    cpuMs: median(all.map(({ ours }) => ours.cpuMs)),
    ...Object.fromEntries(
      [...through.map(({ name }) => name), 'PostgreSQL'].map((name, n) => [
        `cpuMs of ${name}`,
        median(all.map(({ ours }) => ours.cpuMsOfEach[n] ?? NaN)),
      ]),
    ),
    bareCpuMs: median(all.map(({ theirs }) => theirs.cpuMs)),
    ...figures(all),
    against: bareEndpoint,
  });
}

/** Three times as long: a sign-in takes the time of a dozen answers, and its turns must even out. */
async function besideSignIns(url: string, connections: number, learners: readonly Learner[]): Promise<void> {
  const seconds = 3 * SECONDS;
  const signIns: Measured[] = [];
  const all = await rounds(3, {
    ours: async () => {
      const [busy, signedIn] = await Promise.all([
        load(url, { ...answering(connections, learners), seconds }),
        load(url, { connections: 8, seconds, next: signIn }),
      ]);
      signIns.push(signedIn);
      return busy;
    },
    theirs: () => load(url, { ...answering(connections, learners), seconds }),
  });
  tell(`sign-ins during answers, ${connections} connections`, {
    ...ratioOf(all, ({ perSecond }) => perSecond, 0.8),
    signInsPerSecond: speedOf(signIns),
    answersP99Ms: p99(all.map(({ ours }) => ours)),
    answersP99MsWithout: p99(all.map(({ theirs }) => theirs)),
    failures: failuresOf([...all.map(({ ours }) => ours), ...signIns]),
    against: 'the same answers without sign-ins',
  });
}

const answering = (connections: number, learners: readonly Learner[]) => ({
  connections,
  seconds: SECONDS,
  next: answers(learners, connections),
});
const insertion = (n: number): Shot => ({ path: '/insert', body: { number: n, answer: '£3.50' } });
const signIn = (n: number): Shot => ({
  path: '/auth/validateUser',
  body: { email: emailOf('paid', n), password: PASSWORD },
});

function figures(all: readonly Round<Costed>[]) {
  const [ours, theirs] = [all.map((round) => round.ours), all.map((round) => round.theirs)];
  return {
    requestsPerSecond: speedOf(ours),
    barePerSecond: speedOf(theirs),
    p50Ms: quantile(timesOf(ours), 0.5),
    p99Ms: p99(ours),
    bareP99Ms: p99(theirs),
    failures: failuresOf(ours),
  };
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const speedOf = (all: readonly Measured[]) => median(all.map(({ perSecond }) => perSecond));
const timesOf = (all: readonly Measured[]) => all.flatMap(({ times }) => times);
const p99 = (all: readonly Measured[]) => quantile(timesOf(all), 0.99);
const failuresOf = (all: readonly Measured[]) => all.reduce((sum, { failures }) => sum + failures, 0);
