import type { NewEvent } from '../../event-store/event-store';
import type { ProposedRecord } from './record';

/** An event as it would have come from some other writer. */
export function recordOf({ id, type, data, meta }: NewEvent): ProposedRecord {
  const [json, metadata] = [data, meta].map((part) => Buffer.from(JSON.stringify(part)));
  return { id, type, contentType: 'application/json', data: json ?? Buffer.of(), metadata: metadata ?? Buffer.of() };
}
