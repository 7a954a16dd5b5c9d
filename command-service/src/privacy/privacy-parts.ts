import type { Keyring } from 'platform/crypto';
import type { Found, Person, Wanted } from 'platform/finding';
import type { CommandTools } from 'platform/http';
import type { Logger } from 'platform/logging';

export interface ChildInFamily {
  readonly learnerId: string;
  readonly isArchived: boolean;
}

/** What privacy needs of the accounts. */
export interface FamilyPort {
  /** Refuses unless it is the password of whoever calls. */
  confirm(password: string, tools: CommandTools): Promise<void>;
  /** The family that whoever calls belongs to. */
  familyOfCaller(tools: CommandTools): Promise<string>;
  /** The family that an account belongs to. */
  familyOf(accountId: string, tools: CommandTools): Promise<string>;
  /** Which password of an account is the present one, from 0 up; no session of an earlier one is believed any more. */
  passwordEpochOf(accountId: string, tools: CommandTools): Promise<number>;
  /** The children of a family, those who were put away too. */
  childrenOf(familyId: string, tools: CommandTools): Promise<readonly ChildInFamily[]>;
  /** The accounts of its parents. */
  parentsOf(familyId: string, tools: CommandTools): Promise<readonly string[]>;
  /** Puts a child away; false, and nothing done, where no other would be left to practise. */
  putAway(familyId: string, learnerId: string, tools: CommandTools): Promise<boolean>;
  /** Takes a child out of the family for good. */
  removeChild(familyId: string, learnerId: string, tools: CommandTools): Promise<void>;
  /** Ends that an account belongs to the family of another: it is nobody there once it has been erased. */
  leaveOthers(accountId: string, tools: CommandTools): Promise<void>;
  endSessions(accountId: string, tools: CommandTools): Promise<void>;
  noteErased(subjectId: string, tools: CommandTools): Promise<void>;
}

/** What must happen in the world before the keys are destroyed; each may be repeated. */
export interface Outside {
  /** Ends whatever runs, and has the one who takes the money forget the family. */
  forgetCustomers(familyId: string, tools: CommandTools): Promise<void>;
  /** Closes the pages on which somebody could still pay for them; without a child, for the whole family. */
  closePages(
    who: { readonly familyId: string; readonly learnerId: string | undefined },
    tools: CommandTools,
  ): Promise<void>;
  /** Ends what is paid for one child alone, and leaves them out of what is paid for others as well. */
  endCoverOf(child: { readonly familyId: string; readonly learnerId: string }, tools: CommandTools): Promise<void>;
  /** Takes an address off the mailing list, by the name that it has there. */
  leaveList(subscriberId: string, tools: CommandTools): Promise<void>;
  /** Gives back every place in a mock exam that is still to come, so that another child can have it. */
  giveBackPlaces(learnerIds: readonly string[], tools: CommandTools): Promise<void>;
}

/** Looks for people everywhere. */
export interface Finder {
  /** Who else stands for the same address, and by which words all of them are looked for. */
  gather(people: readonly string[]): Promise<Person>;
  find(wanted: Wanted): Promise<Found>;
}

export interface PrivacyParts {
  readonly family: FamilyPort;
  readonly outside: Outside;
  /** Undefined where nothing can be searched: nothing is begun there either. */
  readonly finder: Finder | undefined;
  readonly keyring: Pick<Keyring, 'destroy'>;
  readonly log: Pick<Logger, 'error'>;
}
