import { setImmediate } from 'node:timers/promises';
import type { KeptBlob } from '../../blobs/blobs';
import { getSealed, type SealedBlob } from '../../blobs/sealed-blobs';
import type { EventType } from 'schemas/describe/events';
import type { LoggedEvent } from '../../event-log/event-log';
import type { Places } from '../places';
import type { Words } from '../words';
import { textsIn } from './file-texts';

/** A key that is left to open a file with, and whose it is. */
export interface Seal extends SealedBlob {
  readonly subjectId: string;
}

/** Remembers what an event tells of a file that is kept sealed; most tell of none, nor one whose key is gone. */
export function noteSeal(
  seals: Map<string, Seal>,
  { data }: Pick<LoggedEvent, 'data'>,
  type: Pick<EventType, 'personal'> | undefined,
): void {
  const { sealedHash, sealKey } = data;
  if (typeof sealedHash !== 'string' || typeof sealKey !== 'string') return;
  seals.set(sealedHash, { sealedHash, sealKey, subjectId: String(data[type?.personal['sealKey'] ?? '']) });
}

interface Looking {
  readonly files: AsyncIterable<KeptBlob>;
  /** By the hash of what is sealed. */
  readonly seals: ReadonlyMap<string, Seal>;
  readonly people: ReadonlySet<string>;
  readonly words: Words;
}

/**
 * Every file that is kept, those that are sealed opened with every key that is left. One that is sealed with a key of theirs is theirs,
 * whatever it says; one of somebody else says that one's name, which may be the same, so that only what is nobody else's counts there.
 * In a file that is nobody's a full name counts as well. @returns how many there are
 */
export async function findFiles({ files, seals, people, words }: Looking, places: Places): Promise<number> {
  let count = 0;
  for await (const file of files) {
    count += 1;
    const seal = seals.get(file.hash);
    const bytes = await opened(file, seal);
    const texts = () => textsIn(bytes);
    const held =
      seal === undefined
        ? words.standInFile(texts())
        : people.has(seal.subjectId) || words.standInFile(texts(), 'somebody');
    if (held) places.add(`files: ${seal === undefined ? file.mediaType : 'sealed'}`);
    // A file takes milliseconds, and others are waiting.
    await setImmediate();
  }
  return count;
}

/** As it is kept where its key opens nothing: it was altered, or it is another's. */
async function opened(file: KeptBlob, seal: Seal | undefined): Promise<Buffer> {
  if (seal === undefined) return file.bytes;
  try {
    return (await getSealed({ get: () => Promise.resolve(file) }, seal)) ?? file.bytes;
  } catch {
    return file.bytes;
  }
}
