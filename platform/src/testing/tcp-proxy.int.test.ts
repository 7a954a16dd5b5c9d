import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TcpProxy } from './tcp-proxy';

let echo: Server;
let proxy: TcpProxy;

beforeEach(async () => {
  echo = createServer((socket) => void socket.pipe(socket).on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await TcpProxy.start({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});

afterEach(async () => {
  await proxy.close();
  echo.close();
});

async function call(): Promise<{ say: (word: string) => void; heard: () => Promise<string>; ended: Promise<unknown> }> {
  const socket = connect(proxy.port, '127.0.0.1');
  const ended = once(socket, 'close').catch((error: unknown) => error);
  await once(socket, 'connect');
  return { ended, say: (word) => socket.write(word), heard: async () => String((await once(socket, 'data'))[0]) };
}

describe('the proxy', () => {
  it('passes on what is said, both ways', async () => {
    const { say, heard } = await call();
    say('hello');
    expect(await heard()).toBe('hello');
  });

  it('cut, resets connections and refuses new ones until it is healed', async () => {
    const { ended } = await call();
    await proxy.cut();
    await ended;
    await expect(call()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await proxy.heal();
    const { say, heard } = await call();
    say('again');
    expect(await heard()).toBe('again');
  });

  it('hanging, takes connections and words, and passes them on when it resumes', async () => {
    const before = await call();
    proxy.hang();
    const during = await call();
    const answers = Promise.all([before.heard(), during.heard()]);
    before.say('one');
    during.say('two');
    const soon = new Promise((resolve) => setTimeout(resolve, 100, 'nothing'));
    expect(await Promise.race([answers, soon])).toBe('nothing');
    proxy.resume();
    expect(await answers).toEqual(['one', 'two']);
  });

  it('forsaken, says nothing more to whoever was connected, whatever happens afterwards, and serves others', async () => {
    const before = await call();
    proxy.forsake();
    const after = await call();
    const answer = before.heard();
    before.say('one');
    after.say('two');
    expect(await after.heard()).toBe('two');
    proxy.resume();
    const soon = new Promise((resolve) => setTimeout(resolve, 100, 'nothing'));
    expect(await Promise.race([answer, soon])).toBe('nothing');
  });
});
