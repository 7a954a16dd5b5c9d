import Type, { type TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Contract } from '../describe/contract';
import { isIgnored, ownClaimOf } from '../describe/schema';

/** What a family has of its own that a request can name, or one of staff. The tests of the whole system have one of each. */
export const belongings = [
  'child',
  'parent',
  'invitation',
  'session',
  'session that calls',
  'look',
  'worksheet',
  'copy',
  'erasure',
  'page to pay on',
  'exam paid for',
  'plan',
  'exam to come',
  'open exam',
  'open paper',
  'hash of the open paper',
  'open question',
  'message in the room',
  'sat exam',
  'sat paper',
] as const;
export type Belonging = (typeof belongings)[number];

/**
 * What a field names that holds an id. `nobody’s`: a name of the catalogue, or one that a browser makes for itself. `for whoever holds
 * it`: it shows that they may, as the link in a mail does.
 */
export type Named = Belonging | 'nobody’s' | 'for whoever holds it';

/** By the way to the field: `learnerId`, and `acts.questionId` where it stands in each of several `acts`. */
export type Names = Readonly<Record<string, Named>>;

/** Whether families may make a call, or everybody. */
export const isOfPeople = ({ who }: Contract): boolean =>
  who.kind === 'anyone' || sitters.some((role) => who.roles.includes(role));

const sitters = ['ROLE_USER', 'ROLE_FREE_USER', 'ROLE_MOCK_EXAM_STUDENT'];

/** What an id of ours may look like: a uuid, a keyed hash. */
const ids = ['7f9c24e5-2f31-4a3e-9d0f-0c1b2a394857', 'a1'.repeat(32)];

/** The ways to all fields of a request that take ids and no sentences. Those that name the caller are compared with the token. */
export const idFieldsOf = ({ request }: Contract): string[] =>
  Object.entries(request)
    .filter(([, schema]) => ownClaimOf(schema) === undefined && !isIgnored(schema))
    .flatMap(([field, schema]) => waysIn(schema).map((way) => [field, ...way].join('.')));

function waysIn(schema: TSchema): string[][] {
  if (Type.IsArray(schema)) return waysIn(schema.items);
  if (Type.IsObject(schema))
    return Object.entries(schema.properties).flatMap(([field, inner]) => waysIn(inner).map((way) => [field, ...way]));
  return ids.some((id) => Value.Check(schema, id)) && !Value.Check(schema, 'two words') ? [[]] : [];
}

/** The request with another id in a field that `idFieldsOf` names, or in that of each where there are several. */
export function withId(request: Request, field: string, id: string): Request {
  const [first = '', ...way] = field.split('.');
  return { ...request, [first]: put(request[first], way, id) };
}

type Request = Readonly<Record<string, unknown>>;

function put(inside: unknown, way: readonly string[], id: string): unknown {
  const [field, ...rest] = way;
  if (Array.isArray(inside)) return field === undefined ? [id] : inside.map((each: unknown) => put(each, way, id));
  if (field === undefined) return id;
  if (typeof inside !== 'object' || inside === null) throw new Error(`the sample has nothing that has a ${field}`);
  return { ...inside, [field]: put(Object.entries(inside).find(([name]) => name === field)?.[1], rest, id) };
}
