import { accept, acceptUnless, decider, refuse, type Decision } from 'platform/decider';
import type { BookingEvent } from 'schemas/rights/booking.events';

type DataOf<T extends BookingEvent['type']> = Extract<BookingEvent, { type: T }>['data'];

export type BookingCommand =
  | { readonly type: 'RequestBooking'; readonly data: DataOf<'BookingRequested'> }
  | { readonly type: 'MakeBooking'; readonly data: DataOf<'BookingMade'> }
  | { readonly type: 'CancelBooking'; readonly data: DataOf<'BookingCancelled'> };

type Booking =
  { readonly state: 'none' | 'booked' | 'cancelled' } | { readonly state: 'pending'; readonly heldUntil: string };

const initial = { state: 'none' } as Booking;

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
  }
}

function evolve(_: Booking, { type, data }: BookingEvent): Booking {
  switch (type) {
    case 'BookingRequested':
      return { state: 'pending', heldUntil: data.heldUntil };
    case 'BookingMade':
      return { state: 'booked' };
    case 'BookingCancelled':
      return { state: 'cancelled' };
  }
}
