import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigurationError } from 'platform/config';
import { start } from 'platform/jobs';
import type { AnyEvent } from 'schemas/events';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import { conversionReceiverOf } from '../config';
import type { AdvertisedParent } from './advertised-parent';
import { passConversionsOn, type ParentsEvent } from './pass-conversions-on.process';
import { passOn } from './pass-on.job';
import type { PassedOn } from './receiver';

/** Somebody who receives what is passed on, on this machine. */
const heard: { readonly url: string; readonly headers: unknown; readonly body: string }[] = [];
let status = 200;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end('{"what": "they say"}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/events`;
});
afterEach(() => {
  heard.length = 0;
  status = 200;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const receiver = (at = url) =>
  conversionReceiverOf({ advertiserName: 'Adverts Ltd', advertisingUrl: at, advertisingToken: 'their token' });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ann: AdvertisedParent = {
  accountId: 'ann',
  email: ' Ann.Example@Example.ORG',
  firstName: 'Zoë ',
  lastName: "O'Neill-Smith",
  textVersion: '2026-11.1',
  receiver: 'Adverts Ltd',
  agreedAt: '2026-11-21T11:59:00.000Z',
};
const lead = { accountId: 'ann', conversion: 'Lead', happenedAt: AT } as const;
const toPay = { ...lead, conversion: 'InitiateCheckout' } as const;

function run(parent: Partial<AdvertisedParent> = {}, known: Parameters<typeof ran>[2] = {}, data = lead) {
  const to = receiver();
  return ran(passOn, data, { parents: { ann: { ...ann, ...parent } }, ...(to && { receiver: to }), ...known });
}

describe('what is passed on', () => {
  it('is hashed as its receiver wants it, and nothing else of anybody', async () => {
    const { outcome, commands } = await run();
    expect(outcome).toBe('done');
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      access_token: 'their token',
      data: [
        {
          event_name: 'Lead',
          event_time: Date.parse(AT) / 1000,
          event_id: sha256('ann.Lead'),
          action_source: 'other',
          user_data: { em: [sha256('ann.example@example.org')], fn: [sha256('zoë')], ln: [sha256('oneillsmith')] },
        },
      ],
    });
    expect(JSON.stringify(heard)).not.toMatch(/ann|Zo|Neill|forwarded|address|user-agent":"(?!node)/i);
    const named = { accountId: 'ann', conversionId: 'ann.Lead' };
    const agreed = { textVersion: '2026-11.1', receiver: 'Adverts Ltd' };
    expect(commands).toEqual([
      [
        '/advertising/openConversion',
        { ...named, ...agreed, conversion: 'Lead', fields: 'e-mail address, first name, last name' },
      ],
      ['/advertising/closeConversion', { ...named, outcome: 'taken' }],
    ]);
  });

  it('leaves out a name that is not known, or of which no letter is left', async () => {
    const { commands } = await run({ firstName: null, lastName: '-' });
    expect((JSON.parse(heard[0]?.body ?? '') as { data: { user_data: object }[] }).data[0]?.user_data).toEqual({
      em: [sha256('ann.example@example.org')],
    });
    expect(commands[0]).toMatchObject(['/advertising/openConversion', { fields: 'e-mail address, last name' }]);
  });

  it('is the first of several times on a day in London, each with a name of its own', () => {
    const onceAt = (happenedAt: string) => start(passOn, { ...toPay, happenedAt }).once;
    expect(onceAt('2026-06-30T22:59:00.000Z')).toBe('ann.InitiateCheckout.2026-06-30');
    expect(onceAt('2026-06-30T23:01:00.000Z')).toBe('ann.InitiateCheckout.2026-07-01');
    expect(start(passOn, { ...lead, happenedAt: '2027-01-01T00:00:00.000Z' }).once).toBe('ann.Lead');
  });
});

describe('nothing is passed on', () => {
  it('where nobody receives it', async () => {
    const nowhere = await ran(passOn, lead, { parents: { ann } });
    expect(nowhere).toEqual({ outcome: 'skipped', mails: [], commands: [] });
  });

  it.each<[string, Partial<AdvertisedParent>]>([
    ['of a parent who agreed to nothing', { textVersion: null, receiver: null, agreedAt: null }],
    ['to a receiver whom they were not told of', { receiver: 'Others plc' }],
    ['that happened before they agreed', { agreedAt: '2026-11-21T12:00:00.001Z' }],
  ])('%s', async (_, parent) => {
    expect(await run(parent)).toEqual({ outcome: 'skipped', mails: [], commands: [] });
    expect(heard).toEqual([]);
  });

  it('of somebody erased', async () => {
    expect(await run({}, { parents: {} })).toMatchObject({ outcome: 'skipped', commands: [] });
    expect(heard).toEqual([]);
  });

  it('where the log does not allow it: taken back, closed or erased since the tables were written', async () => {
    expect(await run({}, { isAllowed: false })).toMatchObject({ outcome: 'skipped' });
    expect(heard).toEqual([]);
  });
});

describe('a receiver', () => {
  const passed: PassedOn = {
    ...lead,
    conversionId: 'ann.Lead',
    email: 'a@example.org',
    firstName: 'A',
    lastName: null,
  };
  const receive = async (at?: string) => receiver(at)?.receive(passed);

  it.each([400, 410, 413, 422, 404])('that wants this never is asked no more: %i', async (answer) => {
    status = answer;
    const { outcome, commands } = await run();
    expect(outcome).toBe('done');
    expect(commands[1]).toMatchObject(['/advertising/closeConversion', { outcome: 'refused' }]);
  });

  it.each([401, 403, 408, 429, 500, 503])('that is busy or does not know us is asked again: %i', async (answer) => {
    status = answer;
    await expect(run()).rejects.toThrow(`answered ${answer}`);
  });

  it.each([301, 302, 307, 308])('that points elsewhere is not followed: %i', async (answer) => {
    status = answer;
    await expect(receive()).rejects.toThrow(`answered ${answer}`);
    expect(heard.map(({ url: path }) => path)).toEqual(['/v1/events']);
  });

  it('that is away is asked again, and no error tells of whom', async () => {
    const error: unknown = await receive('http://127.0.0.1:1/v1/events').catch((one: unknown) => one);
    expect(String(error)).toBe('Away: 127.0.0.1:1 did not answer');
    expect((error as Error).cause).toBeUndefined();
  });
});

describe('the settings', () => {
  const whole = { advertiserName: 'A', advertisingUrl: 'https://a.example/x', advertisingToken: 't' };
  it('make a receiver when all are there, and none when none is', () => {
    expect(conversionReceiverOf(whole)?.name).toBe('A');
    expect(conversionReceiverOf({})).toBeUndefined();
    expect(conversionReceiverOf({ advertiserName: 'A' })).toBeUndefined();
  });
  it.each([
    { ...whole, advertiserName: undefined },
    { ...whole, advertisingToken: undefined },
    { ...whole, advertisingUrl: undefined },
    { ...whole, advertisingUrl: 'http://a.example/x' },
    { ...whole, advertisingUrl: 'http://127.0.0.1.a.example/x' },
  ])('are refused by halves, and in the clear', (settings) =>
    expect(() => conversionReceiverOf(settings)).toThrow(ConfigurationError),
  );
});

describe('what parents do', () => {
  it('is asked to be passed on when their address is shown to be theirs, and when they go to pay', () => {
    const confirmed: AnyEvent = { type: 'EmailConfirmed', data: { accountId: 'ann', by: 'confirmation' } };
    expect(askedFor(passConversionsOn, confirmed)).toEqual([
      { task: 'advertising.pass-on', once: 'ann.Lead', data: { ...lead } },
    ]);
    const checkout = { familyId: 'other', checkoutId: 'c', productId: 1 as const, pence: 899, learnerId: 'child' };
    const asked = askedFor(passConversionsOn, { type: 'CheckoutStarted', data: checkout });
    // Of whoever went to pay, who need not be the one that the family is named after; and not a word of the child.
    expect(asked).toMatchObject([{ data: { accountId: 'somebody', conversion: 'InitiateCheckout', happenedAt: AT } }]);
    expect(JSON.stringify(asked)).not.toContain('child');
  });

  it('is all that can be: what a child does is no event of theirs', () => {
    // @ts-expect-error -- a child's
    const completed: ParentsEvent['type'] = 'WorksheetCompleted';
    // @ts-expect-error -- there is no field for a child
    const more: keyof PassedOn = 'childName';
    expect(Object.keys(passConversionsOn.handlers)).toEqual(['EmailConfirmed', 'CheckoutStarted']);
    expect(Object.keys(passConversionsOn.handlers)).not.toContain(completed);
    expect(more).toBe('childName');
  });
});
