import { randomUUID } from 'node:crypto';
import type { Answer } from '../running/client';
import { allCalls } from 'schemas/testing/all-calls';
import type { Called } from 'schemas/testing/called';
import { belongings, idFieldsOf, isOfPeople, withId, type Belonging } from 'schemas/testing/named-ids';
import type { Person } from '../people/people';
import type { System } from '../running/system';
import { written } from './bad-requests';
import type { Belongings } from './household';

/** A call by which somebody can name what is somebody’s own, and the fields that do. */
export interface NamingCall extends Called {
  readonly fields: readonly string[];
}

const isBelonging = (named: string | undefined): named is Belonging => belongings.some((one) => one === named);

/** Staff see what is families’; only a look at their screens is its own admin’s. */
const isOwn = ({ contract, names }: Called, field: string): boolean =>
  isOfPeople(contract) ? isBelonging(names[field]) : names[field] === 'look';

export const namingCalls: readonly NamingCall[] = allCalls
  .map((call) => ({ ...call, fields: idFieldsOf(call.contract).filter((field) => isOwn(call, field)) }))
  .filter(({ fields }) => fields.length > 0);

/** Whether all that it names is of whoever calls, be they of staff. */
export const isOfCaller = ({ fields, names }: NamingCall): boolean =>
  fields.every((field) => ['session', 'session that calls', 'look'].includes(names[field] ?? ''));

export const mayCall = ({ contract: { who } }: NamingCall, role: string): boolean =>
  who.kind === 'anyone' || who.roles.includes(role);

/** Whose the thing is that each of the fields names. */
export type Whose = readonly Belongings[];

/** Each way to name something of these, be it beside something of others. */
export function waysToName(call: NamingCall, these: Belongings, others: readonly Belongings[]): readonly Whose[] {
  const all = call.fields.reduce<readonly Whose[]>(
    (ways) => ways.flatMap((way) => [these, ...others].map((one) => [...way, one])),
    [[]],
  );
  return all.filter((way) => way.includes(these));
}

interface Told extends Pick<Answer, 'status'> {
  readonly headers: readonly (readonly string[])[];
  readonly said: string;
  /** What was written meanwhile. */
  readonly events: readonly string[];
}

/** Asks, and tells what came of it. The ids that it was asked with are left out, and the times of day. */
export async function asked(
  call: NamingCall,
  whose: Whose,
  { system: { ground }, person }: { readonly system: System; readonly person: Person },
): Promise<Told> {
  const ids = call.fields.map((field, index) => idOf(call, field, whose[index]));
  const before = await ground.store.head();
  const { headers: own, ...raw } = written(call.contract, requestWith(call, ids));
  const headers = { ...own, 'X-Request-Id': 'the-same-for-both' };
  const answer = await person.client.sendRaw(call.contract, { ...raw, headers });
  const events: string[] = [];
  for await (const batch of ground.log.readAll(before)) events.push(...batch.map(({ type }) => type));
  return {
    status: answer.status,
    headers: [...answer.headers].flatMap(([name, value]) =>
      name === 'date' ? [] : [[name, unlessSecret(name, value)]],
    ),
    said: ids.reduce((text, id) => text.replaceAll(id, 'the id'), answer.text).replaceAll(time, 'then'),
    events,
  };
}

/** A cookie holds a secret, another each time. */
const unlessSecret = (name: string, value: string) => (name === 'set-cookie' ? (value.split('=')[0] ?? '') : value);

const time = /\d\d:\d\d:\d\d(\.\d+)?/g;

function idOf({ names }: NamingCall, field: string, has: Belongings | undefined): string {
  const named = names[field];
  if (!has || !isBelonging(named)) throw new Error(`nobody has what ${field} names`);
  return has[named];
}

function requestWith(call: NamingCall, ids: readonly string[]): Readonly<Record<string, unknown>> {
  const sample = call.request({ worksheetId: randomUUID(), accountId: randomUUID(), fresh: randomUUID() });
  return call.fields.reduce((request, field, index) => withId(request, field, ids[index] ?? ''), sample);
}
