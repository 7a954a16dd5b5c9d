import type { StoredEvent } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { AnyEvent } from 'schemas/events';
import { findStreams, getStreamEvents } from 'schemas/investigations/investigations.contract';
import type { NoteLook } from './looks';

// Who is signed in where, and with which second factor, is no investigation of anybody's: these streams are neither listed nor shown.
const HIDDEN = ['session', 'factor'];
const isShown = (stream: string) => !HIDDEN.some((category) => stream.startsWith(`${category}-`));

const MOST_STREAMS = 200;
const MOST_EVENTS = 500;

/** Names an id, or the beginning of one: all of a kind together are nobody's in particular. */
const isOfSomebody = (prefix: string) => /^[a-z]+-./.test(prefix);

export const streamsQuery = (note: NoteLook) =>
  answer(findStreams, { reads: [] }, async ({ prefix, after, limit = MOST_STREAMS }, tools) => {
    const { store, caller, pageOf } = tools;
    if (!isShown(prefix) || !isPosition(after)) return { streams: [] };
    if (isOfSomebody(prefix)) await note(caller, { stream: prefix, shown: 'names' });
    const before = after === undefined ? {} : { before: after };
    const found = await store.findStreams(prefix, limit + 1, { without: HIDDEN, ...before });
    const page = pageOf(found, limit, ({ position }) => position);
    return { streams: page.map(({ stream, events, lastType, lastAt }) => ({ stream, events, lastType, lastAt })) };
  });

const isPosition = (after = '0'.repeat(20)) => /^00\d{18}$/.test(after);

/** Of those that an event names, the one whom it says most of. */
const SUBJECTS = ['learnerId', 'accountId', 'signUpId', 'subscriberId', 'subjectId'] as const;

function whoseAre([first]: readonly StoredEvent[]): string | undefined {
  const named = SUBJECTS.map((field) => first?.data[field]);
  return named.find((id): id is string => typeof id === 'string');
}

/** Read as it is stored: personal data stays sealed, and is shown as such. */
export const streamEventsQuery = (note: NoteLook) =>
  answer(getStreamEvents, { reads: [accounts] }, async ({ stream, reason, after, limit = MOST_EVENTS }, tools) => {
    const { store, db, caller, pageOf } = tools;
    const read = (from: number, most: number) => (isShown(stream) ? store.readStream(stream, from, most) : []);
    const events = pageOf(await read(revisionAfter(after), limit + 1), limit, ({ revision }) => String(revision));
    const subjectId = whoseAre(after === undefined ? events : await read(0, 1));
    await note(caller, {
      stream,
      shown: 'events',
      ...(subjectId !== undefined && { subjectId }),
      ...(reason !== undefined && { reason }),
    });
    const actors = [...new Set(events.map(whoDid))];
    const people = await db
      .from(accounts)
      .select(['accountId', 'childName', 'parentFirstName', 'email'])
      .where((eb) => eb('accountId', '=', eb.fn.any(eb.val(actors))))
      .execute();
    const names = new Map(
      people.map(({ accountId, childName, parentFirstName, email }) => [
        accountId,
        childName ?? parentFirstName ?? email,
      ]),
    );
    return {
      events: events.map(({ revision, position, id, type, data, meta: { at, actor, commandId, correlationId } }) => ({
        revision,
        position,
        id,
        type,
        at,
        commandId,
        correlationId,
        actor: { ...actor, name: names.get(whoDid({ type, data, meta: { actor } })) ?? null },
        data: { ...data },
      })),
    };
  });

const LOOKED: AnyEvent['type'] = 'StreamLookedAt';

/** That somebody looked is noted by the service that showed it: they are named in it. */
const whoDid = ({
  type,
  data,
  meta,
}: Pick<StoredEvent, 'type' | 'data'> & { meta: Pick<StoredEvent['meta'], 'actor'> }) =>
  type === LOOKED ? String(data['accountId']) : meta.actor.id;

/** What is no revision is one behind every stream. */
function revisionAfter(after: string | undefined): number {
  if (after === undefined) return 0;
  return /^\d{1,9}$/.test(after) ? Number(after) + 1 : 2_147_483_647;
}
