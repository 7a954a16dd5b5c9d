import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from 'platform/testing/eventually';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { looksEveryMs } from 'schemas/mock-exams/reports/progress.rules';
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
import { giveVerdict, measuringIn, type Aim } from '../ground/verdict';
import { optionsIn, type Options } from './options';

const MAILS_MS = 15 * 60_000;
const HOUR = 3_600_000;
/** So long nothing is measured: the first answers after a start are slower. */
const WARM_SECONDS = 10;
/** How long answers are measured before reports are asked for, and as long again once all are sent: what drifts meanwhile is in both. */
const APART_SECONDS = 60;
const LONGEST_SECONDS = 600;
/** How often memory is looked at; how the reports stand is asked for as often as the page of staff asks. */
const LOOK_MS = 500;
/** Whose reports are made while nobody sits an exam, and whose while others do. */
const OVER = { alone: 'over', beside: 'over-too' } as const;
const NOW = 'now';
/**
 * What is asked of five hundred reports on two cores: PDFs and mails in so many seconds while nobody sits, and while others answer, for
 * whom they give way (decision 0070); memory; and how much slower answers may be, in percent.
 */
const AIM_REPORTS = 500;
const aims = { aimSeconds: 60, aimSecondsBeside: 200, aimWorkersMiB: 400, aimMore: 20 } as const;

/**
 * The reports of two exams that as many have sat, made and mailed on a built system of its own: of one while nobody sits, of the other
 * while others answer, for whom the press rests.
 * `npm run load:reports -- --children 500 [--sitting 100] [--rate 22] [--measure]`; one line of JSON for each figure, and at last
 * whether all aims were reached: where not it ends with 1, unless somebody only measures.
 */
async function reportsIn(town: LoadedTown, options: Options, onlyMeasures: boolean): Promise<void> {
  const { devices, line } = await preparedIn(town, options);
  const { client } = await personWith(town, ['ROLE_ADMIN']);
  const { children, rate } = options;
  const alone = await sendAll(town, { client, sessionId: OVER.alone, children });
  tell('reports while nobody sits', { ...alone, aimSeconds: secondsFor(children, aims.aimSeconds) });

  await Promise.all(devices.map((device) => device.open(performance.now())));
  // Whoever answers is whoever has waited longest, before and while reports are made.
  let turn = 0;
  const answering = (seconds: number, isOver = () => false) =>
    evenly({ from: performance.now(), count: rate * seconds, perSecond: rate, isOver }, (_, due) => {
      const device = devices[(turn += 1) % devices.length];
      return device ? device.answer(due) : Promise.resolve();
    });
  const apart = new Timings();
  const answeringApart = async () => {
    line.timings = new Timings();
    await answering(WARM_SECONDS);
    line.timings = apart;
    const before = town.used();
    await answering(APART_SECONDS);
    tell('answers while no reports are made, so far', { ...apart.of('answer'), load: loadavg()[0] ?? 0 });
    tellCpu({ before, after: town.used(), seconds: APART_SECONDS });
  };
  await answeringApart();

  const meanwhile = new Timings();
  line.timings = meanwhile;
  let isOver = false;
  const sending = sendAll(town, { client, sessionId: OVER.beside, children }).finally(() => (isOver = true));
  await answering(LONGEST_SECONDS, () => isOver);
  const beside = await sending;
  await answeringApart();
  const during = meanwhile.of('answer');
  const more = percent(during.p95Ms, apart.of('answer').p95Ms);
  tell('answers while reports are made and mailed', { ...during, more, aimMore: aims.aimMore });
  tell('reports while others answer', { ...beside, aimSeconds: secondsFor(children, aims.aimSecondsBeside) });
  line.close();
  giveVerdict([...aimsOf('alone', alone), ...aimsOf('beside', beside), ...aimsOfAnswers(during, more)], onlyMeasures);
}

/** As many seconds for each report; of fewer than so many what it takes to begin counts more. */
const FEWEST_JUDGED = 100;
const secondsFor = (children: number, seconds: number): number =>
  (seconds * Math.max(children, FEWEST_JUDGED)) / AIM_REPORTS;

function aimsOf(how: keyof typeof OVER, { children, seconds, workersMiB, unsent }: Sent): readonly Aim[] {
  const where = how === 'alone' ? 'while nobody sits' : 'while others answer';
  const most = secondsFor(children, how === 'alone' ? aims.aimSeconds : aims.aimSecondsBeside);
  return [
    { figure: `seconds ${where}`, value: seconds, most },
    { figure: `MiB of the workers ${where}`, value: workersMiB, most: aims.aimWorkersMiB },
    { figure: `reports not sent ${where}`, value: unsent, most: 0 },
  ];
}

const aimsOfAnswers = ({ faults, refused }: Answered, more: number): readonly Aim[] => [
  { figure: 'percent more for an answer, 95 in 100', value: more, most: aims.aimMore },
  { figure: 'answers that were not taken', value: faults + refused, most: 0 },
];

/** Two exams that all have sat this morning, and one that others are to sit. */
async function preparedIn(town: LoadedTown, { children, sitting }: Options) {
  const { set, papers } = await publishSet(town);
  const assigned = { ...set, breakMinutes: 10 };
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const kept = {
    set: { ...assigned, closesAfterMinutes: 125 },
    questionIds: papers.map((paper) => questionsOf([paper])),
  };
  for (const sessionId of Object.values(OVER)) {
    const planned = { sessionId, startsAt: at(-10 * HOUR), set: kept.set };
    await planSession(town, planned);
    const sat = (sitter: Sitter, nth: number) => satExam(town, { kept, planned, sitter, nth });
    await seated(town, { sessionId, count: children, then: sat });
  }
  const now = { sessionId: NOW, startsAt: at(1_000), set: { ...assigned, closesAfterMinutes: 1_440 } };
  await planSession(town, now);
  const sitters = await seated(town, { sessionId: NOW, count: sitting });
  await until(() => town.isQuiet(), 'all families are written to', MAILS_MS);
  const line = { ...postingTo(town.gatewayUrl), timings: new Timings() };
  const questions = questionsOf(papers.slice(0, 1));
  const devices = sitters.map(({ token }) => new Device({ token, session: now, questions }, line));
  return { devices, line };
}

type Answered = ReturnType<Timings['of']>;

const percent = (one: number, other: number): number => Math.round((100 * (one - other)) / Math.max(1, other));

interface Sending {
  readonly client: Client;
  readonly sessionId: string;
  readonly children: number;
}

type Sent = Pick<Awaited<ReturnType<typeof sendAll>>, 'children' | 'seconds' | 'workersMiB' | 'unsent'>;

/** Until nothing is on its way any more: what became of how many, what used how much, and how much the workers had in memory at most. */
async function sendAll(town: LoadedTown, { client, sessionId, children }: Sending) {
  const begun = performance.now();
  const before = town.used();
  let workersMiB = 0;
  await client.call(generateAndSendMockExamReports, { mockExamSessionId: sessionId });
  for (let next = begun; ;) {
    workersMiB = Math.max(workersMiB, town.memory()['workers'] ?? 0);
    await wait(LOOK_MS);
    if (performance.now() < next) continue;
    next = performance.now() + looksEveryMs(children);
    const states = await statesOf(client, sessionId);
    const seconds = (performance.now() - begun) / 1_000;
    if (doneIn(states) >= children || seconds > LONGEST_SECONDS) {
      tellCpu({ before, after: town.used(), seconds });
      const { aimWorkersMiB } = aims;
      const unsent = children - (states['sent'] ?? 0);
      return { children, seconds, workersMiB, aimWorkersMiB, unsent, ...states, load: loadavg()[0] ?? 0 };
    }
  }
}

const doneIn = ({ sent = 0, failed = 0, skipped = 0, ...states }: Readonly<Record<string, number>>) =>
  sent + failed + skipped + (states['not made'] ?? 0);

async function statesOf(client: Client, mockExamSessionId: string): Promise<Readonly<Record<string, number>>> {
  const { reports } = await client.call(getMockExamReports, { mockExamSessionId });
  const states: Record<string, number> = {};
  for (const { state } of reports) states[state] = (states[state] ?? 0) + 1;
  return states;
}

const { words, onlyMeasures } = measuringIn(process.argv.slice(2));
const options = optionsIn(words);
loaded((town) => reportsIn(town, options, onlyMeasures));
