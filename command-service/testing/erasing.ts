import { tokenSigner } from 'platform/crypto';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { Contract } from 'schemas/describe/contract';
import type { Finder } from '../src/privacy/privacy-parts';
import type { CommandHouse } from './house';

/** Gathers whoever it is told, and finds nothing of them any more. */
export const nothingLeft: Finder = {
  gather: (people) => Promise.resolve({ people, values: ['a word of theirs'] }),
  find: () => Promise.resolve({ places: [], tables: 1, files: 0, events: 1, others: 0 }),
};

/** A call in the name of the workers. */
export function callAsWorkers(house: CommandHouse, contract: Contract, request: object) {
  const { clock, signingKeys } = house;
  const signer = tokenSigner<typeof TokenClaims>({
    signingKey: signingKeys.workers,
    issuer: tokenRules.issuer,
    clock,
  });
  const headers = { authorization: `Bearer ${signer.sign(serviceClaims('workers'))}` };
  return house.browser().call(contract, request, headers);
}
