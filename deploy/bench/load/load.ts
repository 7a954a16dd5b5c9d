import { Agent, request } from 'node:http';
import { cpuSecondsOf, cpuSecondsOfAll } from '../ground/cpu';

export interface Shot {
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Measured {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly failures: number;
}

/** Beside its speed, what each request cost: neighbours on the machine take from the one, and hardly from the other. */
export interface Costed extends Measured {
  /** Of the processes that answer and of PostgreSQL, in milliseconds. */
  readonly cpuMs: number;
  /** Of each of them in their order, PostgreSQL the last. */
  readonly cpuMsOfEach: readonly number[];
}

/** A load, with the time of processor that it took from these processes and from a server. */
export async function costed(
  { pids, serverPid }: { readonly pids: readonly number[]; readonly serverPid: number },
  loading: () => Promise<Measured>,
): Promise<Costed> {
  const used = () => [...pids.map(cpuSecondsOf), cpuSecondsOfAll(serverPid)];
  const before = used();
  const measured = await loading();
  const answered = measured.times.length;
  const cpuMsOfEach = used().map((seconds, n) => ((seconds - (before[n] ?? 0)) * 1000) / answered);
  return { ...measured, cpuMs: cpuMsOfEach.reduce((sum, ms) => sum + ms, 0), cpuMsOfEach };
}

/** Keeps `connections` requests under way for `seconds`. */
export async function load(
  url: string,
  { connections, seconds, next }: { connections: number; seconds: number; next: (connection: number) => Shot },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;
  const shoot = async (connection: number) => {
    while (performance.now() < end) {
      const begun = performance.now();
      const status = await post(url, next(connection), agent);
      times.push(performance.now() - begun);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => shoot(connection)));
  agent.destroy();
  return { perSecond: times.length / seconds, times, failures };
}

/** The status of the reply. */
export function post(url: string, { path, body, headers }: Shot, agent: Agent): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
    });
    sent
      .once('error', reject)
      .once('response', (reply) => reply.resume().once('end', () => resolve(reply.statusCode ?? 0)));
    sent.end(text);
  });
}
