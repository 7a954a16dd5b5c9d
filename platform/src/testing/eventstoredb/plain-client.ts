import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { Append } from '../../event-store/event-store';

/** The client as it comes: what our own way to append is measured beside. */
export function plainClient(url: string) {
  const client = EventStoreDBClient.connectionString(url);
  return {
    append: async ({ stream, expected, events }: Append): Promise<void> => {
      await client.appendToStream(
        stream,
        events.map(({ id, type, data, meta }) => jsonEvent({ id, type, data: { ...data }, metadata: { ...meta } })),
        { expectedRevision: expected < 0 ? NO_STREAM : BigInt(expected) },
      );
    },
    close: () => client.dispose(),
  };
}
