import type { LoggedEvent } from 'platform/event-log';
import { tell } from '../../bench/ground/ground';
import type { Timings } from '../ground/timings';
import { lostOf, secondsAfterGrace } from './told';

/** What was wished for at 500 children on two cores: of 95 in 100 calls, in milliseconds. */
const aims: Readonly<Record<string, number>> = { open: 400, answer: 100 };
const kinds = [
  'waiting',
  'sealed',
  'open',
  'answer',
  'heartbeat',
  'heartbeat after a ring',
  'last answer',
  'end',
] as const;

/** Each kind of call; those that have their like at the bare endpoint beside that. */
export function tellCalls(ours: Timings, bare: Timings): void {
  for (const kind of kinds) {
    const figures = ours.of(kind);
    const theirs = bare.of(kind);
    tell(`${kind}, through the gateway`, {
      ...figures,
      ...(aims[kind] !== undefined && { aimP95Ms: aims[kind] }),
      ...(theirs.calls > 0 && {
        bareP50Ms: theirs.p50Ms,
        bareP95Ms: theirs.p95Ms,
        bareP99Ms: theirs.p99Ms,
        ratioP95: figures.p95Ms / theirs.p95Ms,
        against: 'a bare Express endpoint that inserts one row, at the same pace, alone on this machine',
      }),
    });
  }
}

export function tellBytes(ours: Timings, children: number): void {
  tell('bytes of replies for each child', {
    before: ours.bytesOf('waiting', 'sealed') / children,
    atTheStart: ours.bytesOf('open') / children,
  });
}

interface Sat {
  readonly history: readonly LoggedEvent[];
  readonly told: ReadonlyMap<string, string>;
}

/** In seconds. */
const LATE = 5;

export function tellEnds(all: readonly Sat[], faults: number): void {
  const lost = all.flatMap(({ history, told }) => lostOf(history, told));
  const ends = all.map(({ history }) => secondsAfterGrace(history));
  const known = ends.filter((end) => end !== undefined);
  tell('what is left of it', {
    answersToldKept: all.reduce((sum, { told }) => sum + told.size, 0),
    lost: lost.length,
    papersEnded: known.length,
    endedLate: all.length - known.length + known.filter((end) => end > LATE).length,
    latestSecondsAfterGrace: Math.max(...known),
    faults,
  });
}
