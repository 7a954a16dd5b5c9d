import { setTimeout as wait } from 'node:timers/promises';
import type { NewEvent } from '../../event-store/event-store';
import type { ProposedRecord } from './record';

/** An event as it would have come from some other writer. */
export function recordOf({ id, type, data, meta }: NewEvent): ProposedRecord {
  const [json, metadata] = [data, meta].map((part) => Buffer.from(JSON.stringify(part)));
  return { id, type, contentType: 'application/json', data: json ?? Buffer.of(), metadata: metadata ?? Buffer.of() };
}

/** Waits for the thing itself, for at most 10 s. */
export async function until(met: () => boolean): Promise<void> {
  const started = Date.now();
  while (!met()) {
    if (Date.now() - started > 10_000) throw new Error('waited 10 s in vain');
    await wait(5);
  }
}
