import { expect, it } from '@jest/globals';
import { streamOf, type StoredEvent } from 'platform/event-store';
import { goldenOf } from 'schemas/testing/goldens';
import { AT } from '../../../../testing/worker-kit';
import { reportPress } from './report-press';

/** What the log says a request is made from, in one session. */
function prepared(sessionId: string, requestId: string): StoredEvent {
  const { type, data } = goldenOf('MockReportsPrepared');
  return {
    type,
    data: { ...data, sessionId, requestId },
    id: `prepared-${sessionId}`,
    stream: streamOf('examsession', sessionId),
    revision: 0,
    position: '1'.padStart(20, '0'),
    meta: {
      at: AT,
      commandId: 'c-1',
      causationId: 'c-1',
      correlationId: 'r-1',
      schemaVersion: 1,
      actor: { id: 'workers', role: 'SERVICE' },
    },
  };
}

/** A press over a log of these streams, and which of them it read. */
function pressOver(streams: Readonly<Record<string, readonly StoredEvent[]>>) {
  const read: string[] = [];
  const press = reportPress({
    db: { prepared: () => Promise.resolve([]) },
    store: {
      readStream: (stream) => {
        read.push(stream);
        return Promise.resolve([...(streams[stream] ?? [])]);
      },
      readAll: () => {
        throw new Error('nothing is looked for in the whole log');
      },
    },
    blobs: { put: () => Promise.reject(new Error('nothing is kept')) },
    print: () => Promise.reject(new Error('nothing is printed')),
    site: 'https://fieldfare.example',
  });
  return { press, read };
}

const child = { familyId: 'f', childName: null, ageMonths: null, skipped: null };
const requestId = 'key-aaaa-2';
const ofChildIn = (sessionId: string) => ({ sessionId, learnerId: 'l', requestId, child });

it('makes a report from what its own session was prepared from, where another asked by the same id', async () => {
  const [first, second] = ['january', 'march'].map((id) => streamOf('examsession', id)) as [string, string];
  const { press, read } = pressOver({
    [first]: [prepared('january', requestId)],
    [second]: [prepared('march', requestId)],
  });
  expect(await press.make(ofChildIn('january'))).toBeNull();
  expect(await press.make(ofChildIn('march'))).toBeNull();
  expect(await press.make(ofChildIn('march'))).toBeNull();
  expect(read.filter((stream) => stream === first || stream === second)).toEqual([first, second]);
});

it('makes none in a session that was not prepared, though another was by the same id', async () => {
  const { press } = pressOver({ [streamOf('examsession', 'january')]: [prepared('january', requestId)] });
  await press.make(ofChildIn('january'));
  await expect(press.make(ofChildIn('march'))).rejects.toThrow('the log does not say');
});
