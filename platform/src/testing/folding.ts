import { expect } from '@jest/globals';
import Value from 'typebox/value';
import { rowSchema } from 'schemas/describe/table';
import type { DomainEvent } from '../decider/decider';
import type { LoggedEvent } from '../event-log/event-log';
import { START } from '../event-store/event-store';
import { planOf, type Plan } from '../projections/folding/batch';
import type { Projection } from '../projections/folding/read-model';

/** Whether the log would take an event: a test that makes events up asks. */
export { refusingUnsound } from '../event-log/sound-events';

type Row = Readonly<Record<string, unknown>>;

/** An event of a test's log: when it happened, who did it and its place in the log matter to some folds only. */
export type Happened<E extends DomainEvent = DomainEvent> = E & {
  readonly at?: string;
  readonly actorId?: string;
  readonly place?: number;
};

const AT = '2026-11-21T12:00:00.000Z';

/** The events as a log would hold them, one after the other; each at the time of the one before, and at the next place, unless it has its own. */
export function loggedOf(events: readonly Happened[]): LoggedEvent[] {
  let latest = AT;
  let last = 0;
  return events.map(({ type, data, at = latest, actorId = 'somebody', place = last + 1 }) => {
    latest = at;
    last = place;
    const id = `event-${place}`;
    const actor = { id: actorId, role: 'ROLE_USER' };
    return {
      id,
      type,
      data,
      stream: 'test-1',
      revision: place - 1,
      position: String(place).padStart(START.length, '0'),
      meta: { at, actor, commandId: id, causationId: id, correlationId: id, schemaVersion: 1 },
    };
  });
}

/**
 * The rows of a read model after a log, by their keys, as the table would hold them: each is checked against what the
 * table declares, and erased people's columns are emptied. `batch` is how many events are folded at once.
 */
export function rowsAfter(projection: Projection, log: readonly LoggedEvent[], batch = 2_000): Row[] {
  const rows = new Map<string, Row>();
  for (let from = 0; from < log.length; from += batch) {
    const plan = planOf(projection, log.slice(from, from + batch));
    if (plan) apply(plan, rows, projection);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function apply(plan: Plan, rows: Map<string, Row>, projection: Projection): void {
  const idOf = (row: Row) => JSON.stringify(projection.table.key.map((field) => row[field]));
  const loaded = plan.keys.map((key) => rows.get(idOf(key))).filter((row) => row !== undefined);
  const { add, change, remove } = plan.fold(loaded);
  for (const row of [...add, ...change.flatMap((changed) => changed.rows)])
    rows.set(idOf(row), storedRow(projection, { ...rows.get(idOf(row)), ...row }));
  for (const key of remove) rows.delete(idOf(key));
  for (const [id, row] of rows) rows.set(id, erased(projection, row, plan.erased));
}

/** As it comes back from the database: what is not there is null, and what is not as declared would not have gone in. */
function storedRow({ table }: Projection, row: Row): Row {
  const json = JSON.parse(JSON.stringify(row)) as Row;
  const stored = Object.fromEntries(Object.keys(table.row).map((column) => [column, json[column] ?? null]));
  const strange = Object.keys(json).filter((column) => !(column in table.row));
  const faults = Value.Errors(rowSchema(table), stored).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  expect({ table: table.name, strange, faults }).toEqual({ table: table.name, strange: [], faults: [] });
  return stored;
}

function erased({ table }: Projection, row: Row, subjects: readonly string[]): Row {
  const emptied = Object.entries(table.personal).filter(([, subject]) => subjects.includes(String(row[subject])));
  return emptied.length === 0 ? row : { ...row, ...Object.fromEntries(emptied.map(([column]) => [column, null])) };
}
