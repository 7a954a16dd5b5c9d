import { readFileSync } from 'node:fs';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { tell, type BenchGround } from './ground/ground';
import { answers, learnersAt, type Learner } from './load/learners';
import { load, type Shot } from './load/load';
import { startBare, startProgram, startService, type Service } from './ground/service';

const SECONDS = 8;
const CONNECTIONS = 32;

/** Every process of the system, at rest and after a while of answers and questions through the gateway. */
export async function benchMemory(ground: BenchGround): Promise<void> {
  const processes = await startAll(ground);
  const { commandService, gateway, bareEndpoint } = processes;
  const atRest = memoryOf(processes);
  const learners = await learnersAt(commandService.url, ground);
  await load(gateway.url, { connections: CONNECTIONS, seconds: SECONDS, next: answersAndQuestions(learners) });
  await load(bareEndpoint.url, {
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: (n) => ({ path: '/insert', body: { n } }),
  });
  const against = 'a bare Express endpoint after the same time of load';
  const atWork = memoryOf(processes);
  for (const [process, restMiB] of Object.entries(atRest)) {
    const workMiB = atWork[process] ?? 0;
    tell('memory', { process, restMiB, workMiB, ratio: workMiB / (atWork['bareEndpoint'] ?? 0), against });
  }
  for (const service of Object.values(processes).reverse()) await service.stop();
}

async function startAll(ground: BenchGround) {
  await migrateQueues(ground.url, roleNames.worker);
  const bareEndpoint = await startBare(ground);
  const commandService = await startService('command-service', 'command', ground);
  const surroundings = {
    COMMAND_URL: commandService.url,
    PUBLIC_URL: 'http://fieldfare.example',
    // Nobody is there: no mail leaves a bench.
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const projectors = await startService('projectors', 'projector', ground);
  const queryService = await startService('query-service', 'query', { ...ground, surroundings });
  const workers = await startService('workers', 'worker', { ...ground, surroundings });
  const gateway = await startProgram('deploy/dist/gateway.cjs', {
    LOG_LEVEL: 'error',
    CLIENT_DIR: 'frontend/dist',
    COMMAND_URL: commandService.url,
    QUERY_URL: queryService.url,
    WORKERS_URL: workers.url,
    PROJECTORS_URL: projectors.url,
  });
  return { bareEndpoint, commandService, projectors, queryService, workers, gateway };
}

// One question to the read tables for each answer.
function answersAndQuestions(learners: readonly Learner[]) {
  const nextAnswer = answers(learners, CONNECTIONS);
  return (connection: number): Shot => {
    const answer = nextAnswer(connection);
    return connection % 2 === 0 ? answer : { ...answer, path: '/getUserAnalyticsData', body: {} };
  };
}

/** Resident, in MiB, as Linux has it. */
function memoryOf(processes: Readonly<Record<string, Service>>): Record<string, number> {
  const resident = (pid: number) =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, resident(pid)]));
}
