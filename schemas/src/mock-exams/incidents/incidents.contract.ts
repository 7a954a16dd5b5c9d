import Type from 'typebox';
import { admins, service } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Reason, SeenLine, Shape } from '../../describe/schema';
import { PinnedPaper } from '../paper';
import { PaperNumber } from '../sittings/sitting.events';
import { DecidedLoss, incidentDecisions, LossKindSchema, MOST_CONCERNED } from './incident.events';
import { lossKinds, seenServices } from './evidence.rules';
import type { LossFacts } from './losses.rules';

const own = { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id };
const Kinds = Type.Array(LossKindSchema, { maxItems: lossKinds.length });

const shut = ['SessionNotFound', 'SessionCancelled', 'RoomNotOpenYet'] as const;

export const markMockIncident = command({
  call: 'POST /mock-exams/markIncident',
  who: admins,
  summary: 'Marks a stretch of a session in which something disturbed everybody, or some. It gives nothing by itself.',
  request: {
    ...own,
    /** In a few words that name nobody: it is kept for good. */
    what: SeenLine(120),
    fromAt: Instant,
    untilAt: Instant,
    /** Absent: everybody. */
    mockExamUserIds: Maybe(Type.Array(Id, { minItems: 1, maxItems: MOST_CONCERNED })),
    kinds: Kinds,
  },
  reply: { incidentId: Id },
  refusals: [
    ...shut,
    'IncidentEndsFirst',
    'IncidentTooLong',
    'IncidentNotOver',
    'IncidentOutsideSession',
    'IncidentsFull',
  ],
});

export const withdrawMockIncident = command({
  call: 'POST /mock-exams/withdrawIncident',
  who: admins,
  summary: 'Takes back what was marked by mistake, as long as nothing was decided about it.',
  request: { ...own, incidentId: Id, reason: Reason },
  refusals: [...shut, 'IncidentNotFound', 'IncidentDecidedAlready'],
});

export const decideMockIncident = command({
  call: 'POST /mock-exams/decideIncident',
  who: admins,
  summary:
    'Decides about an incident, once for all who are chosen: time back while they sit, a place in a catch-up session, or a note on the report. What each is given is reckoned here once more.',
  request: {
    ...own,
    incidentId: Id,
    how: Type.Enum([...incidentDecisions]),
    kinds: Kinds,
    lessByHand: Type.Boolean(),
    /** For whom, and what whoever decides saw that they lost. */
    children: Type.Array(Shape({ mockExamUserId: Id, paper: PaperNumber, seconds: Count }), {
      maxItems: 2 * MOST_CONCERNED,
    }),
    /** How many decisions about it they saw: of two who decide at once the second is told. */
    seenDecisions: Count,
    reason: Reason,
    note: Maybe(SeenLine(300)),
    catchUpSessionId: Maybe(Id),
  },
  reply: { decisionId: Id },
  refusals: [
    ...shut,
    'IncidentNotFound',
    'IncidentWithdrawn',
    'IncidentChangedMeanwhile',
    'IncidentNotHalfMinutes',
    'IncidentChildTwice',
    'IncidentCountedAnew',
    'IncidentNothingLost',
    'IncidentRoomOver',
    'IncidentPaperOver',
    'IncidentTooLarge',
    'IncidentNoteMissing',
    'RoomTooMuchTime',
    'CatchUpNotFound',
  ],
  bodyKiB: 256,
});

export const bookMockCatchUp = command({
  call: 'POST /mock-exams/bookCatchUp',
  who: service('workers'),
  summary: 'Gives a child the place in a catch-up session that was decided for them; nothing where they have it.',
  request: { sessionId: Id, decisionId: Id, learnerId: Id },
  refusals: ['CatchUpNotDecided', 'SessionNotFound', 'SessionHasBegun'],
});

export const issueAgainAfterIncident = command({
  call: 'POST /mock-exams/issueAgainAfterIncident',
  who: service('workers'),
  summary:
    'Asks for those reports again that were counted before a decision on an incident put a note on them, or took one off. Done again it changes nothing.',
  request: { sessionId: Id, decisionId: Id },
  refusals: ['IncidentNotFound', 'SessionNotFound', 'SessionCancelled', 'ReportsNoPapers', 'IncidentReportsRunning'],
});

const by = orNull(Type.String());

export const getMockIncidents = query({
  call: 'POST /mock-exams/getIncidents',
  who: admins,
  summary:
    'What disturbed a session and what was decided about it, and what our own record says of that day. Who looked is noted.',
  request: own,
  reply: {
    serverNow: Instant,
    startsAt: Instant,
    closesAt: Instant,
    /** Whether it is called off, or nobody can be sitting any more: time can no longer be given. */
    isOver: Type.Boolean(),
    papers: Type.Array(PinnedPaper),
    outages: Type.Array(
      Shape({
        position: Type.String(),
        fromAt: Instant,
        untilAt: Instant,
        /** Which one was away; null: what takes answers. */
        service: orNull(Type.Enum([...seenServices])),
      }),
    ),
    /** Sessions to catch up in that are still to come, of papers that these children have not sat. */
    catchUps: Type.Array(Shape({ mockExamSessionId: Id, startsAt: Instant, name: Type.String() })),
    incidents: Type.Array(
      Shape({
        incidentId: Id,
        position: Type.String(),
        what: Type.String(),
        fromAt: Instant,
        untilAt: Instant,
        mockExamUserIds: orNull(Type.Array(Id)),
        kinds: Kinds,
        markedAt: Instant,
        markedBy: by,
        withdrawn: orNull(Shape({ reason: Type.String(), at: Instant, by })),
        decisions: Type.Array(
          Shape({
            decisionId: Id,
            position: Type.String(),
            by,
            how: Type.Enum([...incidentDecisions]),
            kinds: Kinds,
            lessByHand: Type.Boolean(),
            children: Type.Array(DecidedLoss),
            rule: Count,
            countedTo: Type.String(),
            reason: Type.String(),
            note: orNull(Type.String()),
            catchUpSessionId: orNull(Id),
            decidedAt: Instant,
          }),
        ),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});

export const getMockLosses = query({
  call: 'POST /mock-exams/getLosses',
  who: admins,
  summary:
    'What the log says of lost time, child by child: all that their losses follow from, whichever incident is looked at. Who looked is noted.',
  request: own,
  reply: {
    serverNow: Instant,
    /** Up to where in the log. */
    countedTo: Type.String(),
    children: Type.Array(
      Shape({
        mockExamUserId: Id,
        /** Null: erased, or never named. */
        childName: orNull(Type.String()),
        facts: Type.Unsafe<LossFacts>(Type.Object({})),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
