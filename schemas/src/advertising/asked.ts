import { Maybe } from '../describe/events';
import { Ignored, Shape } from '../describe/schema';
import { agreement } from './advertising.events';

/**
 * What the spec's forms send beside what they are about: the names of advertisements, an address of the network, which
 * only the connection could tell, and the name of a browser. All of it is accepted, dropped before anything looks at it,
 * and passed on to nobody.
 */
export const ofAdvertisements = {
  ip: Maybe(Ignored()),
  clientUserAgent: Maybe(Ignored()),
  fbAdId: Maybe(Ignored()),
  fbAdName: Maybe(Ignored()),
  fbclid: Maybe(Ignored()),
};

/** What a parent ticks while they sign up: the version of the words that stood there, and whom they named. */
export const wish = { advertising: Maybe(Shape(agreement)) };
