import { findAccountQuery, type NoteAccountLook } from './find-account.query';
import { myAccountQuery } from './my-account.query';
import { myFamilyQuery } from './my-family.query';
import { myParentsQuery } from './my-parents.query';
import { mySecondFactorQuery } from './my-second-factor.query';
import { mySessionsQuery } from './my-sessions.query';

export const accountsQueries = (note: NoteAccountLook) => [
  myAccountQuery,
  myFamilyQuery,
  myParentsQuery,
  mySessionsQuery,
  mySecondFactorQuery,
  findAccountQuery(note),
];
