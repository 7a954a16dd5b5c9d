import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import type { Message } from 'google-protobuf';
import { Metadata, status as grpcStatus } from '@grpc/grpc-js';
import * as shared from '@eventstore/db-client/generated/shared_pb';
import { Code } from '@eventstore/db-client/generated/code_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { BatchAppendReq, AppendReq } from '@eventstore/db-client/generated/streams_pb';
import type { Expectation } from './decision';
import type { LogRecord, ProposedRecord } from './record';

/** What the server says instead of success; the same facts travel as a message on the batch path and as trailers on the others. */
export type Refusal =
  | { readonly kind: 'wrong-revision'; readonly expected: Expectation; readonly current: number }
  | { readonly kind: 'deleted'; readonly stream: string }
  | { readonly kind: 'too-large' | 'timeout' | 'bad-request' };

const MAX_APPEND_SIZE = 1_048_576;

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const UUID_FORM = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

export function proposedRecord(message: BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage): ProposedRecord {
  const map = message.getMetadataMap();
  return {
    id: normalised(message.getId()?.getString() ?? ''),
    type: map.get('type') ?? '',
    contentType: map.get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** Lower case with dashes, whatever came; as it came where it is no UUID. */
function normalised(id: string): string {
  if (!UUID_FORM.test(id)) return id;
  return id
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is wrong with an append before its stream is looked at. */
export function faultOf(stream: string, records: readonly ProposedRecord[]): Refusal | undefined {
  const malformed = records.some(({ id, type }) => type === '' || id === NIL_UUID || !UUID_FORM.test(id));
  if (stream === '' || malformed) return { kind: 'bad-request' };
  const size = records.reduce(
    (sum, { data, metadata, type }) => sum + data.length + metadata.length + 2 * type.length,
    0,
  );
  return size > MAX_APPEND_SIZE ? { kind: 'too-large' } : undefined;
}

export function streamNameOf(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function streamIdentifier(stream: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
}

/** A refusal as the reply of the batch path. */
export function statusOf(refusal: Refusal): Status {
  const { code, message, type, details } = described(refusal);
  const any = new Any();
  any.pack(details.serializeBinary(), `event_store.client.${type}`);
  return new Status().setCode(code).setMessage(message).setDetails(any);
}

interface Described {
  readonly code: Code;
  readonly message: string;
  readonly type: string;
  readonly details: Message;
}

function described(refusal: Refusal): Described {
  switch (refusal.kind) {
    case 'wrong-revision':
      return {
        code: Code.FAILED_PRECONDITION,
        message: 'WrongExpectedVersion',
        type: 'WrongExpectedVersion',
        details: wrongExpectedVersion(refusal),
      };
    case 'deleted': {
      const details = new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(refusal.stream));
      return { code: Code.FAILED_PRECONDITION, message: 'StreamDeleted', type: 'StreamDeleted', details };
    }
    case 'too-large': {
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_SIZE);
      return {
        code: Code.INVALID_ARGUMENT,
        message: 'MaximumAppendSizeExceeded',
        type: 'MaximumAppendSizeExceeded',
        details,
      };
    }
    case 'timeout':
      return { code: Code.DEADLINE_EXCEEDED, message: 'Timeout', type: 'Timeout', details: new shared.Timeout() };
    case 'bad-request':
      return {
        code: Code.INVALID_ARGUMENT,
        message: 'BadRequest',
        type: 'BadRequest',
        details: new shared.BadRequest(),
      };
  }
}

function wrongExpectedVersion({
  expected,
  current,
}: Refusal & { kind: 'wrong-revision' }): shared.WrongExpectedVersion {
  const details = new shared.WrongExpectedVersion();
  if (current < 0) details.setCurrentNoStream(new GoogleEmpty());
  else details.setCurrentStreamRevision(String(current));
  if (expected === 'any') return details.setExpectedAny(new GoogleEmpty());
  if (expected === 'stream-exists') return details.setExpectedStreamExists(new GoogleEmpty());
  if (expected < 0) return details.setExpectedNoStream(new GoogleEmpty());
  return details.setExpectedStreamPosition(String(expected));
}

/** A refusal as the trailers of a call that ends with an error. */
export function callError(refusal: Refusal): { code: number; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  switch (refusal.kind) {
    case 'deleted':
      metadata.set('exception', 'stream-deleted');
      metadata.set('stream-name', refusal.stream);
      return {
        code: grpcStatus.FAILED_PRECONDITION,
        details: `Event stream '${refusal.stream}' is deleted.`,
        metadata,
      };
    case 'too-large':
      metadata.set('exception', 'maximum-append-size-exceeded');
      metadata.set('maximum-append-size', String(MAX_APPEND_SIZE));
      return {
        code: grpcStatus.INVALID_ARGUMENT,
        details: `Maximum Append Size of ${MAX_APPEND_SIZE} Exceeded.`,
        metadata,
      };
    case 'timeout':
      return { code: grpcStatus.DEADLINE_EXCEEDED, details: 'Deadline Exceeded', metadata };
    case 'wrong-revision':
      metadata.set('exception', 'wrong-expected-version');
      metadata.set('expected-version', String(refusal.expected));
      metadata.set('actual-version', String(refusal.current));
      return { code: grpcStatus.FAILED_PRECONDITION, details: 'Wrong expected version.', metadata };
    case 'bad-request':
      return { code: grpcStatus.UNKNOWN, details: 'Exception was thrown by handler.', metadata };
  }
}

/** 100-nanosecond ticks a millisecond: the unit of `created`. */
const TICKS = 10_000n;

export function eventReply(record: LogRecord): ReadResp {
  const position = String(record.position);
  const event = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event.getMetadataMap().set('type', record.type);
  event.getMetadataMap().set('content-type', record.contentType);
  event.getMetadataMap().set('created', String(BigInt(record.createdAt) * TICKS));
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(event).setCommitPosition(position));
}

export function checkpointReply(commit: number, prepare: number): ReadResp {
  return new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)),
  );
}
