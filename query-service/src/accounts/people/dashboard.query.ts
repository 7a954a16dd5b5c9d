import { isIn, type Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { getAdminDashboard } from 'schemas/accounts/people/users.contract';

/** Nothing makes a school yet, so that there is none, and no child at one. */
const NONE_YET = { schools: 0, schoolStudents: 0 };

export const adminDashboardQuery = answer(
  getAdminDashboard,
  { reads: [accounts, children, guests] },
  async (_, { db, now }) => {
    const [students, people, waiting] = await Promise.all([
      studentsOf(db),
      db
        .from(accounts)
        .where('email', 'is not', null)
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .executeTakeFirst(),
      db
        .from(guests)
        .where('state', '=', 'open')
        .where('expiresAt', '>', now)
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .executeTakeFirst(),
    ]);
    return {
      ...NONE_YET,
      individualStudents: students?.count ?? 0,
      accounts: people?.count ?? 0,
      openInvitations: waiting?.count ?? 0,
    };
  },
);

/** Children who may practise, of accounts that are somebody's. */
const studentsOf = (db: Reads<typeof accounts.name | typeof children.name | typeof guests.name>) =>
  db
    .among(accounts, children, guests)
    .selectFrom('accounts_children as child')
    .innerJoin('accounts_accounts as account', 'account.accountId', 'child.familyId')
    .where('child.archivedAt', 'is', null)
    .where('account.email', 'is not', null)
    .where('account.active', '=', true)
    // Staff have a child's place in their account as well, whether or not a child practises there.
    .where((eb) => eb.not(isIn('ROLE_ADMIN', eb.ref('account.roles'))))
    .where((eb) => eb.not(isIn('ROLE_CONTENT_ENTRY', eb.ref('account.roles'))))
    // Nor is whoever came to work here, and does no longer, a child of theirs: unless one was named.
    .where((eb) =>
      eb.or([
        eb('child.name', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('accounts_guests as guest')
              .select('guest.invitationId')
              .whereRef('guest.accountId', '=', 'account.accountId')
              .where('guest.as', '<>', 'mock exam user'),
          ),
        ),
      ]),
    )
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirst();
