import { myAccountQuery } from './my-account.query';

export const accountsQueries = [myAccountQuery];
