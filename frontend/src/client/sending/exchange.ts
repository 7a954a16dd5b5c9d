import type { Contract } from 'schemas/describe/contract';

/** What the browser ships of a contract; the field rules stay with the server. */
export type Call = Pick<Contract, 'method' | 'path' | 'side' | 'who' | 'does'>;

/** One request over the wire. */
export interface Sending {
  readonly call: Call;
  readonly request: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Sends a request: the fields named in the path stand there, the others in the body. */
export function send({ call, request, headers, signal }: Sending): Promise<Response> {
  const inAddress = new Set<string>();
  const address = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    inAddress.add(field);
    return encodeURIComponent(String(request[field]));
  });
  const body = Object.fromEntries(Object.entries(request).filter(([field]) => !inAddress.has(field)));
  const hasBody = call.method === 'POST';
  return fetch(address, {
    method: call.method,
    credentials: 'same-origin',
    headers: hasBody ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: hasBody ? JSON.stringify(body) : undefined,
    signal,
  });
}
