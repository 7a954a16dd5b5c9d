/** Where a call failed: `refused` by the server's answer, the others before there was one that helps. */
export type ProblemKind = 'offline' | 'timed-out' | 'unavailable' | 'refused';

interface ProblemParts {
  readonly kind: ProblemKind;
  /** A sentence for the person who sees it. */
  readonly title: string;
  /** Stable, for programs. */
  readonly code: string;
  readonly status?: number;
  /** To quote to support: the request's id. */
  readonly reference?: string;
  /** Field → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which the server asks to be called again. */
  readonly retryAfter?: number;
  /** What was asked for may have been done all the same: the answer was lost, or never made. */
  readonly unsure?: boolean;
}

/** A call that did not succeed, told so that a person can act on it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly code: string;
  readonly status: number | undefined;
  readonly reference: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  readonly unsure: boolean;

  constructor({ title, kind, code, status, reference, fields = {}, retryAfter, unsure = false }: ProblemParts) {
    super(title);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.reference = reference;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.unsure = unsure;
  }

  /** The same of a command of which one try may have reached the server. */
  asUnsure(): Problem {
    const { kind, code, status, reference, fields, retryAfter, message: title } = this;
    const known: Partial<ProblemParts> = {
      ...(status !== undefined && { status }),
      ...(reference !== undefined && { reference }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
    return new Problem(Object.assign({ title, kind, code, fields, unsure: true }, known));
  }

  /** Whether the same call, made again, may succeed. */
  get passing(): boolean {
    return this.kind !== 'refused';
  }

  /** In how many seconds there will be room for the call, where there was none just now; a limit of somebody's own is no matter of room. */
  get roomIn(): number | undefined {
    return this.code === 'TooManyRequests' ? this.retryAfter : undefined;
  }
}

/** What went wrong in it, if something did that a person can act on. Anything else is a fault of ours, and thrown on. */
export async function problemIn(work: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work();
    return undefined;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return problem;
  }
}

const offline = () =>
  new Problem({
    kind: 'offline',
    code: 'Offline',
    title: 'This device cannot reach us just now. Please check the connection.',
  });
const timedOut = () =>
  new Problem({ kind: 'timed-out', code: 'TimedOut', title: 'That took too long. Please try again.' });

/** Of a command once the service can be reached again: nobody knows whether it had been done by then. */
export const answerLost = () =>
  new Problem({ kind: 'timed-out', code: 'AnswerLost', title: 'The connection was lost for a moment.', unsure: true });

const behind = () =>
  new Problem({
    kind: 'unavailable',
    code: 'Behind',
    status: 404,
    title: 'We are still catching up with what you did a moment ago. It is safe: please try again in a few seconds.',
    retryAfter: 2,
  });

// What this browser has just written may be what is not found, where the server says that it does not know of it yet.
const isMissingForNow = ({ status, headers }: Response) => status === 404 && headers.get('X-Stale') === 'behind';

/** Of a call that is made for one child alone, once another practises here. */
export const anotherPractises = () =>
  new Problem({
    kind: 'refused',
    code: 'AnotherPractises',
    status: 409,
    title: 'Somebody else practises on this device now. This is kept until you are back.',
  });

/** Of a command in a tab in which somebody looks at a learner's screens: the server would say the same. */
export const looksOnly = () =>
  new Problem({
    kind: 'refused',
    code: 'LooksOnly',
    status: 403,
    title: 'You are looking at somebody else’s screens: nothing can be changed from here.',
  });

/** What `fetch` threw. */
export function problemOfFailure(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return error instanceof DOMException && error.name === 'TimeoutError' ? timedOut() : offline();
}

/** What a reply that is not 2xx says: `application/problem+json` (RFC 9457), or whatever a proxy on the way made of it. */
export const problemOfReply = async (reply: Response): Promise<Problem> =>
  isMissingForNow(reply) ? behind() : told(reply, await bodyOf(reply));

function told(reply: Response, body: Record<string, unknown>): Problem {
  const passing = reply.status >= 500 || reply.status === 408;
  return new Problem({
    kind: passing ? 'unavailable' : 'refused',
    status: reply.status,
    code: textOf(body['code']) ?? `Status${reply.status}`,
    title: textOf(body['title']) ?? titleOfStatus(reply.status),
    reference: textOf(body['requestId']) ?? reply.headers.get('X-Request-Id') ?? undefined,
    fields: fieldsOf(body['errors']),
    retryAfter: Number(reply.headers.get('Retry-After')) || undefined,
  });
}

async function bodyOf(reply: Response): Promise<Record<string, unknown>> {
  const body: unknown = await reply.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function titleOfStatus(status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (status >= 500) return 'The service is catching its breath. Please try again.';
  return 'The request was not accepted.';
}

/** `[{ field: '/parentEmail', message }]` by field name. */
function fieldsOf(errors: unknown): Record<string, string> {
  if (!Array.isArray(errors)) return {};
  const pairs = errors.map((error: { field?: unknown; message?: unknown }) => [
    textOf(error.field)?.replace(/^\//, ''),
    textOf(error.message),
  ]);
  return Object.fromEntries(pairs.filter(([field, message]) => field && message)) as Record<string, string>;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
