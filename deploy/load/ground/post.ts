import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What came of a call: 0 where no reply came at all. */
export interface Reply {
  readonly status: number;
  /** Of the reply as it went over the wire, without what TCP adds. */
  readonly bytes: number;
  readonly text: string;
}

export interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly token?: string;
}

export type Post = (call: Call) => Promise<Reply>;

/** Calls a server as browsers do: connections are kept, replies may come compressed. */
export function postingTo(url: string): { readonly post: Post; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true });
  return {
    post: (call) => posted(`${url}${call.path}`, call, agent).catch(() => ({ status: 0, bytes: 0, text: '' })),
    close: () => agent.destroy(),
  };
}

function posted(url: string, { body, token }: Call, agent: Agent): Promise<Reply> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'accept-encoding': 'gzip, br',
    'idempotency-key': randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers });
    sent.once('error', reject).once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', reject)
        .once('end', () => resolve(replyOf(reply, Buffer.concat(chunks))));
    });
    sent.end(text);
  });
}

function replyOf({ statusCode = 0, rawHeaders, headers }: IncomingMessage, body: Buffer): Reply {
  const head = rawHeaders.reduce((sum, one) => sum + one.length + 2, 0);
  return { status: statusCode, bytes: head + body.length, text: unpacked(body, headers['content-encoding']) };
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}
