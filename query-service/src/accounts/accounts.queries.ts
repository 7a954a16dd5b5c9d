import { myAccountQuery } from './my-account.query';
import { myFamilyQuery } from './my-family.query';

import { findAccountQuery, type NoteAccountLook } from './find-account.query';

export const accountsQueries = (note: NoteAccountLook) => [myAccountQuery, myFamilyQuery, findAccountQuery(note)];
