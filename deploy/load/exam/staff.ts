import { setTimeout as wait } from 'node:timers/promises';
import { pauseMockExamRoom, resumeMockExamRoom } from 'schemas/mock-exams/room/room.contract';
import { quantile, tell } from '../../bench/ground/ground';
import type { Person } from '../../system/people/people';
import type { Device, RoomMoment } from '../ground/device';

/** As long as it takes to look into a room and out again. */
const PAUSE_MS = 3_000;

/** When staff began to ask for each, by `performance.now()`. */
export type Asked = Readonly<Record<RoomMoment, number>>;

/** Everybody is paused, and goes on. */
export async function pausedFor({ client }: Person, mockExamSessionId: string): Promise<Asked> {
  const paused = performance.now();
  await client.call(pauseMockExamRoom, { mockExamSessionId, reason: 'The fire bell rang.' });
  await wait(PAUSE_MS);
  const resumed = performance.now();
  await client.call(resumeMockExamRoom, { mockExamSessionId });
  return { paused, resumed };
}

/** What was wished for: of 95 in 100, in milliseconds. The bell has a full room ask within 1.2 s. */
const AIM_MS = 2_000;

const words = { paused: 'from a pause to the device', resumed: 'from its end to the device' } as const;

/** How long it took until a device was told, by whichever heartbeat; and how many had a line that stood. */
export function tellHeard(devices: readonly Device[], asked: Asked): void {
  for (const moment of ['paused', 'resumed'] as const) {
    const times = devices.flatMap((device) => device.heardAt(moment) ?? []).map((at) => at - asked[moment]);
    tell(words[moment], {
      devices: times.length,
      p50Ms: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      mostMs: Math.max(0, ...times),
      aimP95Ms: AIM_MS,
    });
  }
  tell('lines to the bell of the room', {
    standing: devices.filter(({ hasLine }) => hasLine).length,
    of: devices.length,
    ringsForEach: devices.reduce((sum, { rings }) => sum + rings, 0) / devices.length,
    bytesForEach: devices.reduce((sum, { lineBytes }) => sum + lineBytes, 0) / devices.length,
  });
}
