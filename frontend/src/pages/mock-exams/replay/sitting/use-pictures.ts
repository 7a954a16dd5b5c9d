import { useEffect, useState } from 'react';
import type { Paper } from 'schemas/mock-exams/paper';
import { getMockExamImage } from 'schemas/mock-exams/sets/pictures.contract';
import { callForFile } from '../../../../client/call';
import { Problem } from '../../../../client/problem';

/** Wherever in a paper a kept picture stands. */
function keptHashes(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'kept' && 'hash' in part) return [String(part.hash)];
  return Object.values(part).flatMap(keptHashes);
}

/** The uploaded pictures of a paper, as addresses that the browser can show; each comes by itself, and what does not come is said in words. */
export function usePictures(paper: Paper) {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    const made: string[] = [];
    const fetchAll = async () => {
      for (const hash of new Set(keptHashes(paper))) {
        const bytes = await callForFile(getMockExamImage, { hash }).catch(unlessFault);
        if (isOver) return;
        if (!bytes) continue;
        const address = URL.createObjectURL(bytes);
        made.push(address);
        setAddresses((known) => new Map(known).set(hash, address));
      }
    };
    void fetchAll();
    return () => {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
      setAddresses(new Map());
    };
  }, [paper]);
  return (hash: string): string | undefined => addresses.get(hash);
}

function unlessFault(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}
