import type { Request, Response } from 'express';
import type { Contract } from 'schemas/describe/contract';
import { admit, countedAs, type Caller, type Sessions } from '../guards/caller';
import { whenOver } from '../when-over';
import { patienceOfMany, sendEvents, streamPatience } from './event-stream';
import type { OpenStreams } from './open-streams';
import { Telling } from './telling';

interface GoingOn {
  readonly contract: Contract;
  readonly answered: () => Promise<unknown>;
  readonly checkReply: (message: unknown) => void;
}

interface Listening {
  readonly request: Request;
  readonly response: Response;
  readonly caller: Caller;
  readonly parts: { readonly sessions: Sessions; readonly streams: OpenStreams };
}

/** Tells on and on, as long as whoever called would be let in anew. */
export async function goOn({ contract, answered, checkReply }: GoingOn, listening: Listening): Promise<void> {
  const { request, response, caller, parts } = listening;
  const giveBack = parts.streams.take({ who: countedAs(caller), address: request.ip ?? '' }, contract.forMany);
  whenOver(response, giveBack);
  const telling = await answered();
  if (!(telling instanceof Telling)) throw new Error(`${contract.path} goes on, and its route does not`);
  // Gone while it was asked whether there is anything to tell.
  if (response.destroyed) return;
  parts.streams.opened(response);
  const patience = contract.forMany ? patienceOfMany : streamPatience;
  const still = () => admit(contract, request.headers.authorization, parts.sessions);
  sendEvents({ response, telling, textOf: textsOf(checkReply), still, patience });
}

const texts = new WeakMap<object, string>();

/** Checked and written once, however many are told the same. */
const textsOf = (check: (message: unknown) => void) => (message: object) => {
  const known = texts.get(message);
  if (known !== undefined) return known;
  check(message);
  const text = JSON.stringify(message);
  texts.set(message, text);
  return text;
};

/** The last event that was read, by an id of our own making; anything else is none. */
export function resumedAfterOf(request: Request): string | undefined {
  const id = request.get('Last-Event-ID');
  return id !== undefined && /^[\w.~-]{1,100}$/.test(id) ? id : undefined;
}
