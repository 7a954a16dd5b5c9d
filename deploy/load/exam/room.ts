import { setTimeout as wait } from 'node:timers/promises';
import { closesAtOf } from 'schemas/mock-exams/sessions/exam-session';
import { tell } from '../../bench/ground/ground';
import type { Planned } from '../../system/mock-exams/seats';
import type { Device } from '../ground/device';
import { evenly } from '../ground/timings';
import type { Options } from './options';

/** As long as the devices take to fetch the papers beforehand. */
const WAITING_SECONDS = 10;
const BEAT_SECONDS = 10;

interface Room {
  readonly session: Planned;
  readonly devices: readonly Device[];
  readonly options: Options;
  /** Where they listen to the bell. */
  readonly url: string;
}

/** When something is, by `performance.now()`. */
const tickOf = (instant: string): number => performance.now() + Date.parse(instant) - Date.now();

/** So long before the start the devices begin to fetch the papers. */
export const AHEAD_SECONDS = WAITING_SECONDS + 5;

/** How many milliseconds are left until then; a machine that was too slow to seat everybody by then is told of. */
export function untilWaiting({ startsAt }: Planned): number {
  const left = Date.parse(startsAt) - AHEAD_SECONDS * 1_000 - Date.now();
  if (left < 0) tellTooBusy('to seat everybody before the papers are fetched', -left);
  return Math.max(0, left);
}

const tellTooBusy = (what: string, ms: number): void =>
  tell('this machine was too busy: what follows says little', { what, lateSeconds: ms / 1_000 });

const SLACK_SECONDS = 15;

/** How long a session is open in which all start, answer, and run out of time together. */
export const minutesOf = ({ within, seconds }: Options): number => Math.ceil((within + seconds + SLACK_SECONDS) / 60);

export const waitingRoom = ({ devices, url }: Room): Promise<void> =>
  evenly(
    { from: performance.now(), count: devices.length, perSecond: devices.length / WAITING_SECONDS },
    async (n, due) => {
      await required(devices[n]).wait(due);
      await required(devices[n]).listen(url);
    },
  );

/** Resolves when the session begins. */
export const hasStarted = ({ session }: Room): Promise<void> =>
  wait(Math.max(0, Date.parse(session.startsAt) - Date.now()) + 1);

export const start = ({ devices, options }: Room): Promise<void> =>
  evenly({ from: performance.now(), count: devices.length, perSecond: devices.length / options.within }, (n, due) =>
    required(devices[n]).open(due),
  );

/** All of them answer in turn, and are heard of each few seconds besides. */
export async function sit({ devices, options: { rate, seconds } }: Room): Promise<void> {
  const from = performance.now();
  const beating = devices.length / BEAT_SECONDS;
  await Promise.all([
    evenly({ from, count: rate * seconds, perSecond: rate }, (n, due) =>
      required(devices[n % devices.length]).answer(due),
    ),
    evenly({ from, count: Math.floor(beating * seconds), perSecond: beating }, (n, due) =>
      required(devices[n % devices.length]).beat(due),
    ),
  ]);
}

/** The time is up for all at one moment: every second device sends what it has, the others have gone. */
export async function timeUp({ session, devices }: Room): Promise<void> {
  const closesAt = closesAtOf(session);
  const paused = pausedMs(devices);
  const due = tickOf(closesAt) + paused;
  const late = performance.now() - due;
  if (late > 0) tellTooBusy('to answer everybody before the time was up', late);
  await wait(Math.max(0, due - performance.now()));
  const captured = new Date(Date.parse(closesAt) + paused - 1).toISOString();
  await Promise.all(devices.filter((_, n) => n % 2 === 0).map((device) => device.timeUp(due, captured)));
}

/** For how long the clock of all of them stood still. */
const pausedMs = (devices: readonly Device[]): number => Math.max(0, ...devices.map((device) => device.pausedMs));

export const closeOf = ({ session, devices }: Pick<Room, 'session' | 'devices'>): number =>
  tickOf(closesAtOf(session)) + pausedMs(devices);

function required<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('there is no such device');
  return one;
}
