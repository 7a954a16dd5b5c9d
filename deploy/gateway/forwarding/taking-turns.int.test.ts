import { Agent, createServer, request as ask, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import express from 'express';
import { openLog } from 'platform/logging';
import { until } from 'platform/testing/eventually';
import { command, query, roles, stream } from 'schemas/describe/contract';
import { forwarding } from './forwarding';
import { listeners } from '../testing/listening';

const { listening, stop } = listeners();
const who = roles('ROLE_USER');
const contracts = [
  query({ call: 'POST /look', who, summary: 'Looks.' }),
  command({ call: 'POST /save', who, summary: 'Saves.' }),
  stream({ call: 'POST /listen', who, summary: 'Listens.', message: {} }),
];
const agent = new Agent({ keepAlive: true });

afterEach(async () => {
  agent.destroy();
  await stop();
});

interface Visit {
  readonly path?: string;
  readonly token?: string;
  readonly from?: string;
}

/** A gateway before a service that answers nobody until it is told to. */
async function between() {
  const asked: { readonly name: string; readonly response: ServerResponse }[] = [];
  const service = createServer((request, response) => {
    request.resume();
    if (request.url === '/healthz') response.end('{}');
    else asked.push({ name: `${request.url} ${request.headers.authorization ?? 'nobody'}`, response });
  });
  const target = await listening(service);
  const log = openLog({ service: 'gateway', level: 'silent' });
  const app = express().set('trust proxy', 1);
  const gateway = await listening(
    createServer(app.use(forwarding(contracts, { command: target, query: target }, log))),
  );
  const statuses: (number | undefined)[] = [];
  const visit = ({ path = '/look', token, from = '192.0.2.1' }: Visit) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(token !== undefined && { Authorization: token }),
    };
    const visiting = ask(gateway + path, { method: 'POST', agent, headers }, (reply) => {
      statuses.push(reply.statusCode);
      reply.resume();
    });
    return visiting.on('error', () => undefined).end('{}');
  };
  const many = (count: number, about: (n: number) => Visit) => Array.from({ length: count }, (_, n) => visit(about(n)));
  const of = (name: string) => asked.filter((one) => one.name === name).length;
  /** Answers everything that has come so far. */
  const answerAll = () => {
    for (const { response } of asked) response.end('{}');
  };
  return { asked, statuses, visit, many, of, answerAll };
}

it('forwards twelve questions of one token at once, sixty wait, and what is more is told when to ask again', async () => {
  const { asked, statuses, many, of, answerAll } = await between();
  many(350, () => ({ token: 'ann' }));
  await until(() => statuses.length === 350 - 12 - 60, 'the others are refused');
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(of('/look ann')).toBe(12);
  await until(() => (answerAll(), statuses.length === 350), 'all are answered');
  expect(asked).toHaveLength(12 + 60);
});

it('keeps nobody else waiting, nor what the same token has to save', async () => {
  const { visit, many, of, statuses } = await between();
  many(350, () => ({ token: 'ann' }));
  await until(() => statuses.length > 0, 'the flood is there');
  visit({ token: 'bob' });
  visit({ token: 'ann', path: '/save' });
  await until(() => of('/look bob') === 1 && of('/save ann') === 1, 'both are forwarded');
  expect(of('/look ann')).toBe(12);
});

it('refuses nothing that is to be saved', async () => {
  const { asked, statuses, many, answerAll } = await between();
  many(200, () => ({ token: 'ann', path: '/save' }));
  await until(() => (answerAll(), statuses.length === 200), 'all are answered');
  expect(asked).toHaveLength(200);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it.each<[string, (n: number) => Visit]>([
  ['with a token each', (n) => ({ token: `of ${n}` })],
  ['without a token', () => ({})],
  ['for what goes on', () => ({ token: 'ann', path: '/listen' })],
])('begins what one network asks in turn, and what another asks at once: %s', async (_, flood) => {
  const { asked, visit, many, of } = await between();
  many(300, flood);
  await until(() => asked.length >= 32, 'the flood is there');
  visit({ token: 'bob', from: '192.0.2.2' });
  await until(() => of('/look bob') === 1, 'another network is forwarded');
  // One batch, and on a busy machine another one or two meanwhile.
  expect(asked.length).toBeLessThan(200);
});

it('lets the neighbours of whoever waits for long begin all the same', async () => {
  const { visit, many, of } = await between();
  // Answered by nobody, as who sends slowly is not.
  many(40, (n) => ({ token: `of ${n}` }));
  visit({ token: 'ann' });
  await until(() => of('/look ann') === 1, 'it has begun');
});

it('has whoever holds a token wait behind nobody who has none', async () => {
  const { visit, many, of } = await between();
  many(300, () => ({ path: '/save' }));
  await until(() => of('/save nobody') >= 32, 'the flood is there');
  visit({ token: 'ann', path: '/save' });
  await until(() => of('/save ann') === 1, 'it is forwarded');
  expect(of('/save nobody')).toBeLessThan(200);
});

it('takes all ways to write one token for one', async () => {
  const { statuses, many, asked } = await between();
  // The last letter of a signature of 64 bytes has four bits that nobody looks at.
  const ways = ['A', 'B', 'C', 'P'].map((last) => `a.b.${'A'.repeat(85)}${last}`);
  const schemes = ['Bearer', 'bearer', 'BEARER', 'bEARER'];
  many(160, (n) => ({ token: `${schemes[n % 4]} ${ways[(n >> 2) % 4]}` }));
  await until(() => statuses.length === 160 - 12 - 60, 'the others are refused');
  expect(asked).toHaveLength(12);
});

it('gives the turn of whoever has gone to the next', async () => {
  const { asked, visit, many, of } = await between();
  const visitors = many(40, () => ({ token: 'ann' }));
  await until(() => asked.length === 12, 'twelve are there');
  await wait(100);
  for (const visitor of visitors) visitor.destroy();
  // What they have left is still being worked at: nobody has more done by leaving than by staying.
  const left = performance.now();
  visit({ token: 'ann' });
  await until(() => asked.length === 13, 'the one who stays is forwarded');
  expect(performance.now() - left).toBeGreaterThan(300);
  expect(of('/look ann')).toBe(13);
});
