import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { beforeEach, expect, it } from '@jest/globals';
import { bodiesInFlight } from './bodies';

const asked = (length?: number, { ip = '192.0.2.1', complete = true } = {}) => ({
  ip,
  complete,
  headers: length === undefined ? {} : { 'content-length': String(length) },
});

/** A reply that remembers with which status it was sent, and closes. */
class Answer extends EventEmitter {
  destroyed = false;
  said: number | undefined;
  getHeader = () => 'an-id';
  set = () => this;
  type = () => this;
  status = (code: number) => {
    this.said = code;
    return this;
  };
  json = () => this.emit('close');
}

type Door = ReturnType<typeof bodiesInFlight>;

function entering(
  letIn: Door,
  request: ReturnType<typeof asked>,
  { longest = 64 * 1_024, answer = new Answer() } = {},
): Answer | undefined {
  try {
    // Express's own has a hundred methods: these are what is called.
    letIn(request, answer as unknown as Response, longest);
    return answer;
  } catch {
    return undefined;
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
let now: number;
beforeEach(() => {
  now = 0;
});

it('leaves room for others whatever one network announces and never sends', () => {
  const letIn = bodiesInFlight(undefined, () => now);
  const stalled = times(400, () => entering(letIn, asked(65_536, { complete: false })));
  expect(stalled.filter(Boolean)).toHaveLength(32);
  expect(entering(letIn, asked(300, { ip: '2001:db8::1' }))).toBeDefined();
  expect(entering(letIn, asked(300, { ip: '192.0.2.2' }))).toBeDefined();
  for (const answer of stalled) answer?.emit('close');
  expect(entering(letIn, asked(65_536))).toBeDefined();
});

it('lets others of the same network in past bodies that are announced and do not come', () => {
  const letIn = bodiesInFlight(undefined, () => now);
  const stalled = times(32, () => entering(letIn, asked(65_536, { complete: false })));
  expect(entering(letIn, asked(300))).toBeUndefined();
  now = 1_000;
  for (const neighbour of times(200, () => entering(letIn, asked(300)))) {
    expect(neighbour).toBeDefined();
    neighbour?.emit('close');
  }
  expect(stalled.map((answer) => answer?.said)).toEqual([408, ...times(31, () => undefined)]);
});

it('keeps no room for those who went before they were let in', () => {
  const letIn = bodiesInFlight();
  for (let n = 0; n < 600; n += 1) {
    const answer = new Answer();
    answer.destroyed = true;
    answer.emit('close');
    expect(entering(letIn, asked(65_536), { answer })).toBeDefined();
  }
});

it('turns nobody out whose body has come', () => {
  const letIn = bodiesInFlight(undefined, () => now);
  const served = times(32, () => entering(letIn, asked(65_536)));
  now = 60_000;
  expect(entering(letIn, asked(300))).toBeUndefined();
  expect(served.every((answer) => answer?.said === undefined)).toBe(true);
});

it('turns out those of any network where there is no room in all', () => {
  const letIn = bodiesInFlight(undefined, () => now);
  const networks = times(4, () => undefined).map((_, nth) => `198.51.100.${nth}`);
  const stalled = networks.flatMap((ip) => times(32, () => entering(letIn, asked(65_536, { ip, complete: false }))));
  expect(entering(letIn, asked(300))).toBeUndefined();
  now = 1_000;
  expect(entering(letIn, asked(300))).toBeDefined();
  expect(stalled.filter((answer) => answer?.said === 408)).toHaveLength(1);
});

it('lets in what there is room for, and more when it was answered', () => {
  const letIn = bodiesInFlight(4 * 1_024 * 1_024);
  const answers = times(800, () => entering(letIn, asked(255_000), { longest: 32 * 1_024 }));
  expect(answers.filter(Boolean)).toHaveLength(32);
  expect(entering(letIn, asked(), { longest: 32 * 1_024 })).toBeUndefined();
  for (const answer of answers) answer?.emit('close');
  for (let turn = 0; turn < 3; turn += 1) expect(entering(letIn, asked(300), { longest: 1_024 })).toBeDefined();
});
