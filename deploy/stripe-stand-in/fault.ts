/** A reply of Stripe that says no. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }

  get type(): 'invalid_request_error' | 'idempotency_error' | 'card_error' {
    if (this.code === 'card_declined') return 'card_error';
    return this.code === 'idempotency' ? 'idempotency_error' : 'invalid_request_error';
  }
}

/** The thing of this id. @throws StripeFault 404, in Stripe's words */
export function known<T>(things: Readonly<Record<string, T>>, id: string | undefined, kind: string): T {
  const found = id === undefined || !Object.hasOwn(things, id) ? undefined : things[id];
  if (found === undefined) throw new StripeFault(404, `No such ${kind}: '${id ?? ''}'`, 'resource_missing');
  return found;
}
