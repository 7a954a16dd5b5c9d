import Type from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Day, Email, Id, Instant, Name, Personal, Shape } from '../describe/schema';
import { agreement } from '../advertising/advertising.events';
import { Product } from './products';

const own = <S extends Type.TSchema>(schema: S) => Personal(schema, 'registrationId');
const ofTheChild = <S extends Type.TSchema>(schema: S) => Personal(schema, 'learnerId');

/**
 * Somebody who has gone to pay, and has no account until they have. Waits for 24 hours; the account that comes of it has
 * its id, and so its key. Streams: `registration-<registrationId>`.
 */
export const registrationEvents = events({
  RegistrationAwaitedPayment: {
    registrationId: Id,
    learnerId: Id,
    email: own(Email),
    parentFirstName: own(Name),
    parentLastName: own(Name),
    /** In the oldest events sealed with the parent's key: nothing is read there either once the child has been erased. */
    childName: Maybe(ofTheChild(Name)),
    childBornOn: Maybe(ofTheChild(Day)),
    /** Absent where none was chosen: they are sent a link to choose one once they have paid. */
    passwordHash: Maybe(own(Type.String({ maxLength: 200 }))),
    termsVersion: Type.String({ maxLength: 20 }),
    termsAcceptedAt: Instant,
    productId: Product,
    mockExamSessionId: Maybe(Id),
    expiresAt: Instant,
    /** What was agreed to of advertising; it goes with the account that comes of this. */
    advertising: Maybe(Shape(agreement)),
    /** Which page of ours led to the form, as its address said; it goes with the account as well. */
    cameFrom: Maybe(Type.String({ maxLength: 40 })),
  },
  RegistrationCheckoutOpened: { registrationId: Id, checkoutId: Id },
  /** `accountId` is another id where the address had an account already. */
  RegistrationPaid: {
    registrationId: Id,
    accountId: Id,
    learnerId: Id,
    /** Which family the account belonged to then, where it had joined another's; absent where it was its own. */
    familyId: Maybe(Id),
  },
  RegistrationForgotten: { registrationId: Id },
});
export type RegistrationEvent = EventOf<typeof registrationEvents>;
