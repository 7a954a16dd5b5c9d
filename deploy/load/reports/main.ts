import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from 'platform/testing/eventually';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import { tell } from '../../bench/ground/ground';
import { satExam } from '../../system/mock-exams/sat-exam';
import { planSession, type Sitter } from '../../system/mock-exams/seats';
import { personWith } from '../../system/people/people';
import type { Client } from '../../system/running/client';
import { tellCpu } from '../ground/cpu';
import { Device } from '../ground/device';
import { loaded } from '../ground/loaded';
import { publishSet, questionsOf } from '../ground/papers';
import { postingTo } from '../ground/post';
import { seated } from '../ground/seated';
import { evenly, Timings } from '../ground/timings';
import type { LoadedTown } from '../ground/town';
import { optionsIn, type Options } from './options';

const MAILS_MS = 15 * 60_000;
const HOUR = 3_600_000;
/** So long nothing is measured: the first answers after a start are slower. */
const WARM_SECONDS = 10;
/** How long answers are measured before reports are asked for. */
const BEFORE_SECONDS = 30;
const LONGEST_SECONDS = 600;
const LOOK_MS = 500;
const OVER = 'over';
/** What is asked of five hundred reports on two cores: PDFs and mails in so many seconds, memory, and how much slower answers may be, in percent. */
const aims = { aimSeconds: 60, aimWorkersMiB: 400, aimMore: 20 } as const;

/**
 * The reports of an exam that many have sat, made and mailed while others sit another, on a built system of its own.
 * `npm run load:reports -- --children 500 [--sitting 100] [--rate 22]`; one line of JSON for each figure.
 */
async function reportsIn(town: LoadedTown, options: Options): Promise<void> {
  const { devices, line } = await preparedIn(town, options);
  const { client } = await personWith(town, ['ROLE_ADMIN']);
  const { rate } = options;
  // Whoever answers is whoever has waited longest, before and while reports are made.
  let turn = 0;
  const answering = (seconds: number, isOver = () => false) =>
    evenly({ from: performance.now(), count: rate * seconds, perSecond: rate, isOver }, (_, due) => {
      const device = devices[(turn += 1) % devices.length];
      return device ? device.answer(due) : Promise.resolve();
    });
  await answering(WARM_SECONDS);
  line.timings = new Timings();
  await answering(BEFORE_SECONDS);
  const before = line.timings.of('answer');
  tell('answers before', { ...before, load: loadavg()[0] ?? 0 });

  line.timings = new Timings();
  const cpu = town.used();
  let isOver = false;
  const sending = sendAll(client, town, options.children).finally(() => (isOver = true));
  await answering(LONGEST_SECONDS, () => isOver);
  const { seconds, workersMiB, states } = await sending;
  const during = line.timings.of('answer');
  const more = percent(during.p95Ms, before.p95Ms);
  tell('answers while reports are made and mailed', { ...during, more, aimMore: aims.aimMore });
  tellCpu({ before: cpu, after: town.used(), seconds });
  const { aimSeconds, aimWorkersMiB } = aims;
  const figures = { seconds, aimSeconds, workersMiB, aimWorkersMiB };
  tell('reports', { children: options.children, ...figures, ...states, load: loadavg()[0] ?? 0 });
  line.close();
}

/** One exam that all have sat this morning, and one that others are sitting. */
async function preparedIn(town: LoadedTown, { children, sitting }: Options) {
  const { set, papers } = await publishSet(town);
  const assigned = { ...set, breakMinutes: 10 };
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const over = { sessionId: OVER, startsAt: at(-10 * HOUR), set: { ...assigned, closesAfterMinutes: 125 } };
  const now = { sessionId: 'now', startsAt: at(1_000), set: { ...assigned, closesAfterMinutes: 1_440 } };
  await planSession(town, over);
  await planSession(town, now);
  const kept = { set: over.set, questionIds: papers.map((paper) => questionsOf([paper])) };
  const sat = (sitter: Sitter, nth: number) => satExam(town, { kept, planned: over, sitter, nth });
  await seated(town, { sessionId: OVER, count: children, then: sat });
  const sitters = await seated(town, { sessionId: now.sessionId, count: sitting });
  await until(() => town.isQuiet(), 'all families are written to', MAILS_MS);
  const line = { ...postingTo(town.gatewayUrl), timings: new Timings() };
  const questions = questionsOf(papers.slice(0, 1));
  const devices = sitters.map(({ token }) => new Device({ token, session: now, questions }, line));
  await Promise.all(devices.map((device) => device.open(performance.now())));
  return { devices, line };
}

const percent = (one: number, other: number): number => Math.round((100 * (one - other)) / Math.max(1, other));

/** Until nothing is on its way any more, and how much the workers had in memory at most. */
async function sendAll(client: Client, town: LoadedTown, children: number) {
  const begun = performance.now();
  let workersMiB = 0;
  await client.call(generateAndSendMockExamReports, { mockExamSessionId: OVER });
  for (;;) {
    workersMiB = Math.max(workersMiB, town.memory()['workers'] ?? 0);
    const states = await statesOf(client);
    const seconds = (performance.now() - begun) / 1_000;
    if (doneIn(states) >= children || seconds > LONGEST_SECONDS) return { seconds, workersMiB, states };
    await wait(LOOK_MS);
  }
}

const doneIn = ({ sent = 0, failed = 0, skipped = 0, ...states }: Readonly<Record<string, number>>) =>
  sent + failed + skipped + (states['not made'] ?? 0);

async function statesOf(client: Client): Promise<Readonly<Record<string, number>>> {
  const { reports } = await client.call(getMockExamReports, { mockExamSessionId: OVER });
  const states: Record<string, number> = {};
  for (const { state } of reports) states[state] = (states[state] ?? 0) + 1;
  return states;
}

const options = optionsIn(process.argv.slice(2));
loaded((town) => reportsIn(town, options));
