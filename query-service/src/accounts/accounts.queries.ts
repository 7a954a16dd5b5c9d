import { findAccountQuery, type NoteAccountLook } from './find-account.query';
import { myAccountQuery } from './my-account.query';
import { myFamilyQuery } from './my-family.query';
import { myParentsQuery } from './my-parents.query';
import { mySecondFactorQuery } from './my-second-factor.query';
import { mySessionsQuery } from './my-sessions.query';
import { accountHistoryQuery } from './people/account-history.query';
import { allUsersQuery } from './people/all-users.query';
import { adminDashboardQuery } from './people/dashboard.query';
import { guestsQuery } from './people/guests.query';
import type { NoteUsersLook } from './people/notes';
import { usersFileQuery } from './people/users-file.query';

export const accountsQueries = (note: NoteAccountLook & NoteUsersLook) => [
  myAccountQuery,
  myFamilyQuery,
  myParentsQuery,
  mySessionsQuery,
  mySecondFactorQuery,
  findAccountQuery(note),
  allUsersQuery(note),
  usersFileQuery(note),
  accountHistoryQuery(note),
  guestsQuery,
  adminDashboardQuery,
];
