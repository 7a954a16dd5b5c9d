import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Id, Instant, Shape, Text } from '../../describe/schema';
import { PaperNumber } from '../sittings/sitting.events';
import { lossKinds, seenServices } from './evidence.rules';

/** More sit no session at once whose time could be counted together. */
export const MOST_CONCERNED = 500;

/** When time was lost, of all whom one decision is about: what an append takes. One child may have them all. */
export const MOST_STRETCHES = 2_000;

export const LossKindSchema = Type.Enum([...lossKinds]);

/** `time`: given back while it is sat; `catch-up`: a place in another session; `note`: a line on the report; `nothing`: looked at, and left so. */
export const incidentDecisions = ['time', 'catch-up', 'note', 'nothing'] as const;
export type IncidentDecision = (typeof incidentDecisions)[number];

const incident = { sessionId: Id, incidentId: Id };
const stretch = { fromAt: Instant, untilAt: Instant };

/** What one child lost of one paper, as it was reckoned when it was decided. */
export const DecidedLoss = Shape({
  learnerId: Id,
  paper: PaperNumber,
  /** When; as far as it counted, and was not given back before. */
  lost: Type.Array(Shape(stretch), { maxItems: MOST_STRETCHES }),
  lostSeconds: Count,
  /** Set against what staff had given by hand. */
  lessSeconds: Count,
  /** To give back: rounded up to half minutes. */
  seconds: Count,
});

/**
 * What disturbed a session, and what was decided about it. Streams: `examsession-<id>`. The words name nobody: whom it concerns is
 * said by ids alone, so that nothing of it has to be sealed as one child's.
 */
export const incidentEvents = events({
  MockIncidentMarked: {
    ...incident,
    what: Text(120),
    ...stretch,
    /** Absent: everybody. */
    learnerIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: MOST_CONCERNED })),
    /** By which whoever marked it would count. */
    kinds: Type.Array(LossKindSchema, { maxItems: lossKinds.length }),
    markedAt: Instant,
  },
  /** Marked by mistake. */
  MockIncidentWithdrawn: { ...incident, reason: Text(300), withdrawnAt: Instant },
  /** Time that is given back stands as `ExamRoomExtended`, with its incident, in the same append. */
  MockIncidentDecided: {
    ...incident,
    decisionId: Id,
    how: Type.Enum([...incidentDecisions]),
    kinds: Type.Array(LossKindSchema, { maxItems: lossKinds.length }),
    lessByHand: Type.Boolean(),
    children: Type.Array(DecidedLoss, { maxItems: 2 * MOST_CONCERNED }),
    /** By which rule it was reckoned, and up to where in the log. */
    rule: Count,
    countedTo: Type.String({ maxLength: 20 }),
    reason: Text(300),
    /** As families read it on the report. */
    note: Maybe(Text(300)),
    /** Where they may catch up, each with the family that is told. */
    catchUp: Maybe(
      Shape({
        sessionId: Id,
        seats: Type.Array(Shape({ learnerId: Id, familyId: Id }), { maxItems: MOST_CONCERNED }),
      }),
    ),
    decidedAt: Instant,
  },
});
export type IncidentEvent = EventOf<typeof incidentEvents>;

/**
 * When children could not reach us. Without a service: the command service or its database was away, by the gaps between what all
 * its instances write down together; else that service was, as seen from there through the gateway. Streams: `outages-<day>`, by
 * the day of its end in UTC.
 */
export const outageEvents = events({
  ServicesOutageNoted: { day: Id, ...stretch, service: Maybe(Type.Enum([...seenServices])), notedAt: Instant },
});
export type OutageEvent = EventOf<typeof outageEvents>;
