import { device, keptJson } from '../../client/device-store';
import type { Worksheet } from './worksheet';

interface Beginning {
  readonly worksheetId: string;
  /** By this device's own clock, in milliseconds. */
  readonly at: number;
}

const onDevice = keptJson<Beginning>(device, 'timed-worksheet');

/**
 * Notes when a timed worksheet began by the clock of the device it began on. A clock that is wrong by an hour would
 * otherwise end it at once, or never.
 */
export function noteBeginning(worksheetId: string): void {
  onDevice.write({ worksheetId, at: Date.now() });
}

/** When the time of a worksheet is up, in milliseconds; on another device than its first, by the server's time. */
export function deadlineOf({ worksheetId, startedAt, timeLimitSeconds }: Worksheet): number | undefined {
  if (timeLimitSeconds === null) return undefined;
  const noted = onDevice.read();
  const began = noted?.worksheetId === worksheetId ? noted.at : Date.parse(startedAt);
  return began + timeLimitSeconds * 1_000;
}
