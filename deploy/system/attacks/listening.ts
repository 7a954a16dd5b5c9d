import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Somebody outside who takes whatever is sent to them. */
export interface Listening {
  readonly url: string;
  /** The bodies, in their order. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

export async function listening(): Promise<Listening> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, heard, close };
}
