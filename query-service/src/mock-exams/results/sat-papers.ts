import type { Reads } from 'platform/database/reads';
import type { MarkedPaper } from 'schemas/mock-exams/marks/facts';
import { countedKey } from 'schemas/mock-exams/marks/marking.rules';
import type { Paper } from 'schemas/mock-exams/paper';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';

/** A paper with the keys that count now, and what stands in it. */
export interface KnownPaper extends MarkedPaper {
  readonly setId: string;
  readonly paper: Paper;
}

type Db = Reads<typeof mockPapers.name | typeof mockKeys.name>;

/** Papers by their content, in this order; one that is not known is left out. */
export async function knownPapers(hashes: readonly string[], db: Db): Promise<readonly KnownPaper[]> {
  if (hashes.length === 0) return [];
  const wanted = [...hashes];
  const [papers, keys] = await Promise.all([
    db.from(mockPapers).select(['paperHash', 'setId', 'paper']).where('paperHash', 'in', wanted).execute(),
    db.from(mockKeys).select(['paperHash', 'keyVersion', 'keys']).where('paperHash', 'in', wanted).execute(),
  ]);
  return hashes.flatMap((paperHash) => {
    const found = papers.find((one) => one.paperHash === paperHash);
    if (!found) return [];
    const { keyVersion = 0, keys: its = [] } = keys.find((one) => one.paperHash === paperHash) ?? {};
    const { setId, paper } = found;
    const { name, sections } = paper;
    return [
      { paperHash, setId, paper, name, sections, keyVersion, keys: its.map((key) => countedKey(key, key.isVoided)) },
    ];
  });
}
