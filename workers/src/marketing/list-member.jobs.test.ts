import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigurationError } from 'platform/config';
import { askedFor, ran } from '../../testing/worker-kit';
import { listProviderOf } from '../config';
import { keepListProvider } from './keep-list-provider.process';
import { addListMember, removeListMember } from './list-member.jobs';

/** A provider of lists, on this machine. */
let told: string[] = [];
let statuses: number[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = String(request.headers['api-key']);
      told.push([request.method, request.url, key, Buffer.concat(parts).toString()].join(' ').trim());
      response.writeHead(statuses.shift() ?? 204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
});
afterEach(() => {
  told = [];
  statuses = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const whole = () => ({
  mailingProviderName: 'Letters Ltd',
  mailingProviderUrl: url,
  mailingProviderKey: 'their-key',
  mailingProviderList: 7,
});
const data = { subscriberId: 's-1', eventId: 'e-1' };
const people = { 's-1': { email: ' Reader@Example.org', name: null } };
function known(more: Partial<Parameters<typeof ran>[2]> = {}) {
  const listProvider = listProviderOf(whole());
  return { people, ...(listProvider && { listProvider }), ...more };
}
const added =
  'POST /v3/contacts their-key {"email":"reader@example.org","ext_id":"s-1","listIds":[7],"updateEnabled":true}';
const removed = 'DELETE /v3/contacts/s-1?identifierType=ext_id their-key';

describe('who confirms', () => {
  it('is put on the list, which is written down before', async () => {
    const { outcome, commands } = await ran(addListMember, data, known());
    expect(outcome).toBe('done');
    expect(told).toEqual([added]);
    expect(commands[0]).toEqual(['/auth/noteListMember', { subscriberId: 's-1', provider: 'Letters Ltd' }]);
  });
  it('is not where nobody keeps it, and nothing is asked', async () =>
    expect(await ran(addListMember, data, { people })).toEqual({ outcome: 'skipped', mails: [], commands: [] }));
  it('and left before, or is erased, is taken off, for an attempt before may have put them on', async () => {
    expect(await ran(addListMember, data, known({ isAllowed: false }))).toMatchObject({ outcome: 'skipped' });
    expect(await ran(addListMember, data, known({ people: {} }))).toMatchObject({ outcome: 'skipped', commands: [] });
    expect(told).toEqual([removed, removed]);
  });
  it('and leaves while the provider is being told, is taken off again', async () => {
    expect(await ran(addListMember, data, known({ allows: [true, false] }))).toMatchObject({ outcome: 'skipped' });
    expect(told).toEqual([added, removed]);
  });
  it.each([401, 429, 500, 503])('is tried again where the provider says %i', async (status) => {
    statuses = [status];
    await expect(ran(addListMember, data, known())).rejects.toThrow(`answered ${status}`);
  });
  it('is not, where the provider does not want the address', async () => {
    statuses = [400];
    expect(await ran(addListMember, data, known())).toMatchObject({ outcome: 'done' });
  });
});

describe('who leaves', () => {
  it('is taken off without their address, and whoever is not there is off', async () => {
    statuses = [204, 404];
    for (const _ of statuses.slice())
      expect(await ran(removeListMember, data, known())).toMatchObject({ outcome: 'done' });
    expect(told).toEqual([removed, removed]);
  });
  it.each([400, 403, 500])('is tried again where the provider says %i', async (status) => {
    statuses = [status];
    await expect(ran(removeListMember, data, known())).rejects.toThrow();
  });
  it('is told to nobody of whom was never on the list', async () => {
    expect(await ran(removeListMember, data, known({ people: {} }))).toMatchObject({ outcome: 'skipped' });
    expect(told).toEqual([]);
  });
});

it('asks for it when somebody confirms, leaves or is erased', () => {
  const asked = [
    askedFor(keepListProvider, { type: 'SubscriptionConfirmed', data: { subscriberId: 's' } }),
    askedFor(keepListProvider, { type: 'SubscriptionEnded', data: { subscriberId: 's' } }),
    askedFor(keepListProvider, { type: 'SubjectErased', data: { subjectId: 's' } }),
  ].flat();
  expect(asked.map(({ task, once }) => `${task} ${once}`)).toEqual([
    'marketing.add-list-member s event-1',
    'marketing.remove-list-member s event-1',
    'marketing.remove-list-member s event-1',
  ]);
});

describe('the settings', () => {
  it('make a provider when all are there, and none when none is', () => {
    expect(listProviderOf(whole())?.name).toBe('Letters Ltd');
    expect(listProviderOf({ mailingProviderName: 'Letters Ltd' })).toBeUndefined();
  });
  it.each(['mailingProviderName', 'mailingProviderUrl', 'mailingProviderKey', 'mailingProviderList'])(
    'are refused without %s',
    (name) => expect(() => listProviderOf({ ...whole(), [name]: undefined })).toThrow(ConfigurationError),
  );
  it('are refused where addresses would go in the clear', () =>
    expect(() => listProviderOf({ ...whole(), mailingProviderUrl: 'http://letters.example/v3' })).toThrow(
      ConfigurationError,
    ));
});
