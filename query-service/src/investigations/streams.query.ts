import { answer } from 'platform/http';
import { findStreams, getStreamEvents } from 'schemas/investigations/investigations.contract';

export const streamsQuery = answer(findStreams, async ({ prefix, limit = 50 }, { store }) => ({
  streams: await store.findStreams(prefix, limit),
}));

/** Read as it is stored: personal data stays sealed, and is shown as such. */
export const streamEventsQuery = answer(getStreamEvents, async ({ stream }, { store, db }) => {
  const events = await store.readStream(stream);
  const actors = [...new Set(events.map(({ meta }) => meta.actor.id))];
  const people = await db.many<{ accountId: string; name: string | null }>(
    `select "accountId", coalesce("childName", "parentFirstName", email) as name from read.accounts_accounts where "accountId" = any($1)`,
    [actors],
  );
  const names = new Map(people.map(({ accountId, name }) => [accountId, name]));
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
