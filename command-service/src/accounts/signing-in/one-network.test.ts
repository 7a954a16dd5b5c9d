import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlacesTaken } from 'platform/passwords';
import { CONNECTION } from 'platform/http/connection';
import { createFreeAccount, forgotPassword, refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';

const ann = { email: 'ann@example.org', password: 'correct horse' };
const school = '198.51.100.9';
/** A network's calls without a log-in, in a minute; one of its connections has an eighth of it. */
const A_MINUTE = 80;
let house: CommandHouse;
let isFull: boolean;

beforeEach(async () => {
  isFull = false;
  const verify = (hash: string, password: string) =>
    isFull ? Promise.reject(new PlacesTaken('full')) : Promise.resolve(hash === `plain ${password}`);
  house = await commandHouse({ passwords: { verify }, visitorCallsPerMinute: A_MINUTE });
  await house.browser().call(createFreeAccount, {
    parentFirstName: 'Ann',
    parentLastName: 'Lee',
    parentEmail: ann.email,
    password: ann.password,
  });
});
afterEach(() => house.close());

const times = async (count: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> => {
  const statuses = [];
  for (let made = 0; made < count; made += 1) statuses.push((await call()).status);
  return statuses;
};
const all = (status: number, count: number) => Array<number>(count).fill(status);
const arriving = (): Browser => house.browser(school);
const logIn = (browser = arriving()) => browser.call(validateUser, ann);
const stranger = () => arriving().call(forgotPassword, { email: 'not an address' });

describe('a network that many share', () => {
  it('lets two hundred log-ins in that are right: they do not spend its minute', async () => {
    expect(await times(200, () => logIn())).toEqual(all(200, 200));
  });

  it('lets three hundred in at the first try before an exam, while one of them guesses without end', async () => {
    const by = (connection: string, email = ann.email) =>
      arriving().call(validateUser, { ...ann, email }, { [CONNECTION]: connection });
    const statuses = [];
    for (let child = 0; child < 300; child += 1) {
      if (child % 4 === 0) await by('guesser', `${randomUUID()}@example.org`);
      statuses.push((await by(`child ${child}`)).status);
    }
    expect(statuses).toEqual(all(200, 300));
  });

  it('does not count log-ins that found no place', async () => {
    isFull = true;
    expect(await times(200, () => logIn())).toEqual(all(429, 200));
    isFull = false;
    expect((await logIn()).status).toBe(200);
  });

  it('goes on renewing sessions when strangers have spent its minute, and knows its devices', async () => {
    const own = arriving();
    await logIn(own);
    await times(A_MINUTE, stranger);
    expect((await stranger()).status).toBe(429);
    const guess = () => arriving().call(validateUser, { ...ann, email: `${randomUUID()}@example.org` });
    await times(A_MINUTE, guess);
    expect((await arriving().call(validateUser, ann)).status).toBe(429);
    expect((await own.call(refreshSession)).status).toBe(200);
    expect((await logIn(own)).status).toBe(200);
  });

  it('lets a device in that was never here while somebody in it asks for pages without end', async () => {
    await times(A_MINUTE * 2, stranger);
    expect((await stranger()).status).toBe(429);
    expect((await logIn()).status).toBe(200);
  });

  it('is not open to whoever makes a session or a device up', async () => {
    const id = '6f1f0f34-0000-4000-8000-000000000000';
    const cookies = new Map([
      ['fieldfare_session', `${id}.${'x'.repeat(70)}`],
      ['fieldfare_device', 'WzQsImEiXQ.AAAAAAAAAAAAAAAAAAAAAA'],
    ]);
    const statuses = await times(A_MINUTE + 1, () => house.browser(school, new Map(cookies)).call(refreshSession));
    expect(statuses).toEqual([...all(401, A_MINUTE), 429]);
  });

  it('gives each of its connections a part, so that one child cannot spend all of it', async () => {
    const by = (connection: string) => () =>
      arriving().call(forgotPassword, { email: 'x' }, { [CONNECTION]: connection });
    const statuses = await times(A_MINUTE * 2, by('one'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(A_MINUTE * 2 - A_MINUTE / 8);
    expect((await by('another')()).status).toBe(400);
  });
});
