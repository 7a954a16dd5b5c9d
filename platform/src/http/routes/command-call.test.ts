import { afterEach, expect, it } from '@jest/globals';
import { command, roles } from 'schemas/describe/contract';
import { Text } from 'schemas/describe/schema';
import { SubjectIsErased } from '../../crypto/crypto';
import { willPass } from '../../logging/logging';
import { commandCalls, Problem } from '../http';
import type { Exchange } from './route';
import { ada, served, type Served } from '../testing/served';

const note = command({ call: 'POST /note', who: roles('ROLE_WRITER'), summary: 'Notes.', request: { text: Text(20) } });

let app: Served;
afterEach(() => app.close());

/** The command service in small: what it was asked, and by whom. */
async function calling(reply: () => unknown, token = ada.accountId) {
  const heard: unknown[] = [];
  const run = (request: unknown, { caller, idempotencyKey }: Exchange) => {
    heard.push([caller.accountId, idempotencyKey, request]);
    return Promise.resolve().then(reply);
  };
  app = await served({ routes: [{ contract: note, run }], deps: {} });
  return { heard, send: commandCalls({ url: app.url, token: () => token }) };
}

it('has a command done under its key, in our own name', async () => {
  const { heard, send } = await calling(() => ({ position: '1' }));
  expect(await send(note, { text: 'hello' }, 'the-key')).toBe('done');
  expect(heard).toEqual([['ada', 'the-key', { text: 'hello' }]]);
});

it('says that the person has been erased: no attempt will ever succeed', async () => {
  const { send } = await calling(() => {
    throw new SubjectIsErased('ada');
  });
  expect(await send(note, { text: 'hello' }, 'the-key')).toBe('person erased');
});

it('fails at any other refusal, and at a service that is not there', async () => {
  const { send } = await calling(() => {
    throw new Problem({ status: 410, code: 'LinkNotValid', title: 'This link has been used already.' });
  });
  await expect(send(note, { text: 'hello' }, 'the-key')).rejects.toThrow('/note answered 410 LinkNotValid');
  const nowhere = commandCalls({ url: 'http://127.0.0.1:1', token: () => 'ada' });
  await expect(nowhere(note, { text: 'hello' }, 'the-key')).rejects.toThrow();
});

it('says that it passes where the service, or whom it asks, is away or full, and nowhere else', async () => {
  const passesAt = async (status: number) => {
    const { send } = await calling(() => {
      throw new Problem({ status, code: 'Unavailable', title: 'Please try again.' });
    });
    const failed: unknown = await send(note, { text: 'hello' }, 'the-key').catch((error: unknown) => error);
    await app.close();
    return willPass(failed);
  };
  for (const status of [429, 502, 503, 504]) expect([status, await passesAt(status)]).toEqual([status, true]);
  for (const status of [400, 403, 404, 409, 422, 500])
    expect([status, await passesAt(status)]).toEqual([status, false]);
  const nowhere = commandCalls({ url: 'http://127.0.0.1:1', token: () => 'ada' });
  expect(willPass(await nowhere(note, { text: 'hello' }, 'the-key').catch((error: unknown) => error))).toBe(true);
});

it('fails where our own token is not good', async () => {
  const { send, heard } = await calling(() => ({ position: '1' }), 'nobody');
  await expect(send(note, { text: 'hello' }, 'the-key')).rejects.toThrow('401 NotSignedIn');
  expect(heard).toEqual([]);
});
