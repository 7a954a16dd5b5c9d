import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Id, Instant, orNull, type ValueOf } from '../describe/schema';

/** What a grant can give. */
export const rightNames = [
  /** As many questions as they like. */
  'practice',
  /** The questions of a free account's day. */
  'daily-practice',
  'comprehension',
  /** The mock sessions that the grant names. */
  'mock-sessions',
  /** Every mock session that begins while the grant lasts. */
  'all-mock-sessions',
] as const;
export const Right = Type.Enum([...rightNames]);
export type RightName = (typeof rightNames)[number];

/** Where a grant came from. */
export const sourceNames = ['trial', 'subscription', 'payment', 'staff', 'school'] as const;
export const Source = Type.Enum([...sourceNames]);
export type SourceName = (typeof sourceNames)[number];

/** Those that somebody has paid for: what they give ends with the payment, and not otherwise. */
export const isPaid = (source: SourceName): boolean => source === 'subscription' || source === 'payment';

/** Those that are about one child, and never about a whole family. */
export const isOfMocks = (right: RightName): boolean => right === 'mock-sessions' || right === 'all-mock-sessions';

/** What was known of a grant's end from an instant on. Ends are exclusive; null: there is none. */
export const Term = {
  since: Instant,
  endsAt: orNull(Instant),
  why: Type.Enum(['given', 'end set', 'withdrawn']),
  /** Whoever it was that said so; absent where nobody asks for it. */
  by: Maybe(Id),
};
export type TermOf = Readonly<ValueOf<typeof Term>>;

/** Something that a family, or one child of it, may do for a time. Instants are ISO 8601 in UTC with milliseconds, so that they compare as text. */
export interface Grant {
  readonly grantId: string;
  /** Null: every child of the family. */
  readonly learnerId: string | null;
  readonly gives: readonly RightName[];
  readonly sessionIds: readonly string[];
  readonly source: SourceName;
  readonly beginsAt: string;
  /** In the order in which they came; the first when it was given. What is known last holds for all that is to come. */
  readonly terms: readonly TermOf[];
}

type Lasting = Pick<Grant, 'terms' | 'beginsAt'>;

/** When a grant ends, as it was known at an instant; before it was given it ends as it begins. */
export function endOf({ terms, beginsAt }: Lasting, knownAt: string): string | null {
  const known = terms.findLast(({ since }) => since <= knownAt);
  return known === undefined ? beginsAt : known.endsAt;
}

/** Whether a grant holds at an instant, by what is known then, or was known at another. */
export function holds(grant: Lasting, instant: string, knownAt = instant): boolean {
  if (instant < grant.beginsAt) return false;
  const endsAt = endOf(grant, knownAt);
  return endsAt === null || instant < endsAt;
}

/** Whether it was taken back, which is for good. */
export const isWithdrawn = ({ terms }: Pick<Grant, 'terms'>): boolean => terms.at(-1)?.why === 'withdrawn';
