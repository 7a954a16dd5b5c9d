import { myAccountQuery } from './my-account.query';

import { findAccountQuery, type NoteAccountLook } from './find-account.query';

export const accountsQueries = (note: NoteAccountLook) => [myAccountQuery, findAccountQuery(note)];
