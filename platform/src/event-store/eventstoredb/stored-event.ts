import { jsonEvent, START as LOG_START, type AllStreamResolvedEvent, type JSONEventType } from '@eventstore/db-client';
import type { EventData, Position as Place, ResolvedEvent } from '@eventstore/db-client';
import { NIL, validate as isUuid } from 'uuid';
import { EventNotStorable, EventTooLarge, MAX_APPEND_BYTES, START } from '../event-store';
import type { Append, EventMeta, JsonObject, NewEvent, Position, StoredEvent } from '../event-store';
import { holdsUnstorable } from '../storable-text';

/** Our streams: `streamOf` makes them, and the server's own begin with `$`. Also the filter given to the server. */
export const OUR_STREAMS = '^[a-z]+-';
const ourStreams = new RegExp(OUR_STREAMS);

/** Commit positions are byte offsets; padded, they compare as text. */
export function positionOf(commit: bigint): Position {
  return commit.toString().padStart(START.length, '0');
}

/** Where reading starts; of every event that this client wrote, prepare and commit are the same. */
export function placeOf(position: Position): Place | typeof LOG_START {
  if (position === START) return LOG_START;
  const commit = BigInt(position);
  return { commit, prepare: commit };
}

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

export function commitOf({ event, commitPosition }: Resolved): Position | undefined {
  const commit = event?.position?.commit ?? commitPosition;
  return commit === undefined ? undefined : positionOf(commit);
}

/** `undefined` for what this application did not write: system streams, tombstones, events of somebody else. */
export function storedEvent(resolved: Resolved): StoredEvent | undefined {
  const { event } = resolved;
  const position = commitOf(resolved);
  if (!event?.isJson || position === undefined || !ourStreams.test(event.streamId)) return undefined;
  const { id, type, data, metadata, streamId, revision } = event;
  if (!isMeta(metadata) || !isObject(data)) return undefined;
  return { id, type, data, meta: metadata, stream: streamId, revision: Number(revision), position };
}

/** The metadata is ours where it names a command: nobody else writes that into a stream of ours. */
function isMeta(metadata: unknown): metadata is EventMeta {
  return isObject(metadata) && typeof metadata.commandId === 'string';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Events as the client takes them. They are read back from their own JSON: given data that it cannot serialise, the
 * client ends the process and never settles the append.
 * @throws Error for an event without a type, or with an id that is no UUID.
 * @throws EventTooLarge counting names and ids too, so that what passes here passes the server's limit of 1 MiB.
 * @throws EventNotStorable though the server would take it: the read tables could not.
 */
export function proposals({ stream, events }: Pick<Append, 'stream' | 'events'>): EventData[] {
  const json = JSON.stringify(events);
  const bytes = Buffer.byteLength(json);
  if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(bytes);
  if (holdsUnstorable(json)) throw new EventNotStorable(stream);
  return (JSON.parse(json) as Partial<NewEvent>[]).map(proposal);
}

function proposal({ id = '', type = '', data, meta }: Partial<NewEvent>): EventData {
  // The server would refuse either without saying which, and twice.
  if (type === '') throw new Error('an event needs a type');
  if (!isUuid(id) || id === NIL) throw new Error(`the id of ${type} must be a UUID`);
  if (!isObject(data) || !isMeta(meta)) throw new Error(`the data and the metadata of ${type} must be JSON objects`);
  return jsonEvent<JSONEventType>({ id, type, data, metadata: { ...meta } });
}
