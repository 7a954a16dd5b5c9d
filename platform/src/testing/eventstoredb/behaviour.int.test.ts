import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  streamNameFilter,
  type AppendExpectedRevision,
  type JSONEventData,
} from '@eventstore/db-client';
import { ChannelCredentials } from '@grpc/grpc-js';
import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import { EventStoreDbServer } from './server';
import { until } from '../eventually';

// What was measured of EventStoreDB 24.2, asked of the test server always and of a real one where its address is given.
const real = process.env['EVENT_STORE_TEST_URL'];
const targets = ['the test server', ...(real === undefined ? [] : ['a real server'])];

describe.each(targets)('%s', (target) => {
  let server: EventStoreDbServer | undefined;
  let client: EventStoreDBClient;

  beforeAll(async () => {
    if (target === 'the test server') server = await EventStoreDbServer.start();
  });
  // Of its own for each case: the second answer to a refused append leaves a client without any further one.
  beforeEach(() => {
    client = EventStoreDBClient.connectionString(url());
  });
  afterEach(() => client.dispose());
  afterAll(() => server?.close());

  const url = () => server?.url ?? real ?? '';

  const aStream = () => `fact-${randomUUID()}`;
  const anEvent = (n = 0) => jsonEvent({ type: 'Fact', data: { n } });
  const events = (count: number) => Array.from({ length: count }, (_, n) => anEvent(n));
  const append = (stream: string, made: JSONEventData[], expectedRevision: AppendExpectedRevision) =>
    client.appendToStream(stream, made, { expectedRevision });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );

  async function idsIn(stream: string): Promise<(string | undefined)[]> {
    const ids: (string | undefined)[] = [];
    for await (const { event } of client.readStream(stream)) ids.push(event?.id);
    return ids;
  }

  async function drained<T>(read: AsyncIterable<T>): Promise<T[]> {
    const all: T[] = [];
    for await (const item of read) all.push(item);
    return all;
  }

  describe('an append', () => {
    it('answers with the revision and the position of its last event', async () => {
      const stream = aStream();
      const answer = await append(stream, events(3), 'no_stream');
      expect(answer).toMatchObject({ success: true, nextExpectedRevision: 2n });
      const last = (await drained(client.readStream(stream))).at(-1)?.event;
      expect(last?.position).toEqual(answer.position);
      expect(answer.position?.commit).toBe(answer.position?.prepare);
    });

    it.each([
      { given: 'exact, stream exists', before: 2, expectedRevision: 5n, actualVersion: 1n },
      { given: 'exact, stream missing', before: 0, expectedRevision: 5n, actualVersion: 'no_stream' },
      { given: 'NO_STREAM, stream exists', before: 2, expectedRevision: 'no_stream', actualVersion: 1n },
      {
        given: 'STREAM_EXISTS, stream missing',
        before: 0,
        expectedRevision: 'stream_exists',
        actualVersion: 'no_stream',
      },
    ] as const)('with a wrong revision is refused: $given', async ({ before, expectedRevision, actualVersion }) => {
      const stream = aStream();
      if (before > 0) await append(stream, events(before), 'no_stream');
      const refusal = {
        type: 'wrong-expected-version',
        streamName: stream,
        expectedVersion: expectedRevision,
        actualVersion,
      };
      expect(await failure(append(stream, events(1), expectedRevision))).toMatchObject({ ...refusal, message: '' });
      const credentials = { username: 'admin', password: 'changeit' };
      const unary = client.appendToStream(stream, events(1), { expectedRevision, credentials });
      expect(await failure(unary)).toMatchObject(refusal);
    });

    it('over 1 MiB is refused, however many events make it up', async () => {
      const large = (length: number) => jsonEvent({ type: 'Fact', data: { text: 'x'.repeat(length) } });
      const expected = { type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 };
      expect(await failure(append(aStream(), [large(1_100_000)], 'no_stream'))).toMatchObject(expected);
      expect(await failure(append(aStream(), [large(600_000), large(600_000)], 'no_stream'))).toMatchObject(expected);
      expect(await append(aStream(), [large(1_040_000)], 'no_stream')).toMatchObject({ success: true });
    });

    it('of a message over 16 MB ends the append stream, and the next append works', async () => {
      const oversize = jsonEvent({ type: 'Fact', data: { text: 'x'.repeat(20_000_000) } });
      expect(await failure(append(aStream(), [oversize], 'no_stream'))).toMatchObject({ type: 'unknown', code: 8 });
      expect(await append(aStream(), events(1), 'no_stream')).toMatchObject({ success: true });
    });

    it('the server cannot read is refused', async () => {
      const badId = failure(append(aStream(), [{ ...anEvent(), id: 'no-uuid' }], 'no_stream'));
      expect(await badId).toMatchObject({ type: 'unknown', message: expect.stringContaining('BadRequest') });
    });
  });

  it.each([
    { what: 'an event without a type', stream: 'fact-1', type: '', answers: 2 },
    { what: 'a stream without a name', stream: '', type: 'Fact', answers: 1 },
  ])('a refused append is answered so often: $what, $answers', async ({ stream, type, answers }) => {
    const { port } = new URL(url());
    const grpc = new StreamsClient(`127.0.0.1:${port}`, ChannelCredentials.createInsecure());
    const call = grpc.batchAppend();
    let refusals = 0;
    call.on('data', (reply: BatchAppendResp) => (refusals += reply.hasError() ? 1 : 0)).on('error', () => undefined);
    call.write(refusedRequest(stream, type));
    await until(() => refusals === answers);
    if (answers === 1) await wait(2_500);
    expect(refusals).toBe(answers);
    call.cancel();
    grpc.close();
  });

  describe('a repeated append', () => {
    const [A, B, another] = ['A', 'B', 'another'] as const;

    it.each([
      { how: 'with NO_STREAM', names: [A, B], expected: 'no_stream', outcome: 'first answer' },
      { how: 'with ANY', names: [A, B], expected: 'any', outcome: 'first answer' },
      { how: 'with STREAM_EXISTS', names: [A, B], expected: 'stream_exists', outcome: 'first answer' },
      { how: 'at the current head', names: [A, B], expected: 1n, outcome: 'written' },
      { how: 'of the first event alone', names: [A], expected: 'no_stream', outcome: 'shorter answer' },
      { how: 'of the second event alone, where it stood', names: [B], expected: 0n, outcome: 'first answer' },
      { how: 'of the second event alone, elsewhere', names: [B], expected: 'no_stream', outcome: 'refused' },
      { how: 'with one more event', names: [A, B, another], expected: 'no_stream', outcome: 'refused' },
      { how: 'with another second event', names: [A, another], expected: 'no_stream', outcome: 'refused' },
      { how: 'with one event before', names: [another, A], expected: 'no_stream', outcome: 'refused' },
      { how: 'the other way round', names: [B, A], expected: 'no_stream', outcome: 'refused' },
      { how: 'with one more event and ANY', names: [A, B, another], expected: 'any', outcome: 'refused' },
      { how: 'with one event before and ANY', names: [another, A], expected: 'any', outcome: 'written' },
    ] as const)('$how', async ({ names, expected, outcome }) => {
      const stream = aStream();
      const made = { A: anEvent(), B: anEvent(), another: anEvent() };
      const pair = [made.A, made.B];
      const first = await append(stream, pair, 'no_stream');
      const repeat = names.map((name) => made[name]);
      const answer = await append(stream, repeat, expected).catch((error: unknown) => error);

      const stored = outcome === 'written' ? [...pair, ...repeat] : pair;
      expect(await idsIn(stream)).toEqual(stored.map(({ id }) => id));
      if (outcome === 'first answer') expect(answer).toEqual(first);
      if (outcome === 'shorter answer') expect(answer).toMatchObject({ success: true, nextExpectedRevision: 0n });
      if (outcome === 'refused') expect(answer).toMatchObject({ type: 'wrong-expected-version' });
    });

    it('is recognised after others wrote, by an exact revision', async () => {
      const stream = aStream();
      await append(stream, events(1), 'no_stream');
      const made = events(2);
      const first = await append(stream, made, 0n);
      await append(stream, events(3), 2n);
      expect(await append(stream, made, 0n)).toEqual(first);
    });

    it('in another stream is another append', async () => {
      const made = events(1);
      await append(aStream(), made, 'no_stream');
      const other = aStream();
      await append(other, made, 'no_stream');
      expect(await idsIn(other)).toHaveLength(1);
    });

    it('with other data silently keeps the first', async () => {
      const stream = aStream();
      const event = anEvent();
      const first = await append(stream, [event], 'no_stream');
      expect(await append(stream, [{ ...event, data: { n: 'other' } }], 'no_stream')).toEqual(first);
      const [read] = await drained(client.readStream(stream));
      expect(read?.event?.data).toEqual({ n: 0 });
    });

    it('in flight with the first is stored once, and some callers time out', async () => {
      const stream = aStream();
      const made = events(1);
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => append(stream, made, 'no_stream')));
      const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      for (const error of errors) expect(error).toMatchObject({ type: 'deadline-exceeded' });
      expect(await idsIn(stream)).toHaveLength(1);
      expect(await append(stream, made, 'no_stream')).toMatchObject({ success: true, nextExpectedRevision: 0n });
    });
  });

  describe('a read of a stream', () => {
    it('starts at its revision, and ends without an error past the end', async () => {
      const stream = aStream();
      await append(stream, events(3), 'no_stream');
      const revisions = async (fromRevision: bigint) =>
        (await drained(client.readStream(stream, { fromRevision }))).map(({ event }) => event?.revision);
      expect(await revisions(1n)).toEqual([1n, 2n]);
      expect(await revisions(9n)).toEqual([]);
    });

    it('of one that is missing fails', async () => {
      const stream = aStream();
      expect(await failure(drained(client.readStream(stream)))).toMatchObject({
        type: 'stream-not-found',
        streamName: stream,
      });
    });
  });

  describe('a read of everything', () => {
    it('starts with the event at its position forwards, and before it backwards', async () => {
      const stream = aStream();
      const { position } = await append(stream, events(2), 'no_stream');
      if (!position) throw new Error('no position');
      const [first] = await drained(client.readAll({ fromPosition: position, maxCount: 1 }));
      expect(first?.event).toMatchObject({ streamId: stream, revision: 1n });
      const [before] = await drained(client.readAll({ fromPosition: position, direction: BACKWARDS, maxCount: 1 }));
      expect(before?.event).toMatchObject({ streamId: stream, revision: 0n });
    });

    it('is refused between two records, and finds nothing beyond the end', async () => {
      const { position } = await append(aStream(), events(2), 'no_stream');
      const at = (commit: bigint) => drained(client.readAll({ fromPosition: { commit, prepare: commit } }));
      const commit = position?.commit ?? 0n;
      expect(await failure(at(commit - 1n))).toMatchObject({ type: 'unknown', code: 2 });
      expect(await at(commit + 1_000_000_000n)).toEqual([]);
    });

    it('brings events of its own', async () => {
      const all = await drained(client.readAll());
      expect(all.some(({ event }) => event?.streamId.startsWith('$'))).toBe(true);
      const commits = all.map(({ event }) => event?.position.commit ?? 0n);
      expect(commits.every((commit, index) => index === 0 || commit > (commits[index - 1] ?? 0n))).toBe(true);
    });
  });

  describe('a subscription to everything', () => {
    async function following(options: Parameters<EventStoreDBClient['subscribeToAll']>[0], enough: number) {
      const subscription = client.subscribeToAll(options);
      const seen: string[] = [];
      subscription.on('error', (error) => seen.push(`error ${(error as Error & { code?: number }).code ?? ''}`));
      subscription.on('confirmation', () => seen.push('confirmed'));
      subscription.on('data', ({ event }) => seen.push(`${event?.streamId ?? ''} ${event?.revision ?? ''}`));
      await until(() => seen.length >= enough);
      await subscription.unsubscribe();
      return seen;
    }

    it('starts after its position', async () => {
      const stream = aStream();
      const { position } = await append(stream, events(1), 'no_stream');
      await append(stream, events(1), 0n);
      const filter = streamNameFilter({ prefixes: [stream] });
      expect(await following({ fromPosition: position, filter }, 2)).toEqual(['confirmed', `${stream} 1`]);
    });

    it('from a checkpoint repeats the event at it', async () => {
      const stream = aStream();
      const { position } = await append(stream, events(1), 'no_stream');
      const fromPosition = { commit: position?.commit ?? 0n, prepare: 0n };
      const filter = streamNameFilter({ prefixes: [stream] });
      expect(await following({ fromPosition, filter }, 2)).toEqual(['confirmed', `${stream} 0`]);
    });

    it('is confirmed and then refused between two records', async () => {
      const { position } = await append(aStream(), events(2), 'no_stream');
      const commit = (position?.commit ?? 0n) - 1n;
      expect(await following({ fromPosition: { commit, prepare: commit } }, 2)).toEqual(['confirmed', 'error 3']);
    });

    it('tells how far it is with a prepare of 0 while it catches up', async () => {
      const stream = aStream();
      for (let n = 0; n < 3; n += 1) await append(`${stream}${n}`, events(40), 'no_stream');
      const checkpoints: { commit: bigint; prepare: bigint }[] = [];
      const filter = streamNameFilter({
        prefixes: ['nothing'],
        checkpointReached: async (_, position) => {
          checkpoints.push(position);
          return Promise.resolve();
        },
      });
      const subscription = client.subscribeToAll({ filter });
      await until(() => checkpoints.length > 2);
      await subscription.unsubscribe();
      expect(checkpoints.some(({ prepare }) => prepare === 0n)).toBe(true);
      const commits = checkpoints.map(({ commit }) => commit);
      expect(commits).toEqual([...commits].sort((a, b) => Number(a - b)));
    });

    it('brings what is appended while it is open', async () => {
      const stream = aStream();
      const filter = streamNameFilter({ regex: `^${stream}` });
      const seen = following({ fromPosition: END, filter }, 3);
      await append(stream, events(2), 'no_stream');
      expect(await seen).toEqual(['confirmed', `${stream} 0`, `${stream} 1`]);
    });
  });

  describe('a deleted stream', () => {
    it('reads as missing and goes on with its numbering', async () => {
      const stream = aStream();
      await append(stream, events(3), 'no_stream');
      await client.deleteStream(stream);
      expect(await failure(drained(client.readStream(stream)))).toMatchObject({ type: 'stream-not-found' });
      expect(await append(stream, events(1), 'no_stream')).toMatchObject({ nextExpectedRevision: 3n });
      expect(await idsIn(stream)).toHaveLength(1);
    });

    it('can never be used again once it is tombstoned', async () => {
      const stream = aStream();
      await append(stream, events(1), 'no_stream');
      await client.tombstoneStream(stream);
      expect(await failure(drained(client.readStream(stream)))).toMatchObject({ type: 'stream-deleted' });
      expect(await failure(append(stream, events(1), 0n))).toMatchObject({
        type: 'stream-deleted',
        streamName: stream,
      });
    });
  });
});

/** On the wire: the client itself does not live to tell of the second answer. */
function refusedRequest(stream: string, type: string): BatchAppendReq {
  const message = new BatchAppendReq.ProposedMessage().setId(new UUID().setString(randomUUID())).setData('');
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  const name = new StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(randomUUID()))
    .setOptions(new BatchAppendReq.Options().setStreamIdentifier(name).setNoStream(new Empty()))
    .setProposedMessagesList([message])
    .setIsFinal(true);
}
