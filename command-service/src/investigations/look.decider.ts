import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { LookEvent } from 'schemas/investigations/look.events';

type Look = LookEvent['data'];

/** A stretch of looking is one event, however often the page asks. */
export const look = decider({
  category: 'look',
  initial: new Set<string>(),
  decide: ({ data }: { type: 'NoteLook'; data: Look }, noted: ReadonlySet<string>): Decision<LookEvent> =>
    acceptUnless(noted.has(nameOf(data)), { type: 'StreamLookedAt', data }),
  evolve: (noted, { data }: LookEvent) => new Set(noted).add(nameOf(data)),
});

const nameOf = ({ stream, shown, reason = '' }: Look): string => JSON.stringify([stream, shown, reason]);

const QUARTER_MS = 15 * 60_000;

/** The stream of a person's looks in the quarter of an hour that an instant lies in. */
export function lookIdOf(accountId: string, at: string): string {
  const begun = new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS);
  return `${accountId}.${begun.toISOString().slice(0, 16).replace(':', '.')}`;
}
