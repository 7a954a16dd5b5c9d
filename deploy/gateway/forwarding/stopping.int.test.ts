import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, jest } from '@jest/globals';
import { stoppable } from './stopping';

it('answers what has been asked, ends busy and idle connections with it, and is gone', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((asked, response) => {
    if (asked.url === '/slow') waiting.push(response);
    else response.end('fine');
  });
  const stop = stoppable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent }, (reply) => {
        reply.resume().once('end', () => resolve(reply.headers.connection));
      })
        .once('error', reject)
        .end();
    });
  expect(await ask('/')).toBe('keep-alive');
  const slow = Array.from({ length: 3 }, () => ask('/slow'));
  while (waiting.length < 3) await once(server, 'request');

  const gone = once(server, 'close');
  stop();
  for (const response of waiting) response.end('at last');
  expect(await Promise.all(slow)).toEqual(['close', 'close', 'close']);
  await gone;
  await expect(ask('/')).rejects.toThrow();
});

it('is gone at once though a browser has opened connections ahead, and asks nothing by them', async () => {
  const server = createServer((_, response) => response.end('fine'));
  const letGo = jest.spyOn(server, 'closeAllConnections');
  const stop = stoppable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  const ended = once(ahead, 'close');
  await once(server, 'connection');
  stop();
  await Promise.all([once(server, 'close'), ended]);
  expect(letGo).not.toHaveBeenCalled();
});
