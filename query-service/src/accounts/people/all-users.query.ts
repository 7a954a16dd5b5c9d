import { answer } from 'platform/http';
import { getAllUsers, MOST_USERS } from 'schemas/accounts/people/users.contract';
import type { NoteUsersLook } from './notes';
import { countOf, tablesOfUsers, usersOf } from './listed-users';

export const allUsersQuery = (note: NoteUsersLook) =>
  answer(
    getAllUsers,
    { reads: tablesOfUsers },
    async ({ email: _own, after, limit = MOST_USERS, ...wanted }, tools) => {
      const { db, now, caller, pageOf } = tools;
      await note(caller, { stream: 'users-list', shown: 'users' });
      const [users, total] = await Promise.all([
        usersOf({ db, now }, wanted, { after, limit }),
        after === undefined ? countOf({ db, now }, wanted) : null,
      ]);
      return { users: pageOf(users, limit, ({ userId }) => userId), total };
    },
  );
