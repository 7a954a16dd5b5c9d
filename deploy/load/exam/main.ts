import { setTimeout as wait } from 'node:timers/promises';
import { until } from 'platform/testing/eventually';
import { GRACE_SECONDS } from 'schemas/mock-exams/sittings/times.rules';
import type { BenchGround } from '../../bench/ground/ground';
import { planSession, type Planned, type Sitter } from '../../system/mock-exams/seats';
import { personWith } from '../../system/people/people';
import { tellCpu } from '../ground/cpu';
import { Device } from '../ground/device';
import { loaded } from '../ground/loaded';
import { publishSet, questionsOf } from '../ground/papers';
import { postingTo } from '../ground/post';
import { seated } from '../ground/seated';
import { Timings } from '../ground/timings';
import type { LoadedTown } from '../ground/town';
import { measureBare } from './bare';
import { optionsIn, type Options } from './options';
import { AHEAD_SECONDS, closeOf, hasStarted, minutesOf, sit, start, timeUp, untilWaiting, waitingRoom } from './room';
import { pausedFor, tellHeard } from './staff';
import { tellBytes, tellCalls, tellEnds } from './telling';

/** A child with a seat, and what their family is written, in seconds: more than it takes. */
const FOR_EACH_CHILD = 0.15;
const MAILS_MS = 5 * 60_000;

/**
 * A mock exam of many children on a built system of its own: all start within seconds, answer, and run out of time together.
 * `npm run load:exam -- --children 500 [--rate 200] [--seconds 30] [--within 10]`; one line of JSON for each figure.
 */
async function examIn(town: LoadedTown, bench: BenchGround, options: Options): Promise<void> {
  const { set, papers } = await publishSet(town);
  const sessionId = 'under-load';
  const aheadMs = (AHEAD_SECONDS + 60 + options.children * FOR_EACH_CHILD) * 1_000;
  const assigned = { ...set, breakMinutes: 10, closesAfterMinutes: minutesOf(options) };
  const startsAt = new Date(Date.now() + aheadMs).toISOString();
  const session: Planned = { sessionId, startsAt, set: assigned };
  await planSession(town, session);
  const sitters = await seated(town, { sessionId, count: options.children });
  // Families are written to when they book, days before: all of it is over by then.
  const left = untilWaiting(session);
  await until(() => town.isQuiet(), 'all families are written to', Math.max(left, MAILS_MS));
  await wait(Math.min(left, untilWaiting(session)));

  const line = { ...postingTo(town.gatewayUrl), timings: new Timings() };
  const devices = sitters.map(
    ({ token }) => new Device({ token, session, questions: questionsOf(papers.slice(0, 1)) }, line),
  );
  const room = { session, devices, options, url: town.gatewayUrl };
  const admin = await personWith(town, ['ROLE_ADMIN']);
  await waitingRoom(room);
  await hasStarted(room);
  const before = town.used();
  const begun = performance.now();
  await start(room);
  const [asked] = await Promise.all([
    wait((options.seconds * 1_000) / 2).then(() => pausedFor(admin, sessionId)),
    sit(room),
  ]);
  tellCpu({ before, after: town.used(), seconds: (performance.now() - begun) / 1_000 });
  await timeUp(room);
  tellHeard(devices, asked);
  for (const device of devices) device.hangUp();
  line.close();

  const bare = await measureBare(bench, options);
  tellCalls(line.timings, bare);
  tellBytes(line.timings, options.children);
  await endsTold({ town, session, sitters, devices, faults: line.timings.faults() });
}

interface Ending {
  readonly town: LoadedTown;
  readonly session: Planned;
  readonly sitters: readonly Sitter[];
  readonly devices: readonly Device[];
  readonly faults: number;
}

/** By then somebody has looked after each paper, or nobody will. */
const LATEST_SECONDS = 30;

async function endsTold({ town, session, sitters, devices, faults }: Ending): Promise<void> {
  const isOver = closeOf({ session, devices }) + (GRACE_SECONDS + LATEST_SECONDS) * 1_000 - performance.now();
  await wait(Math.max(0, isOver));
  const histories = await Promise.all(sitters.map(({ stream }) => town.ground.log.readStream(stream)));
  tellEnds(
    histories.map((history, n) => ({ history, told: devices[n]?.told ?? new Map<string, string>() })),
    faults,
  );
}

const options = optionsIn(process.argv.slice(2));
loaded((town, bench) => examIn(town, bench, options));
