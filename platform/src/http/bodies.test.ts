import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { bodiesInFlight } from './bodies';

const asked = (length?: number) => ({ headers: length === undefined ? {} : { 'content-length': String(length) } });

it('lets in what there is room for, and more when it was answered', () => {
  const letIn = bodiesInFlight(1_024 * 1_024);
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
