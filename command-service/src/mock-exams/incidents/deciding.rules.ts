import { accept, refuse, type Decision } from 'platform/decider';
import {
  MOST_STRETCHES,
  type IncidentDecision,
  type IncidentEvent,
} from 'schemas/mock-exams/incidents/incident.events';
import type { DecidedChild, Incidents } from 'schemas/mock-exams/incidents/incident.rules';
import { toldWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { GIVEN_IN_SECONDS, LOSS_RULE, type ChildLoss } from 'schemas/mock-exams/incidents/losses.rules';
import type { LossKind } from 'schemas/mock-exams/incidents/evidence.rules';
import { isTooMuchMore } from 'schemas/mock-exams/room/more-time.rules';
import type { Room } from 'schemas/mock-exams/sessions/room.rules';
import type { SessionRoomEvent } from 'schemas/mock-exams/sessions/session-room.events';

/** What was chosen for one paper of a child, by what was seen. */
export interface Chosen {
  readonly learnerId: string;
  readonly paper: number;
  readonly seconds: number;
}

export interface DecideIncident {
  readonly type: 'Decide';
  readonly data: {
    readonly sessionId: string;
    readonly incidentId: string;
    readonly decisionId: string;
    readonly how: IncidentDecision;
    readonly kinds: readonly LossKind[];
    readonly lessByHand: boolean;
    readonly reason: string;
    readonly note?: string | undefined;
    readonly countedTo: string;
    readonly decidedAt: string;
  };
  readonly chosen: readonly Chosen[];
  /** How many decisions about it whoever decides saw. */
  readonly seenDecisions: number;
  /** What they lost by our own reckoning, with the number of changes to the room that it was made with. */
  readonly reckoned: { readonly losses: readonly ChildLoss[]; readonly changes: number };
  /** Where they may catch up; null where there is no such session. */
  readonly catchUp: { readonly sessionId: string; readonly families: ReadonlyMap<string, string> } | null;
}

export type DecideRefusal =
  | 'IncidentNotFound'
  | 'IncidentWithdrawn'
  | 'IncidentChangedMeanwhile'
  | 'IncidentNotHalfMinutes'
  | 'IncidentChildTwice'
  | 'IncidentCountedAnew'
  | 'IncidentNothingLost'
  | 'IncidentRoomOver'
  | 'IncidentPaperOver'
  | 'IncidentTooLarge'
  | 'IncidentNoteMissing'
  | 'RoomTooMuchTime'
  | 'CatchUpNotFound';
type Decided = Decision<IncidentEvent | SessionRoomEvent, DecideRefusal>;

interface Known {
  readonly room: Room;
  readonly incidents: Incidents;
  readonly changes: number;
  readonly given: number;
  /** Whether nobody can be sitting any more. */
  readonly isOver: boolean;
}

/** Once for all who are chosen; what they are given stands in the room in the same append. */
export function decideIncident(command: DecideIncident, known: Known): Decided {
  const { data, chosen, seenDecisions, reckoned } = command;
  const incident = known.incidents.incidents.find(({ incidentId }) => incidentId === data.incidentId);
  if (!incident) return refuse('IncidentNotFound');
  if (incident.withdrawn !== null) return refuse('IncidentWithdrawn');
  if (incident.decisions.length !== seenDecisions) return refuse('IncidentChangedMeanwhile');
  const wrong = wrongIn(chosen);
  if (wrong) return refuse(wrong);
  const lost = reckoned.changes === known.changes ? lostBy(chosen, reckoned.losses) : null;
  if (lost === null) return refuse('IncidentCountedAnew');
  const refusal = refusalOf(command, lost, known);
  return refusal === undefined ? accept(...eventsOf(command, lost)) : refuse(refusal);
}

/** What nobody can have been shown: it is no reckoning that has changed. */
function wrongIn(chosen: readonly Chosen[]): DecideRefusal | undefined {
  if (chosen.some(({ seconds }) => seconds % GIVEN_IN_SECONDS > 0)) return 'IncidentNotHalfMinutes';
  const names = new Set(chosen.map(({ learnerId, paper }) => `${learnerId} ${paper}`));
  return names.size === chosen.length ? undefined : 'IncidentChildTwice';
}

interface Lost extends DecidedChild {
  readonly isOver: boolean;
}

/** Null where somebody was seen to have lost something else than they did. */
function lostBy(chosen: readonly Chosen[], losses: readonly ChildLoss[]): readonly Lost[] | null {
  const found = chosen.flatMap(({ learnerId, paper, seconds }): Lost[] => {
    const loss = losses.find((one) => one.learnerId === learnerId)?.papers.find((one) => one.paper === paper);
    if (loss?.seconds !== seconds) return [];
    const { lost, lostSeconds, lessSeconds, isOver } = loss;
    return [{ learnerId, paper, lost: [...lost], lostSeconds, lessSeconds, seconds, isOver }];
  });
  return found.length === chosen.length ? found : null;
}

/** Of one child: `ExamRoomExtended` takes two hours at once. */
const MOST_AT_ONCE = 7_200;
/** What the stream of a room bears that is read by everybody who sits in it. */
const MOST_GIVEN = 2_500;

type Refusing = (command: DecideIncident, lost: readonly Lost[], known: Known) => DecideRefusal | undefined;

function refusalOf(command: DecideIncident, lost: readonly Lost[], known: Known): DecideRefusal | undefined {
  const { how } = command.data;
  if (lost.reduce((sum, one) => sum + one.lost.length, 0) > MOST_STRETCHES) return 'IncidentTooLarge';
  if (how === 'nothing') return undefined;
  if (!lost.some(({ lostSeconds }) => lostSeconds > 0)) return 'IncidentNothingLost';
  return refusing[how](command, lost, known);
}

const refusing: Readonly<Record<Exclude<IncidentDecision, 'nothing'>, Refusing>> = {
  time: (_, lost, { isOver, room, given }) => {
    if (isOver) return 'IncidentRoomOver';
    if (lost.some((one) => one.isOver)) return 'IncidentPaperOver';
    if (given + 2 * lost.length > MOST_GIVEN) return 'IncidentTooLarge';
    return lost.some((one) => isTooMuch(one, room)) ? 'RoomTooMuchTime' : undefined;
  },
  'catch-up': ({ catchUp }) => (catchUp ? undefined : 'CatchUpNotFound'),
  note: ({ data }) => (data.note === undefined ? 'IncidentNoteMissing' : undefined),
};

const isTooMuch = ({ learnerId, paper, seconds }: Lost, room: Room): boolean =>
  seconds > MOST_AT_ONCE || isTooMuchMore(room, { learnerId, paper, seconds });

function eventsOf(
  { data, catchUp }: DecideIncident,
  lost: readonly Lost[],
): readonly (IncidentEvent | SessionRoomEvent)[] {
  const { note, ...common } = data;
  const decided: IncidentEvent = {
    type: 'MockIncidentDecided',
    data: {
      ...common,
      kinds: [...data.kinds],
      children: lost.map(({ isOver: _, lost: stretches, ...one }) => ({ ...one, lost: [...stretches] })),
      rule: LOSS_RULE,
      ...(note !== undefined && { note }),
      ...(catchUp && data.how === 'catch-up' && { catchUp: seatsIn(catchUp, lost) }),
    },
  };
  return data.how === 'time' ? [decided, ...givenTo(data, lost)] : [decided];
}

function seatsIn({ sessionId, families }: NonNullable<DecideIncident['catchUp']>, lost: readonly Lost[]) {
  const learnerIds = new Set(lost.filter(({ lostSeconds }) => lostSeconds > 0).map(({ learnerId }) => learnerId));
  const seats = [...learnerIds].map((learnerId) => ({ learnerId, familyId: families.get(learnerId) ?? learnerId }));
  return { sessionId, seats };
}

/** More time for each paper of a child, and one calm sentence about it. Why is said by the decision alone, and of no child by itself. */
function givenTo(
  { sessionId, incidentId, decisionId, decidedAt }: DecideIncident['data'],
  lost: readonly Lost[],
): readonly SessionRoomEvent[] {
  const given = lost.filter(({ seconds }) => seconds > 0);
  const learnerIds = [...new Set(given.map(({ learnerId }) => learnerId))];
  return learnerIds.flatMap((learnerId, n): SessionRoomEvent[] => {
    const own = given.filter((one) => one.learnerId === learnerId);
    const room = { sessionId, learnerId, incidentId };
    return [
      ...own.map(({ paper, seconds }): SessionRoomEvent => {
        const data = { ...room, paper, seconds, extendedAt: decidedAt };
        return { type: 'ExamRoomExtended', data };
      }),
      {
        type: 'ExamRoomMessaged',
        data: { ...room, messageId: `${decisionId}.${n}`, text: toldWords(own), sentAt: decidedAt },
      },
    ];
  });
}
