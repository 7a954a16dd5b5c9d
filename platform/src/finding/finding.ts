/** The door of the search: who somebody is in the log, and where anything of them stands. */
export { findIn, type FindingParts, type Found } from './find';
export { gatherIn, type OwnAddresses, type Person } from './gather';
export { holdsAddress } from './address-fields';
export { redisEntriesOf, type RedisEntries } from './redis-entries';
export type { Wanted } from './words';
