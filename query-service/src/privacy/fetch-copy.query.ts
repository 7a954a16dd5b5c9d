import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { copies } from 'schemas/privacy/copies.table';
import { fetchCopy } from 'schemas/privacy/privacy.contract';
import { tablesToRead } from './copy/worksheets-to-read';
import { zippedCopy, type Folder, type Sources } from './copy/zipped-copy';
import { ownedTables } from './owned-tables';
import { confirmedAddress } from './confirmed-address';

/** `db`: for tables that are known by their declarations alone. */
export interface CopyParts extends Sources {
  /** Counts one more copy for an account; throws where there are too many within a minute. */
  readonly count: (accountId: string) => Promise<void>;
}

const reads = [accounts, children, copies] as const;

export function fetchCopyQuery({ db: all, blobs, count }: CopyParts) {
  // One at a time for each account: what is made for one who does not read on is let go with their connection.
  const underWay = new Set<string>();
  return answer(
    fetchCopy,
    { reads: [...reads, ...ownedTables, ...tablesToRead] },
    async ({ copyId }, { db, caller, now, refuse }) => {
      const { accountId, familyId = accountId } = caller;
      const copy = await db.from(copies).selectAll().where('copyId', '=', copyId).executeTakeFirst();
      if (copy?.accountId !== accountId || copy.expiresAt <= now) return refuse('CopyNotFound');
      if (underWay.has(accountId)) return refuse('CopyUnderWay');
      underWay.add(accountId);
      const over = () => void underWay.delete(accountId);
      try {
        await count(accountId);
        const family = await db
          .from(children)
          .select(['learnerId', 'name'])
          .where('familyId', '=', familyId)
          .orderBy('addedAt')
          .orderBy('learnerId')
          .execute();
        const folders = foldersOf({ accountId, familyId, address: await confirmedAddress(accountId, db) }, family);
        const wanted = folders.filter(({ id }) => copy.learnerId === null || copy.learnerId === id);
        return (await zippedCopy({ db: all, blobs }, wanted, now)).once('close', over);
      } catch (error) {
        over();
        throw error;
      }
    },
  );
}

interface Whose {
  readonly accountId: string;
  readonly familyId: string;
  /** Nothing where it was never shown to be theirs. */
  readonly address: string | undefined;
}
type Child = { readonly learnerId: string; readonly name: string | null };

function foldersOf({ accountId, familyId, address }: Whose, family: readonly Child[]): Folder[] {
  const ofChildren = family.map(({ learnerId, name }, index) => {
    const folder = `child-${index + 1}`;
    return { name: folder, of: name ?? folder, kind: 'child' as const, id: learnerId };
  });
  return [
    { name: 'account', of: 'Your account', kind: 'account', id: accountId },
    ...(address === undefined
      ? []
      : [
          { name: 'address', of: 'What stands under your e-mail address alone', kind: 'address' as const, id: address },
        ]),
    { name: 'family', of: 'What the parents of the family share', kind: 'family', id: familyId },
    ...ofChildren,
  ];
}
