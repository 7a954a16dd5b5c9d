import Type from 'typebox';
import { learners, parents } from '../accounts/roles';
import { ofAdvertisements, wish } from '../advertising/asked';
import { anyone, command } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Day, Email, GivenName, Id, Own, Password, Text } from '../describe/schema';
import { Product } from './products';

/** The page to which the browser is sent. */
const reply = { url: Type.String({ maxLength: 2_000 }) };

/** Which page of ours led to the form, as its address said. */
const source = Maybe(Text(80));

const wanted = { productId: Product, mockExamSessionId: Maybe(Id), discountCode: Maybe(Text(40)) };

/** Why something is not sold to anybody. */
const unsold = [
  'PaymentsNotOpen',
  'MockExamNotChosen',
  'MockExamNotPartOfIt',
  'SessionNotFound',
  'SessionHasBegun',
  'SessionIsFree',
  'SessionSoldOut',
] as const;

export const createCheckoutSession = command({
  call: 'POST /payments/create-checkout-session',
  who: anyone,
  summary:
    'Keeps a registration for 24 hours and opens a page to pay on; the account begins with the payment. Replies the same for an address that has an account: its owner is told by mail, and what is paid goes to that account.',
  request: {
    studentName: GivenName,
    studentDob: Maybe(Day),
    parentFirstName: GivenName,
    parentLastName: GivenName,
    parentEmail: Email,
    password: Password,
    acceptedTerms: Type.Boolean(),
    source,
    ...wanted,
    ...wish,
    ...ofAdvertisements,
  },
  reply,
  refusals: [
    'TermsNotAccepted',
    'PasswordTooCommon',
    'BirthdayNotPossible',
    ...unsold,
    'DiscountForPlansOnly',
    'DiscountNotKnown',
    'TooManyCodes',
  ],
});

export const directMockExamCheckout = command({
  call: 'POST /payments/direct-customer-mock-exam-checkout',
  who: anyone,
  summary: 'The same for mock exams alone, without a password: a link to choose one comes by mail once it is paid.',
  request: {
    parentFirstName: GivenName,
    parentLastName: GivenName,
    parentEmail: Email,
    selectedExamProduct: Type.Union([Type.Literal(2), Type.Literal(3)]),
    /** Of the child whose seat it is; without it they have no name until their parent gives them one. */
    studentName: Maybe(GivenName),
    mockExamSessionId: Maybe(Id),
    acceptedTerms: Type.Boolean(),
    source,
    ...wish,
    ...ofAdvertisements,
  },
  reply,
  refusals: ['TermsNotAccepted', ...unsold],
});

export const createCheckoutFromDashboard = command({
  call: 'POST /payments/create-checkout-session-from-dashboard',
  who: parents,
  summary:
    'Opens a page to pay on for the family of the caller; closes those that it has left open. A repeat gets the page of the first time, and closes nothing.',
  request: {
    parentEmail: Maybe(Own(Email, 'email')),
    /** For whom, where it is mock exams; the child who is chosen, unless told. */
    learnerId: Maybe(Id),
    ...wanted,
    ...ofAdvertisements,
  },
  reply,
  refusals: [
    ...unsold,
    'DiscountForPlansOnly',
    'DiscountNotKnown',
    'DiscountUsed',
    'TooManyCodes',
    'AlreadyBought',
    'PartlyBought',
    'ChildNotFound',
    'CheckoutIsClosed',
    'FamilyToBeErased',
    'ChildToBeErased',
    'RunsBesideYours',
  ],
});

export const leaveCheckout = command({
  call: 'POST /payments/leaveCheckout',
  who: anyone,
  summary:
    'Closes the page to pay on of a registration that was left without paying, so that nobody pays on it later. Changes nothing where it is paid, closed or unknown.',
  request: { registrationId: Id },
});

export const leaveFamilyCheckout = command({
  call: 'POST /payments/leaveFamilyCheckout',
  who: learners,
  summary: 'The same of a page that was opened for the family of the caller.',
  request: { askId: Id },
});

export const createPortalSession = command({
  call: 'POST /payments/create-portal-session',
  who: parents,
  summary: 'Opens the page on which a family changes its card and its plan.',
  request: { email: Maybe(Own(Email, 'email')) },
  reply,
  refusals: ['PaymentsNotOpen', 'NothingBought'],
});
