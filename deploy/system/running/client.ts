import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from 'platform/testing/eventually';
import { addressFields, type Contract, type ReplyOf, type RequestOf } from 'schemas/describe/contract';
import type { System } from './system';

/** What came back: the text as it is, and read as JSON where it is JSON. */
export interface Answer<B = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: B;
}

export interface CallOptions {
  /** The `Idempotency-Key`; a new one for each call unless told. */
  readonly key?: string;
  /** Answers at or after this position. */
  readonly after?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a call goes, written out; for requests that no contract would let us write. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

const PATIENCE_MS = 60_000;
const GIVE_UP_MS = 120_000;

/** Makes calls over HTTP as the browser does: the contract says where to, one key names each command. */
export class Client {
  constructor(
    private readonly system: Pick<System, 'addressOf'>,
    readonly token?: string,
  ) {}

  /** Makes the call once, whatever comes of it. */
  send<C extends Contract>(contract: C, request: RequestOf<C>, options: CallOptions = {}): Promise<Answer> {
    const fields: Readonly<Record<string, unknown>> = request;
    const inAddress = addressFields(contract.path);
    const rest = Object.entries(fields).filter(([field]) => !inAddress.includes(field));
    return this.sendRaw(contract, {
      method: contract.method,
      path: contract.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(fields[field]))),
      headers: {
        'Content-Type': 'application/json',
        ...(contract.side === 'command' && { 'Idempotency-Key': options.key ?? randomUUID() }),
        ...(options.after !== undefined && { 'X-Position': options.after }),
        ...options.headers,
      },
      ...(contract.method === 'POST' && { body: JSON.stringify(Object.fromEntries(rest)) }),
    });
  }

  /** Sends a request as it is written to the service that answers the contract. */
  async sendRaw({ side }: Contract, { method, path, headers, body }: RawRequest): Promise<Answer> {
    const url = this.system.addressOf(side === 'command' ? 'command-service' : 'query-service');
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }), ...headers },
      ...(body !== undefined && { body: body as string }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /**
   * Makes the call and gives its reply; `undefined` for 204. What was asked for after a position is asked again while the
   * answer says that it is of before, and under the same key while a busy service asks to be called again, as the browser does.
   * @throws when it is refused
   */
  async call<C extends Contract>(contract: C, request: RequestOf<C>, options?: CallOptions): Promise<ReplyOf<C>> {
    const asked = { ...options, key: options?.key ?? randomUUID() };
    const isOfNow = ({ headers }: Answer) => options?.after === undefined || !headers.has('X-Stale');
    const isThere = (answer: Answer) => isOfNow(answer) && !isPassing(answer);
    const { status, text, body } = await eventually(() => this.send(contract, request, asked), isThere);
    if (status < 200 || status > 299) throw new Error(`${contract.path} answered ${status}: ${text}`);
    return body as ReplyOf<C>;
  }

  /**
   * Makes the call again and again under the same key until it is acknowledged, as the browser does with an answer. A
   * broken connection is borne, and so is 503 with the time to come back; any other refusal is a fault.
   */
  async persistently<C extends Contract>(
    contract: C,
    request: RequestOf<C>,
    options: CallOptions = {},
  ): Promise<Answer<ReplyOf<C>>> {
    const again = { ...options, key: options.key ?? randomUUID() };
    const giveUpAt = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUpAt) {
      const answer = await this.send(contract, request, again).catch(() => undefined);
      if (answer && answer.status < 300) return answer as Answer<ReplyOf<C>>;
      if (answer && !isPassing(answer)) throw new Error(`${contract.path} answered ${answer.status}: ${answer.text}`);
      await wait(50);
    }
    throw new Error(`${contract.path} was never acknowledged`);
  }
}

/** Whether the service asks to be called again. */
export const isPassing = ({ status, headers }: Answer) => status === 503 && headers.has('Retry-After');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
