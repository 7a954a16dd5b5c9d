import { heardBy } from 'schemas/mock-exams/sittings/heard-of-staff.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { sittingAfter, type Sitting } from 'schemas/mock-exams/sittings/sitting.rules';

/** What a device tells of what it has heard of staff, beside what they have done for this child. */
export interface ToldOfStaff {
  readonly deviceId: string;
  /** Through which, from when on; in its order. */
  readonly heard: readonly { readonly through: number; readonly at: string }[];
  readonly putAway: readonly { readonly messageId: string; readonly at: string }[];
  /** When each was done. */
  readonly done: readonly string[];
  readonly messages: readonly { readonly messageId: string; readonly sentAt: string }[];
}

/** Staff do less in a sitting; a device that makes things up costs so many lines of its own child's, and no more. */
const MOST_TOLD = 400;

/**
 * What is news of it. Of acts that there are not the last that there is counts, of another time than between the act and now the
 * nearest: a device's idea of our clock may be a little off. A message that nobody sent was put away by nobody.
 */
export function hearOfStaff(known: Sitting, told: ToldOfStaff, now: string): readonly SittingEvent[] {
  const events: SittingEvent[] = [];
  let sitting = known;
  const add = (event: SittingEvent | undefined) => {
    if (!event || sitting.ofStaff.times >= MOST_TOLD) return;
    events.push(event);
    sitting = sittingAfter(sitting, event);
  };
  for (const one of told.heard) add(heardIn(sitting, told, { ...one, now }));
  for (const one of told.putAway) add(putAwayIn(sitting, told, { ...one, now }));
  return events;
}

interface Moment {
  readonly at: string;
  readonly now: string;
}

function heardIn(
  sitting: Sitting,
  { deviceId, done }: ToldOfStaff,
  { through: claimed, at, now }: Moment & { readonly through: number },
): SittingEvent | undefined {
  const through = Math.min(claimed, done.length);
  const doneAt = done[through - 1];
  if (doneAt === undefined || through <= heardBy(sitting.ofStaff, deviceId).through) return undefined;
  const heardAt = between(doneAt, at, now);
  if (!isTheirs(sitting, deviceId, heardAt)) return undefined;
  return { type: 'MockRoomHeard', data: { ...named(sitting), deviceId, through, heardAt, claimedAt: at } };
}

function putAwayIn(
  sitting: Sitting,
  { deviceId, messages }: ToldOfStaff,
  { messageId, at, now }: Moment & { readonly messageId: string },
): SittingEvent | undefined {
  const sentAt = messages.find((one) => one.messageId === messageId)?.sentAt;
  if (sentAt === undefined || heardBy(sitting.ofStaff, deviceId).putAway.includes(messageId)) return undefined;
  const putAwayAt = between(sentAt, at, now);
  if (!isTheirs(sitting, deviceId, putAwayAt)) return undefined;
  return { type: 'MockMessagePutAway', data: { ...named(sitting), deviceId, messageId, putAwayAt, claimedAt: at } };
}

const named = ({ sessionId, learnerId }: Sitting) => ({ sessionId: sessionId ?? '', learnerId: learnerId ?? '' });

function between(from: string, at: string, until: string): string {
  const instant = Math.min(Math.max(Date.parse(from), Date.parse(at)), Date.parse(until));
  return new Date(instant).toISOString();
}

/** Of the device that answers are taken from, or of the one before it while they were. */
const isTheirs = ({ deviceId, takenOverAt }: Sitting, from: string, at: string): boolean =>
  from === deviceId || (takenOverAt !== null && Date.parse(at) <= Date.parse(takenOverAt));
