import { lossKinds, type LossKind } from 'schemas/mock-exams/incidents/evidence.rules';
import { lossOf, type ChildLoss, type LossWish, type PaperLoss } from 'schemas/mock-exams/incidents/losses.rules';
import { inNameOrder } from '../../../parts/list/in-name-order';
import type { Incidents, LosingChild, MarkedIncident } from './api';

/** What is looked at: an incident, or all that the log shows, before anybody has marked anything. */
export interface LookedAt {
  /** Null: all that the log shows. */
  readonly incident: MarkedIncident | null;
  readonly what: string;
  readonly fromAt: string;
  readonly untilAt: string;
}

export const WHOLE = 'What the log shows';

/** @param chosen an incident's id, or nothing */
export function lookedAtIn({ incidents, startsAt, closesAt, serverNow }: Incidents, chosen: string | null): LookedAt {
  const incident = incidents.find(({ incidentId }) => incidentId === chosen) ?? null;
  if (incident) return { incident, what: incident.what, fromAt: incident.fromAt, untilAt: incident.untilAt };
  // Whoever has more time sits on after the close of the others.
  const end = new Date(Date.parse(closesAt) + AFTER_MS).toISOString();
  return { incident, what: WHOLE, fromAt: startsAt, untilAt: end < serverNow ? end : serverNow };
}

const AFTER_MS = 4 * 3_600_000;

/** What counts unless somebody says otherwise: our own faults, and what was marked; what the child's own device did is for staff to weigh. */
export const usualKinds = ({ incident }: LookedAt): readonly LossKind[] => incident?.kinds ?? ['outage', 'save'];

/** Those in an address, in their own order. */
export const kindsIn = (words: string): readonly LossKind[] => {
  const told = new Set(words.split(','));
  return lossKinds.filter((kind) => told.has(kind));
};

export interface Weighing {
  readonly kinds: readonly LossKind[];
  readonly lessByHand: boolean;
}

/** A child with what they lost. */
export interface LossRow {
  readonly learnerId: string;
  readonly name: string | null;
  readonly child: LosingChild;
  readonly loss: ChildLoss;
  readonly lostSeconds: number;
  readonly seconds: number;
  /** Given back before, by this or another incident. */
  readonly givenSeconds: number;
  /** Papers to which time can still be given. */
  readonly givable: readonly PaperLoss[];
}

export const wishOf = ({ incident, fromAt, untilAt }: LookedAt, { kinds, lessByHand }: Weighing): LossWish => ({
  fromAt,
  untilAt,
  learnerIds: incident?.mockExamUserIds ?? null,
  kinds: incident ? kinds : kinds.filter((kind) => kind !== 'window'),
  lessByHand,
  position: incident?.position ?? null,
});

/** Who lost most, first; then as names are looked up. */
export function rowsOf(children: readonly LosingChild[], wish: LossWish): readonly LossRow[] {
  const rows = children.map((child) => rowOf(child, lossOf(child.facts, wish)));
  return rows.toSorted(
    (one, other) =>
      other.lostSeconds - one.lostSeconds ||
      Number(speaksFor(other)) - Number(speaksFor(one)) ||
      inNameOrder(one.name, other.name),
  );
}

function rowOf(child: LosingChild, loss: ChildLoss): LossRow {
  const sum = (of: (paper: PaperLoss) => number) => loss.papers.reduce((total, paper) => total + of(paper), 0);
  return {
    learnerId: child.mockExamUserId,
    name: child.childName,
    child,
    loss,
    lostSeconds: sum(({ lostSeconds }) => lostSeconds),
    seconds: sum(({ seconds }) => seconds),
    givenSeconds: sum(({ steps }) => steps.given),
    givable: loss.papers.filter(({ isOver, seconds }) => !isOver && seconds > 0),
  };
}

/** The most that one of them lost, in halves of a minute as it is given back. */
export const mostLost = (losing: readonly LossRow[]): number =>
  Math.max(...losing.map(({ lostSeconds }) => inHalfMinutes(lostSeconds)));

export const inHalfMinutes = (seconds: number): number => Math.ceil(seconds / 30) * 30;

/** All that they lost was given by hand meanwhile. */
export const hasItByHand = ({ lostSeconds, seconds }: LossRow): boolean => lostSeconds > 0 && seconds === 0;

/** Whether the log says anything of it, counted or not. */
export const speaksFor = ({ loss }: LossRow): boolean => loss.papers.length > 0;

export const nameOf = ({ name }: Pick<LossRow, 'name'>): string => name ?? 'A child without a name';
