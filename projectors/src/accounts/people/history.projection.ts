import { atEach, type FoldMeta, type Placed } from 'platform/projections';
import { history } from 'schemas/accounts/people/history.table';
import type { RowOf } from 'schemas/describe/table';
import type { AnyEvent } from 'schemas/events';
import { readModel } from '../../read-model';

type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];
type Row = RowOf<typeof history>;

type Told = Pick<Row, 'what'> & {
  readonly [F in 'subjects' | 'endsAt' | 'beginsAt' | 'grantId' | 'source' | 'pence' | 'reason']?: Row[F] | undefined;
};

/** Each event makes one row, which no other changes: its place in the log is a part of its key. */
function told<Data>(whose: (data: Data) => string | undefined, tell: (data: Data) => Told): Placed<Row, Data> {
  const keyOf = (data: Data, { position }: FoldMeta) => {
    const accountId = whose(data);
    return accountId === undefined ? [] : [{ accountId, position }];
  };
  return atEach(keyOf, (_, { data, meta }) => {
    const { what, subjects = [], reason = null, ...more } = tell(data);
    const { at, actorId, position } = meta;
    return Object.assign({ accountId: whose(data) ?? '', position, at, actorId, what, subjects, reason }, rest(more));
  });
}

const rest = ({ endsAt = null, beginsAt = null, grantId = null, source = null, pence = null }: Omit<Told, 'what'>) => ({
  endsAt,
  beginsAt,
  grantId,
  source,
  pence,
});

interface OfAccount {
  readonly accountId?: string | undefined;
}
interface OfFamily {
  readonly familyId: string;
}
const ofAccount = <Data extends OfAccount>(tell: (data: Data) => Told): Placed<Row, Data> =>
  told(({ accountId }) => accountId, tell);
/** A family is named by the account that began it. */
const ofFamily = <Data extends OfFamily>(tell: (data: Data) => Told): Placed<Row, Data> =>
  told(({ familyId }) => familyId, tell);

export const historyProjection = readModel(history, { version: 4 }).fold({
  GuestInvited: ofAccount(({ as }: DataOf<'GuestInvited'>) => ({ what: 'invited', subjects: [as] })),
  GuestInvitedAgain: ofAccount(({ as }: DataOf<'GuestInvitedAgain'>) => ({
    what: 'invitation sent again',
    subjects: [as],
  })),
  GuestWithdrawn: ofAccount(({ reason }: DataOf<'GuestWithdrawn'>) => ({
    what: 'invitation withdrawn',
    reason,
  })),
  AccountRegistered: ofAccount((_: DataOf<'AccountRegistered'>) => ({ what: 'registered' })),
  EmailConfirmed: ofAccount((_: DataOf<'EmailConfirmed'>) => ({ what: 'address confirmed' })),
  PasswordResetAsked: ofAccount((_: DataOf<'PasswordResetAsked'>) => ({ what: 'link sent' })),
  PasswordChanged: ofAccount((_: DataOf<'PasswordChanged'>) => ({ what: 'password changed' })),
  RoleGranted: ofAccount(({ role }: DataOf<'RoleGranted'>) => ({ what: 'role given', subjects: [role] })),
  RoleRevoked: ofAccount(({ role, reason }: DataOf<'RoleRevoked'>) => ({
    what: 'role taken',
    subjects: [role],
    reason,
  })),
  AllSessionsEnded: ofAccount(({ reason }: DataOf<'AllSessionsEnded'>) => ({ what: 'sessions ended', reason })),
  // Logging out is nobody's business, and a token that came twice has its own alarm: ending one from elsewhere is an act.
  SessionEnded: told(
    ({ accountId, reason }: DataOf<'SessionEnded'>) => (reason === 'ended from another device' ? accountId : undefined),
    () => ({ what: 'session ended' }),
  ),
  SecondFactorSetUp: ofAccount((_: DataOf<'SecondFactorSetUp'>) => ({ what: 'second factor set up' })),
  // Also a reason that was written in plain words is sealed here, and goes with the person.
  SecondFactorRemoved: ofAccount(({ reason }: DataOf<'SecondFactorRemoved'>) => ({
    what: 'second factor removed',
    reason,
  })),
  RecoveryCodeUsed: ofAccount(({ left }: DataOf<'RecoveryCodeUsed'>) => ({
    what: 'recovery code used',
    subjects: [String(left)],
  })),
  // When it would have ended by itself says nothing of how long somebody looked.
  LearnerLookedAs: ofAccount(({ learnerId, reason }: DataOf<'LearnerLookedAs'>) => ({
    what: 'looked as a child',
    subjects: [learnerId],
    reason,
  })),
  AccountDeactivated: ofAccount(({ reason }: DataOf<'AccountDeactivated'>) => ({ what: 'deactivated', reason })),
  AccountReactivated: ofAccount((_: DataOf<'AccountReactivated'>) => ({ what: 'reactivated' })),
  GrantGiven: ofFamily(({ gives, beginsAt, endsAt, grantId, source, reason }: DataOf<'GrantGiven'>) => ({
    what: 'grant given',
    subjects: [...gives],
    beginsAt,
    endsAt,
    grantId,
    source,
    reason,
  })),
  GrantEndSet: ofFamily(({ endsAt, grantId, reason }: DataOf<'GrantEndSet'>) => ({
    what: 'grant end set',
    endsAt,
    grantId,
    reason,
  })),
  GrantWithdrawn: ofFamily(({ grantId, reason }: DataOf<'GrantWithdrawn'>) => ({
    what: 'grant withdrawn',
    grantId,
    reason,
  })),
  CheckoutPaid: ofFamily(({ productId, pence }: DataOf<'CheckoutPaid'>) => ({
    what: 'paid',
    subjects: [String(productId)],
    pence,
  })),
  RefundAsked: ofFamily(({ pence, reason }: DataOf<'RefundAsked'>) => ({ what: 'refund asked', pence, reason })),
  RefundSeen: ofFamily(({ pence }: DataOf<'RefundSeen'>) => ({ what: 'refunded', pence })),
});
