import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { isSameArrangement, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { BookingInSessionEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import type { BookingEvent as SeatEvent } from 'schemas/rights/booking.events';

export type BookingEvent = SeatEvent | BookingInSessionEvent;

type DataOf<T extends BookingEvent['type']> = Extract<BookingEvent, { type: T }>['data'];

export type BookingCommand =
  | { readonly type: 'RequestBooking'; readonly data: DataOf<'BookingRequested'> }
  | { readonly type: 'MakeBooking'; readonly data: DataOf<'BookingMade'> }
  | { readonly type: 'CancelBooking'; readonly data: DataOf<'BookingCancelled'> }
  | { readonly type: 'SetBookingArrangements'; readonly data: DataOf<'BookingArrangementsSet'> }
  | { readonly type: 'ClearBookingArrangements'; readonly data: DataOf<'BookingArrangementsCleared'> }
  /** `sessionMovedAt`: when the session was moved last; who booked after that knew of it. */
  | {
      readonly type: 'MoveBooking';
      readonly data: Omit<DataOf<'BookingMoved'>, 'wasAt'>;
      readonly sessionMovedAt: string;
    }
  | { readonly type: 'CallBookingOff'; readonly data: DataOf<'BookingCalledOff'> };

type Seat =
  | { readonly state: 'none' | 'cancelled' }
  | { readonly state: 'pending'; readonly heldUntil: string }
  /** `knownAt`: up to when they know what became of the session; `startsAt`: when it begins, as they know it. */
  | { readonly state: 'booked'; readonly knownAt: string; readonly startsAt?: string | undefined };

/** `arrangements`: of this session alone; null: what the child always has. */
export type Booking = Seat & { readonly familyId: string | null; readonly arrangements: Arrangements | null };

const initial: Booking = { state: 'none', familyId: null, arrangements: null };

/** A child's seat in one session: there is no second. */
export const booking = decider({ category: 'booking', initial, decide, evolve });

type Decided = Decision<BookingEvent, 'BookingNotFound'>;

function decide(command: BookingCommand, known: Booking): Decided {
  if (command.type === 'MoveBooking') return move(command, known);
  if (command.type === 'CallBookingOff')
    return acceptUnless(!stands(known), { type: 'BookingCalledOff', data: command.data });
  if (command.type === 'SetBookingArrangements' || command.type === 'ClearBookingArrangements')
    return arrange(command, known);
  return decideSeat(command, known);
}

const stands = ({ state }: Booking): boolean => state === 'booked' || state === 'pending';

function move({ data, sessionMovedAt }: Extract<BookingCommand, { type: 'MoveBooking' }>, known: Booking): Decided {
  if (known.state !== 'booked' || sessionMovedAt <= known.knownAt) return accept();
  const { startsAt: wasAt } = known;
  return accept({ type: 'BookingMoved', data: { ...data, ...(wasAt !== undefined && { wasAt }) } });
}

type Arranging = Extract<BookingCommand, { type: 'SetBookingArrangements' | 'ClearBookingArrangements' }>;

function arrange(command: Arranging, { state, arrangements }: Booking): Decided {
  if (command.type === 'ClearBookingArrangements')
    return acceptUnless(arrangements === null, { type: 'BookingArrangementsCleared', data: command.data });
  if (state === 'none') return refuse('BookingNotFound');
  const isSo = arrangements !== null && isSameArrangement(arrangements, command.data.arrangements);
  return acceptUnless(isSo, { type: 'BookingArrangementsSet', data: command.data });
}

type OfSeat = Extract<BookingCommand, { type: 'RequestBooking' | 'MakeBooking' | 'CancelBooking' }>;

function decideSeat({ type, data }: OfSeat, known: Booking): Decided {
  switch (type) {
    case 'RequestBooking': {
      const isHeld = known.state === 'pending' && data.heldUntil <= known.heldUntil;
      return acceptUnless(isHeld || known.state === 'booked', { type: 'BookingRequested', data });
    }
    case 'MakeBooking':
      return acceptUnless(known.state === 'booked', { type: 'BookingMade', data });
    case 'CancelBooking':
      if (known.state === 'none') return refuse('BookingNotFound');
      return known.state === 'cancelled' ? accept() : accept({ type: 'BookingCancelled', data });
  }
}

function evolve(before: Booking, { type, data }: BookingEvent): Booking {
  const { arrangements } = before;
  const { familyId } = data;
  switch (type) {
    case 'BookingRequested':
      return { state: 'pending', heldUntil: data.heldUntil, familyId, arrangements };
    case 'BookingMade':
      return { state: 'booked', knownAt: data.bookedAt, startsAt: data.startsAt, familyId, arrangements };
    case 'BookingMoved':
      return before.state === 'booked' ? { ...before, knownAt: data.movedAt, startsAt: data.startsAt } : before;
    case 'BookingCancelled':
    case 'BookingCalledOff':
      return { state: 'cancelled', familyId, arrangements };
    case 'BookingArrangementsSet':
      return { ...before, arrangements: data.arrangements };
    case 'BookingArrangementsCleared':
      return { ...before, arrangements: null };
  }
}
