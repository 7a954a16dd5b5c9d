import type { CommandTools } from 'platform/http';
import type { NewAccount } from 'schemas/accounts/new-account';
import type { Grant } from 'schemas/rights/grant';

type Tools = CommandTools;

/** What payments need of the rights of a family; the feature `rights` gives it. */
export interface GrantsPort {
  /** A second one of the same id writes nothing. */
  give(
    grant: {
      readonly familyId: string;
      readonly grantId: string;
      readonly learnerId?: string | undefined;
      readonly gives: readonly ('practice' | 'comprehension' | 'mock-sessions' | 'all-mock-sessions')[];
      readonly sessionIds?: readonly string[] | undefined;
      readonly beginsAt: string;
      readonly endsAt: string | null;
      readonly source: 'subscription' | 'payment';
      readonly asOf?: string | undefined;
    },
    tools: Tools,
  ): Promise<void>;
  /** What is said of an earlier `asOf`, and comes later, writes nothing. */
  setEnd(
    end: { readonly familyId: string; readonly grantId: string; readonly endsAt: string; readonly asOf: string },
    tools: Tools,
  ): Promise<void>;
  /** What a family has at this moment of what is paid for; `endsAt`: null where no end is known. */
  paid(
    familyId: string,
    tools: Tools,
  ): Promise<readonly { readonly grantId: string; readonly endsAt: string | null }[]>;
  /** Ends it there and then, for good. */
  withdraw(
    grant: { readonly familyId: string; readonly grantId: string; readonly reason: string },
    tools: Tools,
  ): Promise<void>;
  of(familyId: string, tools: Tools): Promise<readonly Pick<Grant, 'grantId' | 'learnerId' | 'terms'>[]>;
}

/** A mock exam session that stands. */
export interface MockSessionForSale {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly capacity: number | null;
  readonly isFree?: boolean;
  /** Only for those who missed another, and for nobody to buy. */
  readonly isCatchUp?: boolean;
}

/** What payments need of the mock exams: whether there is a session of this id. */
export interface MockSessionsPort {
  find(sessionId: string, tools: Tools): Promise<MockSessionForSale | undefined>;
}

interface SeatForSale {
  readonly session: MockSessionForSale;
  readonly learnerId: string;
  readonly familyId: string;
}

/** `holder`: the name by which an address stands, where it has one already, and where it is to have one. */
interface SeatHeld extends Omit<SeatForSale, 'familyId'> {
  readonly holder: { known(): Promise<string | undefined>; make(): Promise<string> };
}

/** What payments need of the seats in mock exams. */
export interface SeatsPort {
  /** When what is for an exam on that day in London ends: ISO 8601 UTC. */
  until(day: string): string;
  /** Holds a seat while it is paid for, or none where their network holds several; refused where every one is taken. */
  request(seat: SeatForSale, heldUntil: string, tools: Tools): Promise<void>;
  /** The same for whoever has no account yet; instead of another that they hold. */
  hold(seat: SeatHeld, heldUntil: string, tools: Tools): Promise<void>;
  /** What was held, and is not booked, is free again. */
  letGo(sessionId: string, learnerId: string, tools: Tools): Promise<unknown>;
  /** The same by whoever held it: it counts no more among those of their network. */
  leave(sessionId: string, learnerId: string, tools: Tools): Promise<void>;
  makePaid(seat: SeatForSale, tools: Tools): Promise<void>;
}

/** What payments need of the accounts. */
export interface AccountsPort {
  isTooCommon(password: string, email: string): boolean;
  /** Whether a child who practises may be born on this day; `today` as `2026-11-22`. */
  canBeBirthday(bornOn: string | undefined, today: string): boolean;
  hash(password: string, tools: Tools): Promise<string>;
  /** Tells the owner of an address that has an account that somebody signs up with it; nothing where nobody has it. */
  noteRepeated(email: string, tools: Tools): Promise<void>;
  /** Whether somebody has shown that the address of their account is theirs. */
  isConfirmed(accountId: string, tools: Tools): Promise<boolean>;
  /**
   * The account of an address: the one that it has, or a new one with this id; and the family that it belongs to, with a
   * child who practises there. Sends a link to choose a password where none was chosen.
   */
  admit(
    applicant: NewAccount,
    tools: Tools,
  ): Promise<{ readonly accountId: string; readonly familyId: string; readonly learnerId: string }>;
  /** Destroys the key of somebody who never became anybody. */
  erase(subjectId: string, tools: Tools): Promise<void>;
}
