import { setTimeout as wait } from 'node:timers/promises';
import type { sendUnaryData, ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js';
import { AllStreamPosition, Empty } from '@eventstore/db-client/generated/shared_pb';
import { AppendResp, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb';
import type { Expectation } from './decision';
import type { ProposedRecord } from './record';
import { callError, proposedRecord, statusOf, streamNameOf, type Refusal } from './wire';
import type { Answer, AppendRequest, Writer } from './writer';

export type Batches = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

export type Appending = ServerReadableStream<AppendReq, AppendResp>;

interface Gathered {
  readonly first: BatchAppendReq;
  readonly records: ProposedRecord[];
}

/** The long-lived stream on which a client sends all its appends; answers carry the append's correlation id. */
export function answerBatches(writer: Writer, call: Batches): void {
  const gathered = new Map<string, Gathered>();
  call.on('data', (request: BatchAppendReq) => {
    const correlation = JSON.stringify(request.getCorrelationId()?.toObject());
    const append = gathered.get(correlation) ?? { first: request, records: [] };
    append.records.push(...request.getProposedMessagesList().map(proposedRecord));
    gathered.set(correlation, append);
    if (!request.getIsFinal()) return;
    gathered.delete(correlation);
    void answerBatch(writer, call, append);
  });
  call.on('end', () => call.end());
  call.on('error', () => gathered.clear());
}

async function answerBatch(writer: Writer, call: Batches, { first, records }: Gathered): Promise<void> {
  const answer = await writer.write(requestOf(first.getOptions(), records));
  if (answer.kind === 'silence' || isOver(call)) return;
  const reply = new BatchAppendResp()
    .setCorrelationId(first.getCorrelationId())
    .setStreamIdentifier(first.getOptions()?.getStreamIdentifier());
  if (answer.kind === 'refused') reply.setError(statusOf(answer.refusal));
  else reply.setSuccess(batchSuccess(answer));
  call.write(reply);
  if (answer.kind === 'refused' && isAnsweredTwice(answer.refusal, first)) await answerAgain(writer, call, reply);
}

async function answerAgain(writer: Writer, call: Batches, reply: BatchAppendResp): Promise<void> {
  await wait(writer.timeoutMs, undefined, { ref: false });
  if (isOver(call)) return;
  call.write(reply.setError(statusOf({ kind: 'timeout' })));
  writer.secondAnswers += 1;
}

const isOver = (call: Batches) => call.cancelled || call.destroyed;

/** Of an event that it cannot read; an empty name of a stream is refused once. */
const isAnsweredTwice = ({ kind }: Refusal, first: BatchAppendReq) =>
  kind === 'bad-request' && streamNameOf(first.getOptions()?.getStreamIdentifier()) !== '';

function requestOf(options: BatchAppendReq.Options | undefined, records: ProposedRecord[]): AppendRequest {
  return {
    stream: streamNameOf(options?.getStreamIdentifier()),
    expected: expectationOf(options),
    records,
    deadline: options?.getDeadline()?.toDate().getTime() ?? Infinity,
  };
}

function batchSuccess({ revision, position }: Answer & { kind: 'success' }): BatchAppendResp.Success {
  const place = new AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position));
  return new BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(place);
}

interface ExpectationOptions {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
  getStreamPosition?(): string;
  getRevision?(): string;
}

function expectationOf(options: ExpectationOptions | undefined): Expectation {
  if (!options || options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream-exists';
  if (options.hasNoStream()) return -1;
  return Number(options.getStreamPosition?.() ?? options.getRevision?.());
}

/** One append as one call: what the client does where the call brings credentials of its own. */
export function answerAppend(writer: Writer, call: Appending, reply: sendUnaryData<AppendResp>): void {
  let options: AppendReq.Options | undefined;
  const records: ProposedRecord[] = [];
  call.on('data', (request: AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message) records.push(proposedRecord(message));
  });
  call.on('end', () => {
    const stream = streamNameOf(options?.getStreamIdentifier());
    const request = { stream, expected: expectationOf(options), records, deadline: Infinity };
    void writer.write(request).then((answer) => unaryAnswer(answer, reply));
  });
}

function unaryAnswer(answer: Answer, reply: sendUnaryData<AppendResp>): void {
  switch (answer.kind) {
    case 'silence':
      return;
    case 'success':
      reply(null, new AppendResp().setSuccess(unarySuccess(answer)));
      return;
    case 'refused':
      if (answer.refusal.kind !== 'wrong-revision') reply(callError(answer.refusal));
      else reply(null, new AppendResp().setWrongExpectedVersion(unaryWrongVersion(answer.refusal)));
  }
}

function unarySuccess({ revision, position }: Answer & { kind: 'success' }): AppendResp.Success {
  const place = new AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position));
  return new AppendResp.Success().setCurrentRevision(String(revision)).setPosition(place);
}

function unaryWrongVersion({
  expected,
  current,
}: {
  expected: Expectation;
  current: number;
}): AppendResp.WrongExpectedVersion {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'any') return wrong.setExpectedAny(new Empty());
  if (expected === 'stream-exists') return wrong.setExpectedStreamExists(new Empty());
  if (expected < 0) return wrong.setExpectedNoStream(new Empty());
  return wrong.setExpectedRevision(String(expected));
}
