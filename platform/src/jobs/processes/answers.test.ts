import { expect, it } from '@jest/globals';
import { Id } from 'schemas/describe/schema';
import type { StoredEvent } from '../../event-store/event-store';
import { answersTo } from './answers';
import type { Standing } from './checkpoints';
import { job, processesOf, start } from '../jobs';

type TestEvent = { type: 'Met'; data: { id: string } } | { type: 'Parted'; data: { id: string; guests: string[] } };
const letter = job('tests.letter', { data: { to: Id }, once: ({ to }) => to, run: () => Promise.resolve('done') });
const parting = processesOf<TestEvent>()('parting', {
  Met: () => undefined,
  Parted: ({ data }) => {
    if (data.id === 'bad') throw new Error('no such parting');
    return data.guests.map((to) => start(letter, { to }));
  },
});
const at = (n: number) => String(n).padStart(20, '0');
const meta = {
  commandId: 'c',
  causationId: 'c',
  correlationId: 'r',
  actor: { id: 'somebody', role: 'ROLE_USER' },
  at: '2026-11-21T12:00:00.000Z',
  schemaVersion: 1,
};
const event = (n: number, type: string, data: StoredEvent['data'] = {}): StoredEvent => ({
  id: `e${n}`,
  type,
  data,
  position: at(n),
  stream: 's',
  revision: n,
  meta,
});
const standing = (n: number): Standing => ({ process: parting, position: at(n), written: at(n) });

it('asks for what each event calls for, and moves on', () => {
  const { asked, standing: after } = answersTo(
    [event(1, 'Met'), event(2, 'Parted', { guests: ['a', 'b'] }), event(3, 'Unknown')],
    standing(0),
  );
  expect(asked).toMatchObject([
    { task: 'tests.letter', once: 'a', eventId: 'e2', position: at(2), jobId: 'e2.tests.letter' },
    { task: 'tests.letter', once: 'b', eventId: 'e2', jobId: 'e2.tests.letter.1' },
  ]);
  expect(after.position).toBe(at(3));
});

it('answers no event twice', () => {
  expect(answersTo([event(2, 'Parted', { guests: ['a'] })], standing(2)).asked).toEqual([]);
});

it('stands still before an event that it fails on, keeps what it asked until there, and says why', () => {
  const events = [
    event(1, 'Parted', { guests: ['a'] }),
    event(2, 'Parted', { id: 'bad' }),
    event(3, 'Parted', { guests: ['c'] }),
  ];
  const stopped = answersTo(events, standing(0));
  expect(stopped.asked.map(({ once }) => once)).toEqual(['a']);
  expect(stopped.standing).toMatchObject({ position: at(1), fault: `Parted at ${at(2)}: no such parting` });
  expect(stopped.failure?.event.id).toBe('e2');
  expect(answersTo([event(3, 'Parted', { guests: ['c'] })], stopped.standing)).toEqual({
    standing: stopped.standing,
    asked: [],
  });
});
