import type { SessionRoomEvent } from '../sessions/session-room.events';
import type { LossKind } from './evidence.rules';
import type { IncidentDecision, IncidentEvent } from './incident.events';
import type { LossFacts, LossWish, Times } from './losses.rules';

/** What one child lost of one paper, as it was decided. */
export interface DecidedChild {
  readonly learnerId: string;
  readonly paper: number;
  readonly lost: readonly Times[];
  readonly lostSeconds: number;
  readonly lessSeconds: number;
  readonly seconds: number;
}

export interface Decided {
  readonly decisionId: string;
  readonly how: IncidentDecision;
  readonly kinds: readonly LossKind[];
  readonly lessByHand: boolean;
  readonly children: readonly DecidedChild[];
  readonly rule: number;
  readonly countedTo: string;
  readonly reason: string;
  readonly note: string | null;
  /** Where they may catch up, each with their family. */
  readonly catchUp: {
    readonly sessionId: string;
    readonly seats: readonly { readonly learnerId: string; readonly familyId: string }[];
  } | null;
  readonly decidedAt: string;
}

export interface Incident extends Times {
  readonly incidentId: string;
  readonly what: string;
  /** Null: everybody. */
  readonly learnerIds: readonly string[] | null;
  readonly kinds: readonly LossKind[];
  readonly markedAt: string;
  /** Why it was taken back; null: it stands. */
  readonly withdrawn: string | null;
  readonly decisions: readonly Decided[];
}

/** The incidents of a session, in the order in which they were marked, and the time that staff gave by hand beside them. */
export interface Incidents {
  readonly incidents: readonly Incident[];
  readonly byHand: readonly {
    readonly learnerId: string | null;
    readonly paper: number;
    readonly at: string;
    readonly seconds: number;
  }[];
}

export const noIncidents: Incidents = { incidents: [], byHand: [] };

const ofIncidents: ReadonlySet<string> = new Set<IncidentEvent['type']>([
  'MockIncidentMarked',
  'MockIncidentWithdrawn',
  'MockIncidentDecided',
]);

/** Of the events of a session's stream those that are about an incident. */
export const isOfIncident = (event: { readonly type: string }): event is IncidentEvent => ofIncidents.has(event.type);

/** The one fold of them, for whoever decides and for whoever shows. */
export function incidentsAfter(known: Incidents, event: IncidentEvent | SessionRoomEvent): Incidents {
  switch (event.type) {
    case 'MockIncidentMarked':
      return { ...known, incidents: [...known.incidents, marked(event.data)] };
    case 'MockIncidentWithdrawn': {
      const { incidentId, reason } = event.data;
      return changed(known, incidentId, (incident) => ({ ...incident, withdrawn: reason }));
    }
    case 'MockIncidentDecided': {
      const decision = decided(event.data);
      return changed(known, event.data.incidentId, (one) => ({ ...one, decisions: [...one.decisions, decision] }));
    }
    case 'ExamRoomExtended': {
      const { learnerId = null, paper, seconds, extendedAt: at, incidentId } = event.data;
      if (incidentId !== undefined) return known;
      return { ...known, byHand: [...known.byHand, { learnerId, paper, at, seconds }] };
    }
    case 'ExamRoomPaused':
    case 'ExamRoomResumed':
    case 'ExamRoomMessaged':
    case 'ExamRoomClosed':
      return known;
  }
}

type DataOf<T extends IncidentEvent['type']> = Extract<IncidentEvent, { type: T }>['data'];

const marked = (data: DataOf<'MockIncidentMarked'>): Incident => ({
  incidentId: data.incidentId,
  what: data.what,
  fromAt: data.fromAt,
  untilAt: data.untilAt,
  learnerIds: data.learnerIds ?? null,
  kinds: data.kinds,
  markedAt: data.markedAt,
  withdrawn: null,
  decisions: [],
});

const decided = (data: DataOf<'MockIncidentDecided'>): Decided => ({
  decisionId: data.decisionId,
  how: data.how,
  kinds: data.kinds,
  lessByHand: data.lessByHand,
  children: data.children,
  rule: data.rule,
  countedTo: data.countedTo,
  reason: data.reason,
  note: data.note ?? null,
  catchUp: data.catchUp ?? null,
  decidedAt: data.decidedAt,
});

const changed = (known: Incidents, incidentId: string, change: (incident: Incident) => Incident): Incidents => ({
  ...known,
  incidents: known.incidents.map((one) => (one.incidentId === incidentId ? change(one) : one)),
});

/** What was decided for one child by giving time back. */
const timeGiven = ({ incidents }: Incidents, learnerId: string): readonly DecidedChild[] =>
  incidents
    .flatMap(({ decisions }) => decisions)
    .filter(({ how }) => how === 'time')
    .flatMap(({ children }) => children)
    .filter((child) => child.learnerId === learnerId);

/** What no other incident gives back once more. */
export const givenBackTo = (incidents: Incidents, learnerId: string): LossFacts['givenBack'] =>
  timeGiven(incidents, learnerId).flatMap(({ paper, lost }) =>
    lost.map(({ fromAt, untilAt }) => ({ paper, fromAt, untilAt })),
  );

export const setAgainstFor = (incidents: Incidents, learnerId: string): LossFacts['setAgainst'] =>
  timeGiven(incidents, learnerId).map(({ paper, lessSeconds: seconds }) => ({ paper, seconds }));

/** More time that staff gave in the room, to this child or to everybody. */
export const givenByHandTo = ({ byHand }: Incidents, learnerId: string): LossFacts['byHand'] =>
  byHand
    .filter((one) => one.learnerId === null || one.learnerId === learnerId)
    .map(({ paper, at, seconds }) => ({ paper, at, seconds }));

/** An incident as it is reckoned by some kinds of evidence. @param position where it was marked, in the log */
export const wishFor = (
  { fromAt, untilAt, learnerIds }: Pick<Incident, 'fromAt' | 'untilAt' | 'learnerIds'>,
  by: Pick<LossWish, 'kinds' | 'lessByHand' | 'position'>,
): LossWish => ({ fromAt, untilAt, learnerIds, kinds: by.kinds, lessByHand: by.lessByHand, position: by.position });

/** What families read of a session on a child's report: of each incident what was decided last for that child, where it has a note. */
export function notesFor(incidents: Incidents, learnerId: string): readonly string[] {
  return incidents.incidents.flatMap(({ decisions }) => {
    const last = decisions.findLast(({ children }) => children.some((child) => child.learnerId === learnerId));
    return last === undefined || last.note === null ? [] : [last.note];
  });
}
