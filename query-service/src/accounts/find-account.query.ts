import { answer, type Caller } from 'platform/http';
import { streamOf } from 'platform/event-store';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ReplyOf } from 'schemas/describe/contract';
import { findAccount } from 'schemas/accounts/office.contract';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';
import { sessions } from 'schemas/accounts/own-sessions/sessions.table';

/** Has it noted whose account somebody looks at, before they are shown anything. */
export type NoteAccountLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'account'; readonly subjectId: string },
) => Promise<void>;

const MOST_SESSIONS = 50;

export const findAccountQuery = (note: NoteAccountLook) =>
  answer(findAccount, { reads: [accounts, sessions, secondFactors] }, async ({ email }, { db, caller, now }) => {
    const found = await db
      .from(accounts)
      .select(['accountId', 'learnerId', 'email', 'parentFirstName', 'parentLastName', 'childName'])
      .select(['roles', 'active', 'registeredAt', 'emailConfirmedAt', 'passwordEpoch'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (!found) return { account: null };
    const { passwordEpoch, ...account } = found;
    await note(caller, {
      stream: streamOf('account', account.accountId),
      shown: 'account',
      subjectId: account.accountId,
    });
    const open = await db
      .from(sessions)
      .select(['sessionId', 'openedAt'])
      .where('accountId', '=', account.accountId)
      .where('passwordEpoch', '=', passwordEpoch)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .orderBy('openedAt', 'desc')
      .execute();
    const factor = await db
      .from(secondFactors)
      .select('setUpAt')
      .where('accountId', '=', account.accountId)
      .executeTakeFirst();
    const person = { ...account, email: account.email ?? email, secondFactorSetUpAt: factor?.setUpAt ?? null };
    return { account: shown(person, open) };
  });

type Reply = NonNullable<ReplyOf<typeof findAccount>['account']>;
type Person = Omit<Reply, 'sessions' | 'sessionCount' | 'emailConfirmedAt'> & {
  readonly emailConfirmedAt?: string | null | undefined;
};

function shown(person: Person, open: Reply['sessions']): Reply {
  const { accountId, learnerId, email, parentFirstName, parentLastName, childName } = person;
  const { roles, active, registeredAt, secondFactorSetUpAt } = person;
  // A deactivated account is logged in nowhere.
  const standing = active ? open : [];
  return {
    accountId,
    learnerId,
    secondFactorSetUpAt,
    email,
    parentFirstName,
    parentLastName,
    childName,
    roles,
    active,
    registeredAt,
    emailConfirmedAt: person.emailConfirmedAt ?? null,
    sessions: standing.slice(0, MOST_SESSIONS),
    sessionCount: standing.length,
  };
}
