import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { seatMockPlace } from 'schemas/marketing/mock-place.contract';
import type { Services } from '../services';

const place = { placeId: Id };

/** A place that was confirmed gets a seat in the next free mock exam, if there is one by now. */
export const seatMockPlaceJob = job<typeof place, Services>('marketing.seat-mock-place', {
  data: place,
  once: ({ placeId }) => placeId,
  run: (request, { command }) => command(seatMockPlace, request),
});

const session = { sessionId: Id };

/** Whoever waits when a free mock exam is planned gets a seat in it; done again it seats nobody twice. */
export const seatWaitingPlacesJob = job<typeof session, Services>('marketing.seat-waiting-places', {
  data: session,
  once: ({ sessionId }) => sessionId,
  run: async (_, { placesWaiting, command }) => {
    for (const placeId of await placesWaiting()) await command(seatMockPlace, { placeId });
    return 'done';
  },
});
