import { newAddressName, type AddressNames, type AddressOwner } from './address-names';
import type { KeyStore } from './key-store';
import type { WrappedKey } from './master-keys';

/** Keys that live as long as the process, for tests and tools. */
export function memoryKeyStore(): KeyStore & { readonly names: AddressNames } {
  const rows = new Map<string, WrappedKey | null>();
  const addresses = new Map<string, { readonly name: string; readonly owner: AddressOwner }>();
  return {
    names: {
      find: (index) => Promise.resolve(addresses.get(index)?.name),
      make: (index, owner) => {
        const known = addresses.get(index) ?? { name: newAddressName(), owner };
        addresses.set(index, {
          name: known.name,
          owner: known.owner.isAccount && !owner.isAccount ? known.owner : owner,
        });
        return Promise.resolve(known.name);
      },
      makeOwn: (index) => {
        const name = addresses.get(index)?.name ?? newAddressName();
        if (!addresses.has(index)) addresses.set(index, { name, owner: { subjectId: name, isAccount: true } });
        return Promise.resolve(name);
      },
    },
    read: (subjectIds) =>
      Promise.resolve(
        subjectIds.flatMap((subjectId) =>
          rows.has(subjectId) ? [{ subjectId, key: rows.get(subjectId) ?? null }] : [],
        ),
      ),
    add: (keys) => {
      for (const { subjectId, key } of keys) if (!rows.has(subjectId)) rows.set(subjectId, key);
      return Promise.resolve();
    },
    destroy: (subjectId) => {
      rows.set(subjectId, null);
      for (const [index, { owner }] of addresses) if (owner.subjectId === subjectId) addresses.delete(index);
      return Promise.resolve();
    },
  };
}
