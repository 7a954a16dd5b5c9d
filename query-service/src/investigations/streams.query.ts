import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { findStreams, getStreamEvents } from 'schemas/investigations/investigations.contract';

// Who is signed in where is no investigation of anybody's: these streams are neither listed nor shown.
const isShown = (stream: string) => !stream.startsWith('session-');

/** How many are looked at for each that is wanted: signing in is what happens most. */
const LOOKED_AT = 4;

export const streamsQuery = answer(findStreams, { reads: [] }, async ({ prefix, limit = 50 }, { store }) => {
  if (!isShown(prefix)) return { streams: [] };
  const found = await store.findStreams(prefix, limit * LOOKED_AT);
  return { streams: found.filter(({ stream }) => isShown(stream)).slice(0, limit) };
});

/** Read as it is stored: personal data stays sealed, and is shown as such. */
export const streamEventsQuery = answer(getStreamEvents, { reads: [accounts] }, async ({ stream }, { store, db }) => {
  const events = isShown(stream) ? await store.readStream(stream) : [];
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
