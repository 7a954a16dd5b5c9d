import type { Request, Response } from 'express';
import type { Contract } from 'schemas/describe/contract';
import { CONNECTION } from '../connection';
import { cookieName, cookieOf } from '../cookies';
import { tooMany } from '../problem';
import { whenOver } from '../when-over';
import type { Limits } from './rate-limits';

/** What shows, by a cookie that we signed, which device or session a call without a log-in comes from. */
export type Proof = (cookie: (name: string) => string | undefined) => string | undefined;

interface Counting {
  readonly request: Request;
  readonly response: Response;
  readonly parts: { readonly limits: Limits; readonly proof?: Proof };
}

/** Counts a call that needs no log-in until it is answered. What it returns says that whoever calls has shown who they are. */
export async function counted(contract: Contract, { request, response, parts }: Counting): Promise<() => void> {
  // Somebody signed in is counted by who they are: nothing more is looked at here.
  if (contract.who.kind !== 'anyone') return nothing;
  const settle = await parts.limits.take(contract, {
    address: request.ip ?? '',
    connection: request.get(CONNECTION),
    proof: parts.proof?.((name) => cookieOf(request.headers.cookie, cookieName(name, request.secure))),
  });
  let isProven = false;
  whenOver(response, () => {
    if (isProven) settle('proven');
    else settle(response.statusCode === TOO_MANY ? 'turned away' : 'served');
  });
  return () => {
    isProven = true;
  };
}

const nothing = (): void => undefined;

const TOO_MANY = tooMany(1).parts.status;
