import { keyChangeQuery, type KeysQueryParts } from './key-change.query';
import { keyHistoryQuery } from './key-history.query';
import { keyProposalsQuery } from './key-proposals.query';

/** What admins see of keys that are put right. */
export const keysQueries = (parts: KeysQueryParts) => [
  keyChangeQuery(parts),
  keyHistoryQuery(parts.note),
  keyProposalsQuery,
];
