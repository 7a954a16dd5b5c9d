import { feature } from '../describe/feature';
import { articleReadEvents } from './funnel/article-reads.events';
import * as funnelCalls from './funnel/funnel.contract';
import { arrivals, articleReads } from './funnel/funnel.tables';
import * as letterCalls from './letters/letter.contract';
import { letterEvents } from './letters/letter.events';
import { letters } from './letters/letters.table';
import * as mockPlaceCalls from './mock-place.contract';
import { mockPlaceEvents, mockPlaceSeatEvents } from './mock-place.events';
import { mockPlaces } from './mock-places.table';
import { subscribers } from './subscribers.table';
import * as subscriptionCalls from './subscription.contract';
import { subscriptionEvents } from './subscription.events';

export const marketingFeature = feature('marketing', {
  families: [subscriptionEvents, mockPlaceEvents, letterEvents, articleReadEvents, mockPlaceSeatEvents],
  calls: [subscriptionCalls, mockPlaceCalls, letterCalls, funnelCalls],
  tables: [subscribers, mockPlaces, letters, articleReads, arrivals],
  refusals: {
    LetterIsOut: {
      status: 409,
      title: 'This letter has been sent. What you changed is still here: begin a new one with it.',
    },
    LetterChangedMeanwhile: {
      status: 409,
      title: 'Somebody else has changed this letter meanwhile. Open it again to see how it stands.',
    },
    // Told to our own workers alone.
    NotOnTheList: { status: 409, title: 'Nobody of this name is on the list.' },
  },
});
