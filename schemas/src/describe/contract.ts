import Type, { type Static, type TSchema, type TUnsafe } from 'typebox';
import { Shape, type Fields, type ValueOf } from './schema';

/** Who may make a call. There is no default: a contract without it does not compile, and a route without it does not start. */
export type Access = { readonly kind: 'anyone' } | ForRoles;

export interface ForRoles {
  readonly kind: 'roles';
  readonly roles: readonly string[];
  /** Only in a browser where the password was given a short while ago. */
  readonly afterPassword?: true;
  /** Those among them who are asked for none: our own tools, and staff where the door is that of parents. */
  readonly withoutPassword?: readonly string[];
  /** Also for those who need a second factor and have none yet: everything else is refused to them. */
  readonly beforeSecondFactor?: true;
}

/** A visitor, signed in or not. */
export const anyone: Access = { kind: 'anyone' };

/** Somebody signed in who holds at least one of these roles. */
export const roles = (...names: readonly [string, ...string[]]): ForRoles => ({ kind: 'roles', roles: names });

/**
 * The same people, and only in a browser where their password was given a short while ago: others who sit down at it are
 * refused with `PasswordWanted`. `withoutPassword` may besides, and are asked for none.
 */
export const afterPassword = ({ kind, roles: names }: ForRoles, ...withoutPassword: readonly string[]): ForRoles => ({
  kind,
  roles: [...names, ...withoutPassword],
  afterPassword: true,
  ...(withoutPassword.length > 0 && { withoutPassword }),
});

/** The same people, also while they have yet to set up the second factor that they need. */
export const beforeSecondFactor = ({ kind, roles: names }: ForRoles): ForRoles => ({
  kind,
  roles: names,
  beforeSecondFactor: true,
});

type Method = 'GET' | 'POST';

export interface Contract<Q extends Fields = Fields, A extends TSchema = TSchema, R extends string = string> {
  readonly side: 'command' | 'query';
  readonly method: Method;
  /** As the spec has it, to the letter; `{field}` is taken from the address. */
  readonly path: string;
  readonly who: Access;
  readonly summary: string;
  readonly request: Q;
  readonly reply: A;
  /** Why the call may be refused, by the codes of `refusals.ts`. */
  readonly refusals: readonly R[];
  /** The largest body accepted, in KiB. */
  readonly bodyKiB: number;
  /**
   * Where a signature over the body counts: the request is the body as it came, `payload`, and this header, `signature`.
   * Its route counts those that are not signed; no other limit stands before it.
   */
  readonly asItCame?: { readonly header: string };
  /** It may also come as a form with files (`multipart/form-data`): each part is a field, of a file its bytes in base64. */
  readonly form?: true;
  /** Its body is whatever a program of somebody else's sends along; the address says all, and nobody reads the rest. */
  readonly anyBody?: true;
  /** What it does, for whoever is asked for their password before it: “invites somebody to the office”. */
  readonly does?: string;
  /** Whoever makes it shows who they are by it: a log-in, the renewal of one. Of a network that many share it has a minute of its own. */
  readonly logsIn?: true;
  /** It goes on: `reply` is what each message of it says. */
  readonly goesOn?: true;
  /** It goes on for hundreds at once whom one network may hold: little is told, and as seldom as will do. */
  readonly forMany?: true;
  /** What is large to make: so many of one caller are made at once, and four times as many wait for it. */
  readonly atATime?: number;
}

export type RequestOf<C> = C extends Contract<infer Q> ? ValueOf<Q> : never;
export type ReplyOf<C> = C extends Contract<Fields, infer A> ? Static<A> : never;
export type RefusalOf<C> = C extends Contract<Fields, TSchema, infer R> ? R : never;

interface Description<Q extends Fields, A extends Fields | TSchema, R extends string> {
  readonly call: `${Method} /${string}`;
  readonly who: Access;
  readonly summary: string;
  readonly request?: Q;
  readonly reply?: A;
  readonly refusals?: readonly R[];
  readonly bodyKiB?: number;
  readonly asItCame?: { readonly header: string };
  readonly form?: true;
  readonly anyBody?: true;
  readonly does?: string;
  readonly logsIn?: true;
  readonly forMany?: true;
  readonly atATime?: number;
}

type AsSchema<A> = A extends { readonly '~kind': string } ? A : A extends Fields ? ReturnType<typeof Shape<A>> : never;
type WithPosition<A> = ReturnType<typeof Shape<A & { position: typeof Position }>>;

/** No fields. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the type of a description that names no field is just this one
type None = {};

/** Where in the log a command took effect; comparable as text. Queries that carry it answer at or after it. */
export const Position = Type.String({ pattern: '^[0-9]{1,20}$' });

/**
 * A call that may change something: it appends to the log and replies with the position at which it did.
 * It may be repeated with the same `Idempotency-Key`: the reply is that of the first time, and nothing is appended. The key stands for
 * this request alone: with another one it is another command.
 */
export function command<const Q extends Fields = None, const A extends Fields = None, const R extends string = never>(
  description: Description<Q, A, R>,
): Contract<Q, WithPosition<A>, R> {
  const reply = Shape({ ...(description.reply ?? {}), position: Position });
  return { ...common(description), side: 'command', reply: reply as WithPosition<A> };
}

/** A call that only reads. It may be repeated, and answers at or after the position that `X-Position` names. */
export function query<
  const Q extends Fields = None,
  const A extends Fields | TSchema = None,
  const R extends string = never,
>(description: Description<Q, A, R>): Contract<Q, AsSchema<A>, R> {
  const reply = description.reply ?? {};
  return { ...common(description), side: 'query', reply: asSchema(reply) as AsSchema<A> };
}

/**
 * A call that goes on: whoever makes it is told something again and again, as server-sent events, for as long as they stay
 * and may. `message` is what the data of each event says. Each has an id: whoever names the last one in `Last-Event-ID` is told
 * what came after it. It ends when the token, the session or the role of whoever listens does, at most 5 s later; one that is
 * `forMany`, of which the lines are counted apart, at most 15 s later.
 */
export function stream<const Q extends Fields = None, const A extends Fields = None, const R extends string = never>({
  message,
  ...description
}: Omit<Description<Q, A, R>, 'reply'> & { readonly message: A }): Contract<Q, ReturnType<typeof Shape<A>>, R> {
  return { ...common(description), side: 'query', reply: Shape(message), goesOn: true };
}

/** The reply of a query that is a file: its bytes instead of JSON. */
export interface File extends TUnsafe<Uint8Array> {
  readonly '~kind': 'File'; // as every schema says its kind to the compiler; not there at run time
}

/** A reply that is a file of this media type. */
export const file = (mediaType: string) =>
  Type.Unsafe<Uint8Array>({ type: 'string', contentMediaType: mediaType }) as File;

/** The reply of a query that is a file which is made while it is sent: nobody holds all of it. */
export interface StreamedFile extends TUnsafe<AsyncIterable<Uint8Array>> {
  readonly '~kind': 'File'; // as above
}

/** A reply that is such a file of this media type. What fails on the way breaks it off. */
export const streamedFile = (mediaType: string) =>
  Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: mediaType }) as StreamedFile;

/** What a reply is sent as. */
export const mediaTypeOf = (reply: TSchema): string =>
  (reply as { contentMediaType?: string }).contentMediaType ?? 'application/json';

/** The fields of the request that stand in the address, in their order. */
export function addressFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '');
}

function common<Q extends Fields, R extends string>(description: Description<Q, Fields | TSchema, R>) {
  const [method, path] = description.call.split(' ') as [Method, string];
  const { who, summary, request = {} as Q, refusals = [], bodyKiB = who.kind === 'anyone' ? 32 : 64 } = description;
  return { method, path, who, summary, request, refusals, bodyKiB, ...saidOf(description) };
}

/** What is left out where it is not so. */
function saidOf(description: Description<Fields, Fields | TSchema, string>) {
  const { asItCame, anyBody, does, form, logsIn, forMany, atATime } = description;
  return {
    ...(asItCame && { asItCame }),
    ...(logsIn && { logsIn }),
    ...(forMany && { forMany }),
    ...(anyBody && { anyBody }),
    ...(form && { form }),
    ...(does !== undefined && { does }),
    ...(atATime !== undefined && { atATime }),
  };
}

// A schema says its own kind; a plain group of fields has fields only.
function asSchema(reply: Fields | TSchema): TSchema {
  const isSchema = '~kind' in reply || typeof (reply as { type?: unknown }).type === 'string';
  return isSchema ? reply : Shape(reply as Fields);
}
