import { atEach, type FoldMeta, type Placed } from 'platform/projections';
import { history } from 'schemas/accounts/people/history.table';
import type { RowOf } from 'schemas/describe/table';
import type { AnyEvent } from 'schemas/events';
import { readModel } from '../../read-model';

type DataOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>['data'];
type Row = RowOf<typeof history>;

interface Told extends Pick<Row, 'what'> {
  readonly subjects?: Row['subjects'];
  readonly endsAt?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Each event makes one row, which no other changes: its place in the log is a part of its key. */
function told<Data>(whose: (data: Data) => string | undefined, tell: (data: Data) => Told): Placed<Row, Data> {
  const keyOf = (data: Data, { position }: FoldMeta) => {
    const accountId = whose(data);
    return accountId === undefined ? [] : [{ accountId, position }];
  };
  return atEach(keyOf, (_, { data, meta }) => {
    const { what, subjects = [], endsAt = null, reason = null } = tell(data);
    const { at, actorId, position } = meta;
    return { accountId: whose(data) ?? '', position, at, actorId, what, subjects, endsAt, reason };
  });
}

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

export const historyProjection = readModel(history, { version: 3 }).fold({
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
  RoleRevoked: ofAccount(({ role }: DataOf<'RoleRevoked'>) => ({ what: 'role taken', subjects: [role] })),
  AllSessionsEnded: ofAccount((_: DataOf<'AllSessionsEnded'>) => ({ what: 'sessions ended' })),
  // Logging out is nobody's business, and a token that came twice has its own alarm: ending one from elsewhere is an act.
  SessionEnded: told(
    ({ accountId, reason }: DataOf<'SessionEnded'>) => (reason === 'ended from another device' ? accountId : undefined),
    () => ({ what: 'session ended' }),
  ),
  SecondFactorSetUp: ofAccount((_: DataOf<'SecondFactorSetUp'>) => ({ what: 'second factor set up' })),
  // Why stands with the look and with the factor, where it is not sealed; here reasons go with the person.
  SecondFactorRemoved: ofAccount((_: DataOf<'SecondFactorRemoved'>) => ({ what: 'second factor removed' })),
  LearnerLookedAs: ofAccount(({ endsAt, learnerId }: DataOf<'LearnerLookedAs'>) => ({
    what: 'looked as a child',
    subjects: [learnerId],
    endsAt,
  })),
  AccountDeactivated: ofAccount(({ reason }: DataOf<'AccountDeactivated'>) => ({ what: 'deactivated', reason })),
  AccountReactivated: ofAccount((_: DataOf<'AccountReactivated'>) => ({ what: 'reactivated' })),
  GrantGiven: ofFamily(({ gives, endsAt, reason }: DataOf<'GrantGiven'>) => ({
    what: 'grant given',
    subjects: [...gives],
    endsAt,
    reason,
  })),
  GrantEndSet: ofFamily(({ endsAt, reason }: DataOf<'GrantEndSet'>) => ({
    what: 'grant end set',
    endsAt,
    reason,
  })),
  GrantWithdrawn: ofFamily(({ reason }: DataOf<'GrantWithdrawn'>) => ({ what: 'grant withdrawn', reason })),
});
