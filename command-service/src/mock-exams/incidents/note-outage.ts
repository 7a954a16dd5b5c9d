import type { EventLog } from 'platform/event-log';
import { handle } from 'platform/decider/handle';
import type { SeenService } from 'schemas/mock-exams/incidents/evidence.rules';
import { dayOf, outagesOfDay } from './outages.decider';

interface Away {
  /** ISO 8601 UTC, as the next one. */
  readonly fromAt: string;
  readonly untilAt: string;
  /** Absent: the command service itself, or its database. */
  readonly service?: SeenService;
}

/** Writes down that something of ours was away; what is known of it already is not written twice. */
export async function noteOutage(log: EventLog, { fromAt, untilAt, service }: Away): Promise<void> {
  const day = dayOf(untilAt);
  const data = { day, fromAt, untilAt, ...(service !== undefined && { service }), notedAt: untilAt };
  await handle(log, outagesOfDay, {
    id: day,
    command: { type: 'NoteOutage', data },
    recording: {
      commandId: `outage-${service ?? 'command-service'}-${fromAt}-${untilAt}`,
      actor: { id: 'command-service', role: 'service' },
      at: untilAt,
    },
  });
}
