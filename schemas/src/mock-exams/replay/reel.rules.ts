import { emptyRoom, roomAfter, saidAfter, type Room, type Said } from '../sessions/room.rules';
import type { Ms } from '../sittings/running-time.rules';
import type { SittingEvent } from '../sittings/sitting.events';
import { isPutAwayIn } from '../sittings/heard-of-staff.rules';
import { noSitting, sittingAfter, type Sitting } from '../sittings/sitting.rules';
import type { DoneAct } from './done-acts.rules';
import type { Move } from './moves.rules';

/** The screen of the device that answers are taken from, between two moves. */
export interface Reel {
  /** As that device had it: what it was told, and what it had done since. */
  readonly sitting: Sitting;
  /** The question that was shown; null: the first. */
  readonly here: string | null;
  readonly deviceId: string | null;
  readonly room: Room;
  readonly said: Said;
  /** Questions of which it is not known what stood on the screen. */
  readonly doubtful: ReadonlySet<string>;
  /** When the first act in the open paper was done: it lay before the child from then on. */
  readonly seenAt: Ms | null;
  /** When something was decided of which the device heard by a reply. */
  readonly toldAt: Ms;
  /** When staff did something that the device may not have known yet. */
  readonly staffAt: Ms;
  /** The messages that were put away, by device. */
  readonly putAway: ReadonlySet<string>;
}

export const noReel: Reel = {
  sitting: noSitting,
  here: null,
  deviceId: null,
  room: emptyRoom,
  said: [],
  doubtful: new Set(),
  seenAt: null,
  toldAt: -Infinity,
  staffAt: -Infinity,
  putAway: new Set(),
};

/** A message on one device. */
export const onDevice = (deviceId: string | null, messageId: string): string => `${deviceId ?? ''} ${messageId}`;

/**
 * On the screen's own device, or on another one as far as it was told of that. Where the child has put it away there too (`ever`: by
 * device), it stood there until then: once a device was told of itself alone.
 */
export function isPutAway({ putAway, deviceId, sitting }: Reel, messageId: string, ever: ReadonlySet<string>): boolean {
  const here = onDevice(deviceId, messageId);
  return putAway.has(here) || (!ever.has(here) && isPutAwayIn(sitting.ofStaff, messageId));
}

export function reelAfter(reel: Reel, move: Move): Reel {
  switch (move.kind) {
    case 'act':
      return acted(reel, move.act);
    case 'straggled':
      return { ...reel, doubtful: new Set(reel.doubtful).add(move.questionId) };
    case 'told':
      if (move.event.type === 'MockMessagePutAway') return withoutMessage(reel, move.event.data);
      return move.asked ? answered(reel, move, move.asked) : toldOnly(reel, move);
    case 'room': {
      const { room, said } = reel;
      const staffAt = move.isTold ? reel.staffAt : move.at;
      return { ...reel, room: roomAfter(room, move.event), said: saidAfter(said, move.event), staffAt };
    }
  }
}

const withoutMessage = (reel: Reel, { deviceId, messageId }: PutAway): Reel => ({
  ...reel,
  putAway: new Set(reel.putAway).add(onDevice(deviceId, messageId)),
});
type PutAway = Extract<SittingEvent, { type: 'MockMessagePutAway' }>['data'];

/** On another device it is on another screen. */
function acted(reel: Reel, { at, deviceId, event, isDoubtful }: DoneAct): Reel {
  if (deviceId !== reel.deviceId) return reel;
  const { questionId } = event.data;
  const isAnswer = event.type === 'MockChoiceMade' || event.type === 'MockAnswerSubmitted';
  return {
    ...reel,
    sitting: sittingAfter(reel.sitting, event),
    // Whoever leaves a question goes to the next in the same moment.
    here: event.type === 'MockQuestionLeft' ? reel.here : questionId,
    doubtful: isAnswer ? withDoubt(reel.doubtful, questionId, isDoubtful) : reel.doubtful,
    seenAt: reel.seenAt ?? at,
  };
}

function withDoubt(doubtful: Reel['doubtful'], questionId: string, isDoubtful: boolean): Reel['doubtful'] {
  if (doubtful.has(questionId) === isDoubtful) return doubtful;
  const after = new Set(doubtful);
  if (isDoubtful) after.add(questionId);
  else after.delete(questionId);
  return after;
}

type Told = Extract<Move, { kind: 'told' }>;

const toldOnly = (reel: Reel, { event }: Told): Reel => ({ ...reel, sitting: sittingAfter(reel.sitting, event) });

/** The device has all that the server knew, and what it had not handed on itself. */
function answered(reel: Reel, { at, event }: Told, { server, own }: NonNullable<Told['asked']>): Reel {
  const isOpening = event.type === 'MockPaperOpened';
  const isOther = server.deviceId !== reel.deviceId;
  const told: Reel = {
    ...reel,
    sitting: server,
    deviceId: server.deviceId,
    here: isOpening ? null : isOther ? (server.shown?.questionId ?? null) : reel.here,
    doubtful: noReel.doubtful,
    seenAt: isOpening ? null : reel.seenAt,
    toldAt: at,
    staffAt: -Infinity,
  };
  return own.reduce((after, act) => {
    const { here } = after;
    // What was shown stays so but for a paper that has just been opened.
    const next = acted(after, act);
    return isOpening || isOther ? next : { ...next, here };
  }, told);
}
