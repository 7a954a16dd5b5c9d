import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { until } from '../testing/eventually';
import { whenOver } from './when-over';

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

/** A request that nobody answers yet: its response, and the connection that it came by. */
async function asked() {
  let response: ServerResponse | undefined;
  const server = createServer((_, given) => (response = given)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  stop = () => {
    visitor.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  await until(() => response !== undefined, 'it is asked');
  if (!response) throw new Error('it is not asked');
  return { response, visitor };
}

it('calls once a response is over: answered, or its visitor gone', async () => {
  for (const end of ['answered', 'gone']) {
    const { response, visitor } = await asked();
    let calls = 0;
    whenOver(response, () => (calls += 1));
    expect(calls).toBe(0);
    if (end === 'answered') response.end();
    else visitor.destroy();
    await until(() => calls > 0, end);
    visitor.destroy();
    await until(() => response.socket === null || response.socket.closed, 'the connection has ended');
    expect(calls).toBe(1);
    await stop?.();
  }
});

it('calls at once where the visitor went before anybody asked, which Node tells nobody any more', async () => {
  const { response, visitor } = await asked();
  visitor.destroy();
  await until(() => response.closed, 'the visitor has gone');
  let calls = 0;
  whenOver(response, () => (calls += 1));
  response.end();
  expect(calls).toBe(1);
});
