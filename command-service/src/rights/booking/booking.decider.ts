import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import { isSameArrangement, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import type { BookingArrangementsEvent } from 'schemas/mock-exams/sessions/exam-session.events';
import type { BookingEvent as SeatEvent } from 'schemas/rights/booking.events';

export type BookingEvent = SeatEvent | BookingArrangementsEvent;

type DataOf<T extends BookingEvent['type']> = Extract<BookingEvent, { type: T }>['data'];

export type BookingCommand =
  | { readonly type: 'RequestBooking'; readonly data: DataOf<'BookingRequested'> }
  | { readonly type: 'MakeBooking'; readonly data: DataOf<'BookingMade'> }
  | { readonly type: 'CancelBooking'; readonly data: DataOf<'BookingCancelled'> }
  | { readonly type: 'SetBookingArrangements'; readonly data: DataOf<'BookingArrangementsSet'> }
  | { readonly type: 'ClearBookingArrangements'; readonly data: DataOf<'BookingArrangementsCleared'> };

type Seat =
  { readonly state: 'none' | 'booked' | 'cancelled' } | { readonly state: 'pending'; readonly heldUntil: string };

/** `arrangements`: of this session alone; null: what the child always has. */
export type Booking = Seat & { readonly arrangements: Arrangements | null };

const initial: Booking = seated({ state: 'none' }, null);

/** A child's seat in one session: there is no second. */
export const booking = decider({ category: 'booking', initial, decide, evolve });

function decide({ type, data }: BookingCommand, known: Booking): Decision<BookingEvent, 'BookingNotFound'> {
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
    case 'SetBookingArrangements':
      if (known.state === 'none') return refuse('BookingNotFound');
      return acceptUnless(isSame(known.arrangements, data.arrangements), { type: 'BookingArrangementsSet', data });
    case 'ClearBookingArrangements':
      return acceptUnless(known.arrangements === null, { type: 'BookingArrangementsCleared', data });
  }
}

const isSame = (known: Arrangements | null, wanted: Arrangements): boolean =>
  known !== null && isSameArrangement(known, wanted);

function evolve(before: Booking, { type, data }: BookingEvent): Booking {
  switch (type) {
    case 'BookingRequested':
      return seated({ state: 'pending', heldUntil: data.heldUntil }, before.arrangements);
    case 'BookingMade':
      return seated({ state: 'booked' }, before.arrangements);
    case 'BookingCancelled':
      return seated({ state: 'cancelled' }, before.arrangements);
    case 'BookingArrangementsSet':
      return seated(before, data.arrangements);
    case 'BookingArrangementsCleared':
      return seated(before, null);
  }
}

function seated(seat: Seat, arrangements: Arrangements | null): Booking {
  return seat.state === 'pending'
    ? { state: seat.state, heldUntil: seat.heldUntil, arrangements }
    : { state: seat.state, arrangements };
}
