import { refreshSession } from 'schemas/accounts/accounts.contract';
import { device } from './device-store';
import { exclusively } from './exclusively';
import { send } from './sending/exchange';
import { problemOfFailure, problemOfReply } from './problem';
import { position } from './position';
import { session, type Coming, type Session } from './session';

const pending = 'renewal';
let underWay: Promise<boolean> | undefined;

/**
 * Makes sure that there is another access token than the one that was turned away; false when the session has ended.
 * One renewal at a time in all tabs: a refresh token that is used twice ends the session.
 */
export function renewSession(turnedAway: string | undefined, coming: Coming = 'instead'): Promise<boolean> {
  underWay ??= exclusively('renew-session', () => renewed(turnedAway, coming)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/**
 * Takes what a command has brought in the place of the session that was there. Not while a renewal is under way, in
 * whatever tab: its answer may be the older one, and would come over this.
 */
export const takeSession = (reply: Session, coming: Coming): Promise<void> =>
  exclusively('renew-session', () => {
    session.open(reply, coming);
    return Promise.resolve();
  });

async function renewed(turnedAway: string | undefined, coming: Coming): Promise<boolean> {
  const now = session.own();
  if (now === undefined) return false;
  // Another tab was quicker.
  if (now.accessToken !== turnedAway) return true;
  const reply = await ask();
  if (reply.status === 401) {
    session.close('expired');
    return false;
  }
  if (!reply.ok) throw await problemOfReply(reply);
  const renewal = (await reply.json()) as Session & { readonly position: string };
  // It is behind all that the same person has done until now, on whatever device.
  position.raise(renewal.position);
  session.open(renewal, coming);
  return true;
}

/**
 * The key of a renewal stays until there is an answer, reloads included, so that the log tells what belongs together. When
 * the answer was lost on its way, the token that was shown is good for half a minute more.
 */
async function ask(): Promise<Response> {
  const key = device.read(pending) ?? crypto.randomUUID();
  device.write(pending, key);
  const headers = { 'Idempotency-Key': key };
  try {
    const reply = await send({ call: refreshSession, request: {}, headers, signal: AbortSignal.timeout(15_000) });
    if (reply.status < 500) device.write(pending, undefined);
    return reply;
  } catch (error) {
    throw problemOfFailure(error);
  }
}
