import { postgresBlobs, type BlobStore } from 'platform/blobs';
import { systemClock, type Clock } from 'platform/clock';
import type { AccessTokens } from 'platform/crypto';
import { postgresLastHeard, type LastHeard } from 'platform/last-heard';
import type { CommandTools } from 'platform/http';
import { imageWorkshop } from 'platform/images';
import type { PasswordHasher } from 'platform/passwords';
import type { DecidingGround } from 'platform/service';
import type { TokenClaims } from 'schemas/accounts/token';
import type { StaffSecondFactor } from 'schemas/accounts/roles';
import { account } from './accounts/account/account.decider';
import { adminHolding } from './accounts/account/admin-holding';
import type { AccountsSettings } from './accounts/accounts.routes';
import { CHILDREN_ADDED_A_DAY } from './accounts/family/family.routes';
import { familyOfAccount, householdOf } from './accounts/family/household';
import { INVITATIONS_TO_ONE_ADDRESS } from './accounts/family/parents.routes';
import { leavingForGood } from './accounts/family/leaving-for-good';
import { guessesIn } from './accounts/signing-in/guesses';
import { GUESTS_A_DAY, MAILS_TO_ONE_ADDRESS } from './accounts/people/inviting';
import { codeGuessesIn } from './accounts/second-factor/code-guesses';
import { knownDevices } from './accounts/signing-in/known-devices';
import type { SigningIn } from './accounts/signing-in/signing-in';
import { sharedSuccessors } from './accounts/signing-in/successors';
import { MESSAGES_TO_A_READER, MESSAGES_TO_SINGLE_CHILDREN } from './mock-exams/room/messages-counted';
import { mustRunApart } from './mock-exams/sessions/run-apart';
import { scheduledSessions } from './mock-exams/sessions/scheduled-sessions';
import { subscription } from './marketing/subscription.decider';
import type { KeysParts } from './mock-exams/keys/looked-at';
import type { SessionsParts } from './mock-exams/sessions/sessions-parts';
import type { SittingsParts } from './mock-exams/sittings/sittings-parts';
import type { PaymentsParts } from './payments/payments-parts';
import { discountGuessesIn } from './payments/discounting/discount-guesses';
import { closePagesOf } from './payments/leaving/closing-pages';
import { endCoverOf } from './payments/leaving/ending-for-child';
import { forgetCustomers } from './payments/leaving/forgetting-customers';
import type { Till } from './payments/till';
import type { PracticeParts } from './practice/practice-parts';
import { erasure, whoIsToGo } from './privacy/erasure.decider';
import type { Finder, PrivacyParts } from './privacy/privacy-parts';
import { grants } from './rights/granting';
import { writtenItems } from './questions/english/written-items';
import { holdings, lends, mayPractise } from './rights/held';
import { bookings, bookingsWith } from './rights/booking/bookings';
import { HELD_BY_ONE_NETWORK, heldByFew } from './rights/booking/held-by-few';
import { sittersSeat } from './rights/booking/sitters-seat';
import { freeAmong, type MockSessions } from './rights/mock-sessions';
import { sessionsOf as mockSessionsOf, type RightsParts } from './rights/rights.routes';

export interface Settings {
  readonly freeQuestionsADay: number;
  readonly freeTrialDays: number;
  readonly visitorCallsPerMinute: number;
  readonly callerCallsPerMinute: number;
  readonly publicUrl?: string | undefined;
  /** Month and day until which what is for one mock exam lasts; 30 September unless told. */
  readonly oneOffLastDay?: string | undefined;
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
}

export interface Wiring {
  readonly ground: DecidingGround;
  readonly passwords: PasswordHasher;
  readonly settings: Settings;
  readonly tokens: AccessTokens<typeof TokenClaims>;
  /** Opens what the query service has signed of a key's change; without it none is believed. */
  readonly shownChanges?: KeysParts['shownChanges'];
  /** Who takes the money; without one nothing can be bought. */
  readonly till?: Till | undefined;
  /** Where mock exam sessions are found: those that were scheduled, unless told. */
  readonly mockSessions?: MockSessions | undefined;
  /** Where pictures are kept; in the database unless told. */
  readonly blobs?: BlobStore;
  /** When each device was heard of last; in the database unless told. */
  readonly heard?: LastHeard;
  readonly clock?: Clock;
  /** At which beats replies leave that are to tell nothing, in milliseconds; as they do in production unless told. */
  readonly beatMs?: number;
  /** Looks for people everywhere; without one nobody is erased by what they ask for. */
  readonly finder?: Finder | undefined;
}

/** How much an account may practise, by the stream of whoever began its family and by what the family was given. */
export const holder: PracticeParts['holder'] = async (accountId, tools) => {
  const known = await tools.read(account, accountId);
  if (known === null) return null;
  const { founder } = await householdOf(known, tools);
  return { ...(await mayPractise(founder, tools)), unconfirmedSince: founder.unconfirmedSince };
};

export const familyOf: RightsParts['familyOf'] = async (accountId, tools) => {
  const known = await tools.read(account, accountId);
  return known && familyOfAccount(known, tools);
};

/** Whether somebody has shown that a family's address is theirs, or the family has practice without end, or pays. */
const isKnown: SessionsParts['isKnown'] = async (accountId, tools) => {
  const held = await holder(accountId, tools);
  if (held === null || held.unconfirmedSince === null || held.practice === 'unlimited') return held !== null;
  const family = await familyOf(accountId, tools);
  return family !== null && (await holdings(family.familyId, tools)).pays;
};

const seatOf: SittingsParts['seatOf'] = async (session, tools) => {
  const family = await familyOf(tools.caller.accountId, tools);
  return family && sittersSeat({ familyId: family.familyId, session }, tools);
};

const toBeErased: PaymentsParts['toBeErased'] = async (familyId, tools) =>
  whoIsToGo(await tools.read(erasure, familyId));

/** Nobody is sold a place in an exam that runs beside one that they have a place in. */
const soldApart = (seats: ReturnType<typeof bookingsWith>) => ({
  ...seats,
  request: async (seat: Request[0], holding: Request[1], tools: CommandTools) => {
    await mustRunApart(seat, seats, tools);
    return seats.request(seat, holding, tools);
  },
});

type Request = Parameters<ReturnType<typeof bookingsWith>['request']>;

export function paymentsOf(
  { till, settings, ground, mockSessions = scheduledSessions }: Wiring,
  accounts: PaymentsParts['accounts'],
): PaymentsParts {
  const seats = soldApart(bookingsWith(settings.oneOffLastDay));
  return {
    till,
    grants,
    accounts,
    mockSessions,
    seats: { ...seats, ...heldByFew(seats, { held: ground.counters.of(HELD_BY_ONE_NETWORK), isKnown }) },
    names: ground.names,
    log: ground.logger,
    childrenOfCaller: async (tools) => (await familyOf(tools.caller.accountId, tools))?.children ?? [],
    toBeErased,
    discountGuesses: discountGuessesIn(ground.counters),
    publicUrl: (settings.publicUrl ?? '').replace(/\/$/, ''),
  };
}

const peopleOf = ({ counters }: DecidingGround, mockSessions: MockSessions) => ({
  invited: counters.of({ name: 'guests', most: GUESTS_A_DAY, seconds: 86_400 }),
  mailed: counters.of(MAILS_TO_ONE_ADDRESS),
  give: grants.give,
  sessionsOf: async (selected: Parameters<typeof mockSessionsOf>[0], tools: CommandTools) => [
    ...(await mockSessionsOf(selected, tools, mockSessions)),
  ],
});

export function accountsOf({
  ground,
  passwords,
  settings,
  tokens,
  clock = systemClock,
  mockSessions = scheduledSessions,
}: Wiring): AccountsSettings {
  const { keys, keyring, counters, names } = ground;
  return {
    passwords,
    tokens,
    keyring,
    names,
    guesses: guessesIn(counters),
    devices: knownDevices(keys, clock),
    successors: sharedSuccessors(),
    codeGuesses: codeGuessesIn(counters),
    staffSecondFactor: settings.staffSecondFactor,
    lends,
    holdings,
    addedChildren: counters.of(CHILDREN_ADDED_A_DAY),
    giveBackFreePlaces: (learnerId, tools) => bookings.cancelToCome(freeAmong(mockSessions), [learnerId], tools),
    childrenToGo: async (familyId, tools) => (await toBeErased(familyId, tools)).learnerIds,
    invitations: counters.of(INVITATIONS_TO_ONE_ADDRESS),
    trialDays: settings.freeTrialDays,
    people: peopleOf(ground, mockSessions),
  };
}

export const privacyOf = (
  { till, finder, ground, mockSessions = scheduledSessions }: Wiring,
  signingIn: SigningIn,
): PrivacyParts => ({
  family: leavingForGood(signingIn),
  outside: {
    forgetCustomers: (familyId, tools) => forgetCustomers(till, familyId, tools),
    closePages: (who, tools) => closePagesOf(who, { till }, tools),
    endCoverOf: (child, tools) => endCoverOf(child, { till }, tools),
    leaveList: async (subscriberId, tools) => {
      await tools.handle(subscription, subscriberId, { type: 'EndSubscription', data: { subscriberId } });
    },
    giveBackPlaces: (learnerIds, tools) => bookings.cancelToCome(mockSessions, learnerIds, tools),
  },
  finder,
  keyring: ground.keyring,
  log: ground.logger,
});

export const mockExamsOf = ({ ground, settings, blobs, heard, shownChanges }: Wiring) => ({
  adminHolding,
  shownChanges: shownChanges ?? { verify: () => undefined },
  bookings: bookingsWith(settings.oneOffLastDay),
  roomMessages: {
    toReader: ground.counters.of(MESSAGES_TO_A_READER),
    toSingle: ground.counters.of(MESSAGES_TO_SINGLE_CHILDREN),
  },
  familyOf,
  isKnown,
  seatOf,
  keys: ground.keys,
  heard: heard ?? postgresLastHeard(ground.db),
  written: writtenItems,
  blobs: blobs ?? postgresBlobs(ground.db),
  images: imageWorkshop(),
});
