import { findAccountQuery, type NoteAccountLook } from './find-account.query';
import { myAccountQuery } from './my-account.query';
import { myFamilyQuery } from './my-family.query';
import { mySecondFactorQuery } from './my-second-factor.query';
import { mySessionsQuery } from './my-sessions.query';

export const accountsQueries = (note: NoteAccountLook) => [
  myAccountQuery,
  myFamilyQuery,
  mySessionsQuery,
  mySecondFactorQuery,
  findAccountQuery(note),
];
