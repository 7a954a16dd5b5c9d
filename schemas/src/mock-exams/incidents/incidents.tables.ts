import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, orNull, Shape, Text } from '../../describe/schema';
import { table } from '../../describe/table';
import { seenServices } from './evidence.rules';
import { DecidedLoss, incidentDecisions, LossKindSchema } from './incident.events';

/** What was decided, and by whom. */
const Decision = Shape({
  decisionId: Id,
  position: Type.String(),
  by: Type.String(),
  how: Type.Enum([...incidentDecisions]),
  kinds: Type.Array(LossKindSchema),
  lessByHand: Type.Boolean(),
  children: Type.Array(DecidedLoss),
  rule: Count,
  countedTo: Type.String(),
  reason: Type.String(),
  note: orNull(Type.String()),
  catchUpSessionId: orNull(Id),
  decidedAt: Instant,
});

/** What disturbed the sessions of mock exams, and what was decided about it: one row for each incident. */
export const mockIncidents = table('mock_incidents', {
  keeps: 'What disturbed a mock exam, how much time you lost by it, and what was decided',
  row: {
    sessionId: Id,
    incidentId: Id,
    /** Where it was marked, in the log. */
    position: Type.String(),
    what: Text(120),
    fromAt: Instant,
    untilAt: Instant,
    /** Null: everybody. */
    learnerIds: Maybe(Type.Array(Id)),
    kinds: Type.Array(LossKindSchema),
    markedAt: Instant,
    markedBy: Type.String(),
    /** Why it was taken back. */
    withdrawn: Maybe(Text(300)),
    withdrawnAt: Maybe(Instant),
    withdrawnBy: Maybe(Type.String()),
    decisions: Type.Array(Decision),
  },
  key: ['sessionId', 'incidentId'],
});

/** When children could not reach us. */
export const mockOutages = table('mock_outages', {
  row: {
    position: Type.String(),
    fromAt: Instant,
    untilAt: Instant,
    /** Which one was away; null: the command service, or its database. */
    service: Maybe(Type.Enum([...seenServices])),
    notedAt: Instant,
  },
  key: 'position',
  indexes: [['untilAt']],
});
