import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { openLog } from '../../logging/logging';
import { openMetrics } from '../../metrics/metrics';
import { httpApp, type AppParts } from '../app';
import type { Caller, Sessions } from '../guards/caller';
import { limits } from '../guards/rate-limits';

/** What came back of one request. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Served {
  readonly url: string;
  /** Sends a request to the application; a body that is no text goes as JSON. */
  readonly send: (method: string, path: string, request?: Sent) => Promise<Reply>;
  /** How many connections stand. */
  readonly connections: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export const ada: Caller = {
  accountId: 'ada',
  learnerId: 'byron',
  email: 'ada@example.org',
  roles: ['ROLE_WRITER'],
  sessionId: 's-1',
  passwordEpoch: 0,
};

/** Whoever's name is the token. */
export const sessionsOf = (...callers: readonly Caller[]): Sessions => ({
  open: (token) => callers.find(({ accountId }) => accountId === token),
  current: (caller) => Promise.resolve(caller),
});

/** The header of somebody signed in. */
export const as = ({ accountId }: Caller) => ({ Authorization: `Bearer ${accountId}` });

type Given<Deps> = Pick<AppParts<Deps>, 'routes' | 'deps'> & Partial<AppParts<Deps>>;

/** The application over a port of its own, for one test; what it is not given is calm and silent. */
export async function served<Deps>(parts: Given<Deps>): Promise<Served> {
  const app = httpApp<Deps>({
    sessions: sessionsOf(ada),
    limits: limits({ visitorPerMinute: 1_000, callerPerMinute: 1_000 }),
    log: openLog({ service: 'test', level: 'silent' }),
    metrics: openMetrics('test'),
    ready: () => Promise.resolve(),
    ...parts,
  });
  const server = app.listen(0, '127.0.0.1');
  // As the services keep them: five seconds between two calls are soon over on a busy machine.
  server.keepAliveTimeout = 65_000;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    send: (method, path, request) => sent(`${url}${path}`, method, request),
    connections: promisify(server.getConnections.bind(server)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sent(url: string, method: string, { headers = {}, body }: Sent = {}): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): Reply['body'] {
  try {
    return JSON.parse(text) as Reply['body'];
  } catch {
    return {};
  }
}
