import { gzipSync } from 'node:zlib';
import Type, { type TSchema } from 'typebox';
import { addressFields, type Contract } from 'schemas/describe/contract';
import { isIgnored } from 'schemas/describe/schema';
import type { RawRequest } from '../running/client';

/** A request that must be refused, and how. */
export interface BadRequest extends RawRequest {
  readonly what: string;
  readonly status: number;
  readonly code: string;
}

type Request = Readonly<Record<string, unknown>>;
type Refused = readonly [status: number, code: string];

const notValid: Refused = [400, 'RequestNotValid'];
const notJson: Refused = [415, 'NotJson'];
const tooLarge: Refused = [413, 'TooLarge'];
const wrongMethod: Refused = [405, 'MethodNotAllowed'];

/** Everything that may be wrong with a request of this contract by its form alone, given one that is right. */
export function badRequests(contract: Contract, sample: Request): BadRequest[] {
  return contract.method === 'POST' && !contract.anyBody
    ? [...badMethods(contract, sample), ...badBodies(contract, sample), ...badFields(contract, sample)]
    : [...badMethods(contract, sample), ...badAddresses(contract, sample)];
}

/** The request as it stands in the address and the body. */
export function written(contract: Contract, request: Request): RawRequest {
  if (contract.asItCame) return asItCame(contract, contract.asItCame.header, request);
  const path = contract.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(request[field])));
  const inAddress = addressFields(contract.path);
  const rest = Object.entries(request).filter(([field]) => !inAddress.includes(field));
  const { method } = contract;
  return { method, path, headers: json, ...(method === 'POST' && { body: JSON.stringify(Object.fromEntries(rest)) }) };
}

/** What counts letter by letter is the whole body, and what signs it stands in a header. */
const asItCame = ({ method, path }: Contract, header: string, { payload, signature }: Request): RawRequest => ({
  method,
  path,
  headers: { ...json, ...(signature !== undefined && { [header]: signature as string }) },
  ...(payload !== undefined && { body: payload as string }),
});

const json = { 'Content-Type': 'application/json' };

// Once: to fold it takes longer than all else that is asked of a call.
const unfoldsToTenMegabytes = gzipSync(' '.repeat(10_000_000));

function badMethods(contract: Contract, sample: Request): BadRequest[] {
  const { path } = written(contract, sample);
  const others = ['PUT', 'PATCH', 'DELETE', contract.method === 'GET' ? 'POST' : 'GET'];
  return others.map((method) => bad(`the method ${method}`, wrongMethod, { method, path }));
}

function badBodies(contract: Contract, sample: Request): BadRequest[] {
  const { method, path, body: good, headers: own } = written(contract, sample);
  // A body that counts letter by letter is read only beside what signs it; whatever stands in it is no fault of its form.
  const headersFor = (refused: Refused) => (contract.asItCame && refused === notValid ? json : own);
  const sent = (what: string, refused: Refused, request: Pick<RawRequest, 'body' | 'headers'>) =>
    bad(what, refused, { method, path, headers: headersFor(refused), ...request });
  const as = (type: string) => ({ headers: { ...own, 'Content-Type': type }, body: good });
  const encoded = (encoding: string, body = good) => ({ headers: { ...own, 'Content-Encoding': encoding }, body });
  const tooMuch = ' '.repeat(contract.bodyKiB * 1024 + 1);
  const deep = `{"deep":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
  return [
    sent('half of a JSON text', notValid, { body: '{"email": "' }),
    sent('text that is no JSON', notValid, { body: 'email=somebody@example.org' }),
    ...['[]', '[{}]', '7', '"text"', 'null', 'true'].map((body) => sent(`the body ${body}`, notValid, { body })),
    sent('bytes that are no text', notValid, { body: Buffer.from('7b22fffe223a317d', 'hex') }),
    sent('a body of the type text/plain', notJson, as('text/plain')),
    sent('a form', notJson, as('application/x-www-form-urlencoded')),
    sent('a character set that nobody knows', notJson, as('application/json; charset=klingon')),
    sent('an encoding that nobody knows', notJson, encoded('compress')),
    sent('what should be gzip and is not', notValid, encoded('gzip')),
    sent('a small body that unfolds to a large one', tooLarge, encoded('gzip', unfoldsToTenMegabytes)),
    ...(isLarge(contract) ? [] : [sent('too large a body', tooLarge, { body: `{"x":"${tooMuch}"}` })]),
    sent('arrays 3,000 deep', notValid, { body: deep }),
    sent('__proto__', notValid, { body: '{"__proto__":{"roles":["ROLE_ADMIN"]}}' }),
    sent('constructor', notValid, { body: '{"constructor":{"prototype":{}}}' }),
    sent('a field that is not known', notValid, { body: JSON.stringify({ ...sample, notKnown: 1 }) }),
  ];
}

// Whoever is still sending megabytes when they are refused may find the line broken before they are told: what is announced,
// and what comes in pieces, is tried over a socket beside the reader of bodies.
const isLarge = ({ bodyKiB }: Contract): boolean => bodyKiB > 1_024;

/** A field that is nearly as long as the whole may be comes out larger than that in letters of two bytes. */
const isOver = ({ bodyKiB }: Contract, { body = '' }: RawRequest): boolean => Buffer.byteLength(body) > bodyKiB * 1_024;

function badFields(contract: Contract, sample: Request): BadRequest[] {
  // What is ignored is dropped unread: whatever it holds, it can do no harm.
  const read = Object.entries(contract.request).filter(([, schema]) => !isIgnored(schema));
  return read.flatMap(([field, schema]) => {
    // A body that is taken as it came, and a header, are text whatever is put there.
    const values = (contract.asItCame ? [] : badValues(schema)).map((value) => ({
      what: `${field}: ${shown(value)}`,
      value,
    }));
    const missing = Type.IsOptional(schema) ? [] : [{ what: `no ${field}`, value: undefined }];
    return [...values, ...missing].map(({ what, value }) => {
      const request = written(contract, { ...sample, [field]: value });
      return bad(what, isOver(contract, request) ? tooLarge : notValid, request);
    });
  });
}

/** The facts of a JSON Schema that say what it refuses. */
interface Facts {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

// PostgreSQL keeps neither of them, so no field takes them, whatever else it takes.
const noText = ['a\u0000b', 'a\ud800b', '\udc00'];

function badValues(schema: TSchema): unknown[] {
  const facts = schema as Facts;
  if (facts.enum) return ['no such', 42, null, [], ...noText];
  switch (facts.type) {
    case 'string':
      return [42, true, null, [], {}, ...noText, ...badLengths(facts)];
    case 'integer':
      return ['0x10', '7', 1.5, null, [7], 1e308, ...noText, ...badSizes(facts)];
    case 'boolean':
      return ['yes', 1, null];
    case 'array':
      return ['text', {}, [['a']], [7], ...(facts.maxItems === undefined ? [] : [Array(facts.maxItems + 1).fill('a')])];
    default:
      // Anything goes that can be kept.
      return [...noText, { deep: { in: ['a\u0000'] } }, nested(40), { ['a\u0000']: 1 }];
  }
}

function badLengths({ minLength = 0, maxLength, format }: Facts): unknown[] {
  const long =
    maxLength === undefined ? [] : ['a'.repeat(maxLength + 1), 'é'.repeat(Math.max(100_000 / 8, maxLength + 1))];
  // The Kelvin sign looks like a K, and becomes one in lower case.
  const mails = [
    'no address',
    'a@b@c.example',
    'a b@c.example',
    'a@b.example\r\nBcc: all@c.example',
    '\u212a@b.example',
  ];
  return [...(minLength > 0 ? [''] : []), ...long, ...(format === 'email' ? mails : [])];
}

function badSizes({ minimum, maximum }: Facts): unknown[] {
  return [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1, 2 ** 53])];
}

function nested(levels: number): unknown {
  return levels === 0 ? 'deep' : { in: nested(levels - 1) };
}

/** A parameter of the path is text that whoever calls has made up, percent signs and all. */
function badAddresses(contract: Contract, sample: Request): BadRequest[] {
  return addressFields(contract.path).flatMap((field) => {
    const marked = written(contract, { ...sample, [field]: 'MARK' }).path;
    const facts = contract.request[field] as Facts;
    const tooLong = 'a'.repeat((facts.maxLength ?? 300) + 1);
    return ['%00', '%ff', '%c3%28', '%', '%zz', 'a%00', tooLong].map((value) =>
      bad(`${field} is ${shown(value)}`, notValid, { method: contract.method, path: marked.replace('MARK', value) }),
    );
  });
}

const bad = (what: string, [status, code]: Refused, request: RawRequest): BadRequest => ({
  what,
  status,
  code,
  ...request,
});

const shown = (value: unknown): string => (JSON.stringify(value) as string | undefined)?.slice(0, 40) ?? 'nothing';
