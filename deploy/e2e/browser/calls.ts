import { randomUUID } from 'node:crypto';
import { systemUrl } from './browser';

export type Call = (path: string, body: object) => Promise<Record<string, unknown>>;

/** Calls as somebody, past the pages. */
export async function callsOf(email: string): Promise<Call> {
  const call = async (path: string, body: object, token?: string) => {
    const reply = await fetch(`${systemUrl()}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  };
  const { accessToken } = await call('/auth/validateUser', { email, password: 'fieldfare-demo' });
  return (path, body) => call(path, body, String(accessToken));
}
