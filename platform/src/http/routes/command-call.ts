import type { Contract, RequestOf } from 'schemas/describe/contract';
import { PASSES } from '../../logging/outages';
import { PERSON_ERASED } from '../problem';

interface CommandCallOptions {
  /** Where the command service answers; no slash at its end. */
  readonly url: string;
  /** An access token of our own, asked for at each call. */
  readonly token: () => string;
}

/** A command was refused for one of the reasons that its contract names: a repeat would be, too, until something changes. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The service is away, slow or full, or whom it asked is: a repeat may be done, and whatever it was about is no reason
 * that it was not.
 */
class CommandHeldUp extends Error {
  override readonly name = 'CommandHeldUp';
  readonly [PASSES] = true;
}

/** Too slow, too many, a gateway without a service behind it, a service without its own. */
const passing = [408, 429, 502, 503, 504];

/**
 * Has a command done. The same key repeats it, and so changes nothing.
 * @throws when it was not acknowledged within 10 s, whatever became of it, which passes by itself; CommandRefused where it was refused for one of its own reasons.
 */
export type CommandCall = <K extends Contract>(
  contract: K,
  request: RequestOf<K>,
  key: string,
) => Promise<'done' | 'person erased'>;

const PATIENCE_MS = 10_000;

/** How one of our services has a command done that is not its own: over HTTP, like everybody, with a token of its own. */
export function commandCalls({ url, token }: CommandCallOptions): CommandCall {
  return async ({ method, path, refusals }, request, key) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token()}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new CommandHeldUp(`${path} was not answered`, { cause: error });
    });
    if (reply.ok) return 'done';
    const { code } = (await reply.json().catch(() => ({}))) as { code?: unknown };
    if (code === PERSON_ERASED) return 'person erased';
    const said = `${path} answered ${reply.status}${typeof code === 'string' ? ` ${code}` : ''}`;
    if (typeof code === 'string' && refusals.includes(code)) throw new CommandRefused(code, said);
    throw passing.includes(reply.status) ? new CommandHeldUp(said) : new Error(said);
  };
}
