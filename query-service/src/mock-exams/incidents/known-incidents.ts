import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import type { Incident } from 'schemas/mock-exams/incidents/incident.rules';
import { mockIncidents, mockOutages } from 'schemas/mock-exams/incidents/incidents.tables';

export type IncidentRow = RowOf<typeof mockIncidents>;

/** What was marked in a session, in the order of the log. */
export const incidentRows = (sessionId: string, db: Reads<typeof mockIncidents.name>): Promise<IncidentRow[]> =>
  db.from(mockIncidents).selectAll().where('sessionId', '=', sessionId).orderBy('position').execute();

/** When children could not reach us on the day of a session, and the one after it. */
export const outagesNear = (startsAt: string, db: Reads<typeof mockOutages.name>) =>
  db
    .from(mockOutages)
    .select(['position', 'fromAt', 'untilAt', 'service'])
    .where('untilAt', '>=', dayBegins(startsAt, 0))
    .where('untilAt', '<', dayBegins(startsAt, 2))
    .orderBy('position')
    .execute();

const DAY_MS = 86_400_000;

/** In UTC, as the streams of outages are named. */
const dayBegins = (at: string, daysLater: number): string =>
  new Date(Math.floor(Date.parse(at) / DAY_MS + daysLater) * DAY_MS).toISOString();

/** As the one fold of them has it. What was given by hand stands in the room. */
export const incidentOf = (row: IncidentRow): Incident => ({
  incidentId: row.incidentId,
  what: row.what,
  fromAt: row.fromAt,
  untilAt: row.untilAt,
  learnerIds: row.learnerIds,
  kinds: row.kinds,
  markedAt: row.markedAt,
  withdrawn: row.withdrawn,
  decisions: row.decisions.map(({ decisionId, how, kinds, lessByHand, children, rule, countedTo, ...more }) => ({
    decisionId,
    how,
    kinds,
    lessByHand,
    children,
    rule,
    countedTo,
    reason: more.reason,
    note: more.note,
    catchUp: null,
    decidedAt: more.decidedAt,
  })),
});
