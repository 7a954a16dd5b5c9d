import { Maybe } from '../describe/events';
import { Email, Ignored, Own } from '../describe/schema';

/** The caller's, where a client names it; another than the token's is refused. */
export const ownEmail = Maybe(Own(Email, 'email'));

/** Sent by clients of the spec's shape; the server knows better and ignores it. */
export const ignored = Maybe(Ignored());
