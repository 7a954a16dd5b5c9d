import { PASSES } from '../logging/outages';

const PATIENCE_MS = 20_000;

interface Sent {
  readonly body: unknown;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody outside did not answer, or could not take it now: it passes by itself, and is no fault of ours. */
class Away extends Error {
  override readonly name = 'Away';
  readonly [PASSES] = true;
}

/**
 * Sends something to somebody outside. `refused` where this very message is not wanted (400, 410, 413, 422), and
 * `unknown` where what it names is not there (404).
 * @throws where they are away or slow, are busy, or do not let us in: none of that is decided by the message. No redirect
 * is followed, which would hand it to others; and nothing of the message or of their answer stands in an error.
 */
export async function sendOutside(
  url: string,
  { body, method = 'POST', headers = {} }: Sent,
): Promise<'taken' | 'refused' | 'unknown'> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Away(`${hostOf(url)} did not answer`);
  });
  // Whatever it says: it is not read, however long it is.
  await reply.body?.cancel().catch(() => undefined);
  return answerOf(reply.status, hostOf(url));
}

const ofThisMessage = [400, 410, 413, 422];
const passing = [408, 429];

function answerOf(status: number, host: string): 'taken' | 'refused' | 'unknown' {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404) return 'unknown';
  if (ofThisMessage.includes(status)) return 'refused';
  if (passing.includes(status) || status >= 500) throw new Away(`${host} answered ${status}`);
  throw new Error(`${host} answered ${status}`);
}

const hostOf = (url: string): string => new URL(url).host;
