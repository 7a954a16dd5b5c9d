import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { taken } from './environment/answers-take';

/** A request as the server saw it. */
export interface Seen {
  readonly path: string;
  readonly address: string;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

type Told<C> = Omit<ReplyOf<C>, 'position'> | Said;

/** A reply that is not 200 with a body, or carries headers of its own. */
export class Said {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

export const refused = (status: number, code: string, title: string) =>
  new Said(status, { code, title, requestId: 'req-1' });

/** Nothing answers: the device is offline. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * Stands in for the services, at the one port where the client meets them: `fetch`. Each call is answered as the test
 * says; a command's reply gets a position that rises.
 */
export class FakeServer {
  readonly seen: Seen[] = [];
  private position = 1_000;
  private readonly replies = new Map<string, (seen: Seen) => Said>();
  private readonly lines = new Map<string, FakeLine>();

  constructor() {
    globalThis.fetch = (address, init) => this.answer(address as string, init ?? {});
  }

  /** In two steps, so that literals in the answer keep their types. */
  on<C extends Contract>(
    contract: C,
  ): { answers: (answer: (request: RequestOf<C>, seen: Seen) => Told<C>) => FakeServer } {
    const pattern = contract.path.replace(/\{\w+\}/g, '*');
    const told = (said: Told<C>) => (said instanceof Said ? said : new Said(200, this.withPosition(contract, said)));
    return {
      answers: (answer) => {
        this.replies.set(`${contract.method} ${pattern}`, (seen) => told(answer(seen.body as RequestOf<C>, seen)));
        return this;
      },
    };
  }

  /** Holds the lines of a call that goes on, for the test to tell something by. */
  streams(contract: Contract): FakeLine {
    const line = new FakeLine();
    this.lines.set(`${contract.method} ${contract.path}`, line);
    return line;
  }

  /** The requests of one call, in their order. */
  of(contract: Contract): Seen[] {
    const pattern = contract.path.replace(/\{\w+\}/g, '*');
    return this.seen.filter(({ path }) => path === pattern);
  }

  private withPosition(contract: Contract, reply: object): object {
    if (contract.side === 'query') return reply;
    this.position += 1;
    return { ...reply, position: String(this.position) };
  }

  private async answer(address: string, init: RequestInit): Promise<Response> {
    await Promise.resolve();
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>;
    const asked = `${init.method ?? 'GET'} ${address}`;
    const key = [...this.replies.keys()].find((each) => matches(each, asked));
    const seen: Seen = {
      path: key?.split(' ')[1] ?? address,
      address,
      body,
      headers: init.headers as Record<string, string>,
    };
    this.seen.push(seen);
    const line = this.lines.get(asked);
    try {
      return line ? line.answer(init.signal) : asResponse(this.saidTo(seen, key));
    } finally {
      await taken();
    }
  }

  private saidTo(seen: Seen, key: string | undefined): Said {
    const answer = key === undefined ? undefined : this.replies.get(key);
    return answer ? answer(seen) : refused(404, 'NotFound', `${seen.address} is not answered in this test.`);
  }
}

/** The lines of one call that goes on. */
export class FakeLine {
  private readonly held = new Set<{ readonly take: (piece: Uint8Array | undefined) => void }>();
  private no: Said | undefined;

  /** Refuses whoever comes from now on. */
  refuse(said: Said): void {
    this.no = said;
  }

  /** How many are open. */
  open(): number {
    return this.held.size;
  }

  async tell(message: object, id: string): Promise<void> {
    const text = `: still here\n\nid: ${id}\ndata: ${JSON.stringify(message)}\n\n`;
    // In two pieces, as the wire may have it.
    for (const piece of [text.slice(0, 40), text.slice(40)]) for (const { take } of this.held) take(Buffer.from(piece));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  /** As where a service is replaced. */
  async end(): Promise<void> {
    for (const { take } of this.held) take(undefined);
    this.held.clear();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  answer(signal: RequestInit['signal']): Response {
    if (this.no) return asResponse(this.no);
    const pieces: (Uint8Array | undefined)[] = [];
    let wake: (() => void) | undefined;
    const line = {
      take: (piece: Uint8Array | undefined) => {
        pieces.push(piece);
        wake?.();
      },
    };
    this.held.add(line);
    signal?.addEventListener('abort', () => {
      this.held.delete(line);
      line.take(undefined);
    });
    const read = async () => {
      if (pieces.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const value = pieces.shift();
      return value === undefined ? { done: true, value } : { done: false, value };
    };
    return Object.assign(asResponse(new Said(200)), { body: { getReader: () => ({ read }) } });
  }
}

function matches(pattern: string, request: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('[^/]+')}$`).test(request);
}

// jsdom has no Response; the client uses these parts of it.
function asResponse({ status, body, headers }: Said): Response {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => lower.get(name.toLowerCase()) ?? null },
    blob: () => Promise.resolve(new Blob([body as BlobPart])),
    json: () => (body === undefined ? Promise.reject(new SyntaxError('no body')) : Promise.resolve(body)),
  } as Response;
}
