import { events, Maybe, type EventOf } from '../../describe/events';
import { Count, Email, Id, Name, Personal } from '../../describe/schema';

/** A sign-up that was begun: step 1 of the form. Forgotten after 30 days. Streams: `signup-<signUpId>`. */
export const signUpEvents = events({
  SignUpStarted: {
    signUpId: Id,
    emailHash: Id,
    email: Personal(Email, 'signUpId'),
    firstName: Maybe(Personal(Name, 'signUpId')),
    surname: Maybe(Personal(Name, 'signUpId')),
    productId: Count,
  },
  SignUpForgotten: { signUpId: Id },
});
export type SignUpEvent = EventOf<typeof signUpEvents>;
