import Type from 'typebox';
import { query, streamedFile } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { paged } from '../../describe/paging';
import { Count, Email, Id, Instant, orNull, Own, Reason, Shape, Text } from '../../describe/schema';
import { listedTypes } from '../../rights/standing';
import { admins, adminsAfterPassword, Role } from '../roles';
import { history } from './history.table';

/** By what the list can be sorted. */
export const sortings = ['registered', 'email', 'signIns', 'questions'] as const;

/** Which accounts are wanted. */
const which = {
  /** Part of an address or of a name, without regard to case. */
  find: Maybe(Text(100)),
  userType: Maybe(Type.Enum([...listedTypes])),
  role: Maybe(Role),
  active: Maybe(Type.Boolean()),
};
const order = { sortBy: Maybe(Type.Enum([...sortings])), ascending: Maybe(Type.Boolean()) };

/** The most that a page of the list has. */
export const MOST_USERS = 100;

const User = Shape({
  userId: Id,
  /** Null once they are erased, and so with all names. */
  userEmail: orNull(Email),
  parentFirstName: orNull(Type.String()),
  parentLastName: orNull(Type.String()),
  /** Those who practise, in the order in which they came. */
  childName: Type.String(),
  /** The same by id: whose screens can be looked at. */
  children: Type.Array(Shape({ learnerId: Id, name: orNull(Type.String()) })),
  userRoles: Type.Array(Role),
  userType: Type.Enum([...listedTypes]),
  isPaidCustomer: Type.Boolean(),
  isMockExamSubscriber: Type.Boolean(),
  isAccountActive: Type.Boolean(),
  numSignIns: Count,
  numQuestionRequested: Count,
  registeredAt: Instant,
});

export const getAllUsers = query({
  call: 'POST /getAllUsers',
  who: admins,
  summary:
    'Accounts with what they are and what they did, by part of an address or name, by kind, role and state; the newest first unless told. That somebody looks is noted.',
  request: { email: Maybe(Own(Email, 'email')), ...which, ...order, ...paged(MOST_USERS) },
  reply: {
    users: Type.Array(User),
    /** Of all pages; with the first page alone. */
    total: orNull(Count),
  },
});

export const takeUsersFile = query({
  call: 'POST /auth/takeUsersFile',
  who: adminsAfterPassword,
  does: 'takes the addresses and names of families out of the house',
  summary:
    'All accounts that fit, as a CSV file. Who took it, when and why is in the log before the first line of it is sent.',
  request: { ...which, ...order, reason: Reason },
  reply: streamedFile('text/csv; charset=utf-8'),
});

export const getAccountHistory = query({
  call: 'POST /auth/getAccountHistory',
  who: admins,
  summary: 'What was done about an account, the newest first: by whom, when and why. Who looked is noted.',
  request: { accountId: Id, ...paged(100) },
  reply: {
    happenings: Type.Array(
      Shape({
        position: history.row.position,
        at: Instant,
        what: history.row.what,
        subjects: history.row.subjects,
        endsAt: orNull(Instant),
        beginsAt: orNull(Instant),
        pence: orNull(Count),
        reason: orNull(Type.String()),
        /** As the office knows them; null where it was nobody who has an account. */
        by: orNull(Type.String()),
        /** Whether it was the owner of the account. */
        byOwner: Type.Boolean(),
      }),
    ),
  },
});

export const getAdminDashboard = query({
  call: 'POST /auth/getAdminDashboard',
  who: admins,
  summary: 'How many there are: schools, children at schools, children of families, accounts, invitations that wait.',
  reply: {
    schools: Count,
    schoolStudents: Count,
    individualStudents: Count,
    accounts: Count,
    openInvitations: Count,
  },
});
