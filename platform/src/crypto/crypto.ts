/** Personal data: keys, sealing, names that can be found but not read, links and tokens. */
export {
  newSigningKey,
  tokenKeysOf,
  tokenSigner,
  tokenVerifier,
  type AccessTokens,
  type TokenSigner,
  type TokenVerifier,
} from './access-tokens';
export { postgresAddressNames, type AddressNames } from './address-names';
export { blindIndex, fingerprints, type Hashed } from './blind-index';
export { KeyIsMissing, openEvents, peopleIn, sealEvents, SubjectIsErased } from './event-sealing';
export { keyReader, keyring, type KeyReader, type Keyring, type SubjectKey } from './keyring';
export type { KeyStore } from './key-store';
export {
  linkKeysOf,
  LINKS,
  masterKeys,
  openingKeys,
  openingKeysOf,
  readKeys,
  UnknownMasterKey,
  type MasterKeys,
} from './master-keys';
export { memoryKeyStore } from './memory-key-store';
export { postgresKeyStore } from './postgres-key-store';
export { openPackage, sealPackage } from './packages';
export { isSealed } from './sealing';
export { signedTokens, type SignedTokens, type TokenContent } from './signed-tokens';
