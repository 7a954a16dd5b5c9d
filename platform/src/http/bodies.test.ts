import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { bodiesInFlight } from './bodies';

const asked = (length?: number, ip = '192.0.2.1') => ({
  ip,
  headers: length === undefined ? {} : { 'content-length': String(length) },
});

/** Whether each of so many is let in. */
const tried = (letIn: ReturnType<typeof bodiesInFlight>, requests: readonly ReturnType<typeof asked>[]) =>
  requests.map((request) => {
    const response = new EventEmitter();
    try {
      letIn(request, response as never, 64 * 1_024);
      return response;
    } catch {
      return undefined;
    }
  });

it('leaves room for others whatever one network announces and never sends', () => {
  const letIn = bodiesInFlight();
  const stalled = tried(
    letIn,
    Array.from({ length: 400 }, () => asked(65_536)),
  );
  expect(stalled.filter(Boolean)).toHaveLength(32);
  expect(tried(letIn, [asked(300, '2001:db8::1'), asked(300, '192.0.2.2')]).filter(Boolean)).toHaveLength(2);
  for (const response of stalled) response?.emit('close');
  expect(tried(letIn, [asked(65_536)]).filter(Boolean)).toHaveLength(1);
});

it('lets in what there is room for, and more when it was answered', () => {
  const letIn = bodiesInFlight(4 * 1_024 * 1_024);
  const responses = Array.from({ length: 800 }, () => new EventEmitter());
  const refused = responses.filter((response) => {
    try {
      letIn(asked(255_000), response as never, 32 * 1_024);
      return false;
    } catch {
      return true;
    }
  });
  expect(responses.length - refused.length).toBe(32);
  expect(() => letIn(asked(), new EventEmitter() as never, 32 * 1_024)).toThrow(/catching its breath/);
  for (const response of responses) response.emit('close');
  for (let turn = 0; turn < 3; turn += 1)
    expect(() => letIn(asked(300), new EventEmitter() as never, 1_024)).not.toThrow();
});
