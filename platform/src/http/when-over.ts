import type { ServerResponse } from 'node:http';

/**
 * Calls once a response is over, however it ended: at once where that has been. Node tells it a single time, and whoever
 * listens after a visitor has gone is told nothing: what is counted until the end would be counted for ever.
 */
export function whenOver(response: Pick<ServerResponse, 'destroyed' | 'once'>, over: () => void): void {
  if (response.destroyed) over();
  else response.once('close', over);
}
