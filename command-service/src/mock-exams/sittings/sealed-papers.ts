import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sealPackage } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import type { Paper } from 'schemas/mock-exams/paper';
import type { SealedPaper } from 'schemas/mock-exams/sittings/sealed-paper';
import { examPaper } from '../sets/exam-paper.decider';
import type { SittingsParts } from './sittings-parts';

const zip = promisify(gzip);

interface Name {
  readonly sessionId: string;
  readonly paperHash: string;
}

/** A paper's content never changes: what was read of it once is good for ever. */
interface Content {
  /** Question → how many choices it has. */
  readonly questions: ReadonlyMap<string, number>;
  readonly bytes: Buffer;
}

/** More papers than are sat at one time. */
const MOST_KEPT = 24;

/** Papers as those who sit them need them: which questions they have, sealed, and the key to open them with. */
export function sealedPapers({ keys, blobs }: Pick<SittingsParts, 'keys' | 'blobs'>) {
  const contents = new Map<string, Promise<Content | null>>();
  const sealed = new Map<string, Promise<string | null>>();
  const contentOf = (paperHash: string, { read }: Pick<CommandTools, 'read'>) =>
    kept(contents, paperHash, async () => {
      const paper = await read(examPaper, paperHash);
      if (!paper) return null;
      const whole = { paper, pictures: await picturesOf(paper, blobs) } satisfies SealedPaper;
      return { questions: questionsOf(paper), bytes: await zip(JSON.stringify(whole)) };
    });
  const keyOf = (name: Name) => keys.derive(`mock-exam-paper/${nameOf(name)}`);
  return {
    questions: async (paperHash: string, tools: Pick<CommandTools, 'read'>) =>
      (await contentOf(paperHash, tools))?.questions ?? new Map<string, number>(),
    /** Base64; null where there is no such paper. */
    sealed: (name: Name, tools: Pick<CommandTools, 'read'>) =>
      kept(sealed, nameOf(name), async () => {
        const content = await contentOf(name.paperHash, tools);
        return content && sealPackage(keyOf(name), content.bytes, nameOf(name)).toString('base64');
      }),
    /** Base64. For a child whose paper is open, and nobody else. */
    key: (name: Name) => keyOf(name).toString('base64'),
  };
}
export type SealedPapers = ReturnType<typeof sealedPapers>;

const nameOf = ({ sessionId, paperHash }: Name) => `${sessionId}/${paperHash}`;

const questionsOf = ({ sections }: Paper) =>
  new Map(
    sections.flatMap(({ questions }) => questions.map(({ questionId, options }) => [questionId, options.length])),
  );

/** Each of its pictures that was uploaded, once. */
async function picturesOf(paper: Paper, blobs: SittingsParts['blobs']): Promise<SealedPaper['pictures']> {
  const pictures: SealedPaper['pictures'][number][] = [];
  for (const hash of new Set(keptHashes(paper))) {
    const blob = await blobs.get(hash);
    if (blob) pictures.push({ hash, mediaType: blob.mediaType, base64: blob.bytes.toString('base64') });
  }
  return pictures;
}

/** Wherever in a paper a kept picture stands. */
function keptHashes(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isKept(part)) return [part.hash];
  return Object.values(part).flatMap(keptHashes);
}

const isKept = (part: object): part is { readonly hash: string } =>
  'kind' in part && part.kind === 'kept' && 'hash' in part;

/** Of many who ask at once one has it made; what was not there, or failed, is asked for again. Those made longest ago go first. */
async function kept<T>(made: Map<string, Promise<T | null>>, name: string, make: () => Promise<T | null>) {
  const known = made.get(name) ?? make();
  made.set(name, known);
  const [oldest] = made.size > MOST_KEPT ? made.keys() : [];
  if (oldest !== undefined) made.delete(oldest);
  try {
    const value = await known;
    if (value === null) made.delete(name);
    return value;
  } catch (error) {
    made.delete(name);
    throw error;
  }
}
