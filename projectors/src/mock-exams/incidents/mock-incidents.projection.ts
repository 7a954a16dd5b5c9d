import type { RowOf } from 'schemas/describe/table';
import type { IncidentEvent } from 'schemas/mock-exams/incidents/incident.events';
import { mockIncidents } from 'schemas/mock-exams/incidents/incidents.tables';
import { set, type FoldMeta } from 'platform/projections';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockIncidents>;
type DataOf<T extends IncidentEvent['type']> = Extract<IncidentEvent, { type: T }>['data'];

const marked = (data: DataOf<'MockIncidentMarked'>, { position, actorId }: FoldMeta): Row => ({
  sessionId: data.sessionId,
  incidentId: data.incidentId,
  position,
  what: data.what,
  fromAt: data.fromAt,
  untilAt: data.untilAt,
  learnerIds: data.learnerIds ?? null,
  kinds: data.kinds,
  markedAt: data.markedAt,
  markedBy: actorId,
  withdrawn: null,
  withdrawnAt: null,
  withdrawnBy: null,
  decisions: [],
});

const decision = (
  data: DataOf<'MockIncidentDecided'>,
  { position, actorId: by }: FoldMeta,
): Row['decisions'][number] => ({
  decisionId: data.decisionId,
  position,
  by,
  how: data.how,
  kinds: data.kinds,
  lessByHand: data.lessByHand,
  children: data.children,
  rule: data.rule,
  countedTo: data.countedTo,
  reason: data.reason,
  note: data.note ?? null,
  catchUpSessionId: data.catchUp?.sessionId ?? null,
  decidedAt: data.decidedAt,
});

export const mockIncidentsProjection = readModel(mockIncidents, { version: 1 }).fold({
  MockIncidentMarked: (row, { data, meta }) => row ?? marked(data, meta),
  MockIncidentWithdrawn: (row, { data, meta }) =>
    row && set(row, { withdrawn: data.reason, withdrawnAt: data.withdrawnAt, withdrawnBy: meta.actorId }),
  MockIncidentDecided: (row, { data, meta }) =>
    row && set(row, { decisions: [...row.decisions, decision(data, meta)] }),
});
