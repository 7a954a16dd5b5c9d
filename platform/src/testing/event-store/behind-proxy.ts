import type { EventStore } from '../../event-store/event-store';
import { TcpProxy } from '../tcp-proxy';
import type { ServerUnderTest } from './server-under-test';

interface BehindProxy {
  readonly url: string;
  readonly defaultPort: number;
  readonly open: (url: string, isPatient?: boolean) => EventStore;
  /** Really end the server and start it again; without them its connections are cut. */
  readonly kill?: () => Promise<void>;
  readonly restart?: () => Promise<void>;
  readonly close?: () => Promise<void>;
}

/** A server whose connections can be cut and held without touching it. */
export async function behindProxy({ url, defaultPort, open, ...own }: BehindProxy): Promise<ServerUnderTest> {
  const { hostname, port } = new URL(url);
  const proxy = await TcpProxy.start({ host: hostname, port: port === '' ? defaultPort : Number(port) });
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(proxy.port);
  return {
    open: (isPatient) => open(near.href, isPatient),
    kill: own.kill ?? (() => proxy.cut()),
    restart: own.restart ?? (() => proxy.heal()),
    hang: () => proxy.hang(),
    resume: () => proxy.resume(),
    close: async () => {
      await proxy.close();
      await own.close?.();
    },
  };
}
