import type { StoredEvent } from 'platform/event-store';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { findStreams, getStreamEvents } from 'schemas/investigations/investigations.contract';
import type { NoteLook } from './looks';

// Who is signed in where is no investigation of anybody's: these streams are neither listed nor shown.
const isShown = (stream: string) => !stream.startsWith('session-');

/** How many are looked at for each that is wanted: signing in is what happens most. */
const LOOKED_AT = 4;

/** Names an id, or the beginning of one: all of a kind together are nobody's in particular. */
const isOfSomebody = (prefix: string) => /^[a-z]+-./.test(prefix);

export const streamsQuery = (note: NoteLook) =>
  answer(findStreams, { reads: [] }, async ({ prefix, limit = 50 }, { store, caller }) => {
    if (!isShown(prefix)) return { streams: [] };
    if (isOfSomebody(prefix)) await note(caller, { stream: prefix, shown: 'names' });
    const found = await store.findStreams(prefix, limit * LOOKED_AT);
    return { streams: found.filter(({ stream }) => isShown(stream)).slice(0, limit) };
  });

/** Of those that an event names, the one whom it says most of. */
const SUBJECTS = ['learnerId', 'accountId', 'signUpId', 'subscriberId', 'subjectId'] as const;

function whoseAre([first]: readonly StoredEvent[]): string | undefined {
  const named = SUBJECTS.map((field) => first?.data[field]);
  return named.find((id): id is string => typeof id === 'string');
}

/** Read as it is stored: personal data stays sealed, and is shown as such. */
export const streamEventsQuery = (note: NoteLook) =>
  answer(getStreamEvents, { reads: [accounts] }, async ({ stream, reason }, { store, db, caller }) => {
    const events = isShown(stream) ? await store.readStream(stream) : [];
    const subjectId = whoseAre(events);
    await note(caller, {
      stream,
      shown: 'events',
      ...(subjectId !== undefined && { subjectId }),
      ...(reason !== undefined && { reason }),
    });
    const actors = [...new Set(events.map(({ meta }) => meta.actor.id))];
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
        actor: { ...actor, name: names.get(actor.id) ?? null },
        data: { ...data },
      })),
    };
  });
