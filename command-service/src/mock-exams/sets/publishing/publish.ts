import type { CommandTools } from 'platform/http';
import type { PublishedSet } from 'schemas/mock-exams/paper';
import { examKey, lettersNotToPublish } from '../../keys/exam-key.decider';
import { hasBeenSat } from '../../keys/sat-papers';
import { examPaper } from '../exam-paper.decider';
import { examSet } from '../exam-set.decider';
import type { ExamSet } from '../rules/exam-set-state.rules';
import { differences } from './differences';
import { freeze, hashOf, pinnedOf, type FrozenPaper } from './freeze';

interface Publishing {
  readonly setId: string;
  readonly set: ExamSet;
}

/**
 * Keeps the papers and their first keys, and says then that they are published: whoever finds a published set finds all of
 * it. What a process that dies in between leaves behind are papers that nobody names. Another key of a paper that was
 * published before takes effect last, and for whoever did publish: of two who come at once the refused one leaves nothing.
 */
export async function publish({ setId, set }: Publishing, tools: CommandTools) {
  const { edits, published } = set;
  const basedOn = published?.setVersion ?? 0;
  const frozen = set.papers.map(freeze);
  const changes = await changesSince(set, tools);
  const version = { setId, setVersion: basedOn + 1 };
  await refuseSatLetters(frozen, setId, tools);
  if (changes.length > 0 || published === null) await keepPapers(frozen, version, tools);
  const data = { setId, edits, basedOn, changes, papers: frozen.map(pinnedOf), publishedAt: tools.now };
  const { state } = await tools.handle(examSet, setId, { type: 'PublishSet', data });
  const setVersion = state.published?.setVersion ?? version.setVersion;
  // A repeat finds a set that may have been changed since: those keys are nobody's to publish.
  if (state.edits === edits) await publishKeys(frozen, { setId, setVersion }, tools);
  return { setVersion, changes };
}

interface Version {
  readonly setId: string;
  readonly setVersion: number;
}

async function keepPapers(frozen: readonly FrozenPaper[], version: Version, tools: CommandTools): Promise<void> {
  for (const one of frozen) {
    const { paper } = one;
    const paperHash = hashOf(paper);
    await tools.handle(examPaper, paperHash, { type: 'KeepPaper', data: { ...version, paperHash, paper } });
    await tools.handle(examKey, paperHash, { type: 'KeepFirstKeys', data: keysOf(one, version) });
  }
}

async function publishKeys(frozen: readonly FrozenPaper[], version: Version, tools: CommandTools): Promise<void> {
  for (const one of frozen) {
    const paperHash = hashOf(one.paper);
    const isSat = await hasBeenSat({ paperHash, setId: version.setId }, tools);
    await tools.handle(examKey, paperHash, { type: 'PublishKeys', data: keysOf(one, version), hasBeenSat: isSat });
  }
}

/** Before anything is written: a letter by which children have been marked is changed by a decision, not on the way. */
async function refuseSatLetters(frozen: readonly FrozenPaper[], setId: string, tools: CommandTools): Promise<void> {
  for (const { paper, keys } of frozen) {
    const paperHash = hashOf(paper);
    const known = await tools.read(examKey, paperHash);
    if (known.keyVersion === 0) continue;
    if (lettersNotToPublish(known, keys, await hasBeenSat({ paperHash, setId }, tools)).length > 0)
      return tools.refuse('MockKeyOfSatPaper');
  }
}

const keysOf = ({ paper, keys }: FrozenPaper, { setId, setVersion }: Version) => ({
  setId,
  setVersion,
  paperHash: hashOf(paper),
  keys: [...keys],
});

/** How a set differs from what was published of it last, a sentence each; nothing where it does not, or never was. */
export async function changesSince(set: ExamSet, tools: Pick<CommandTools, 'read'>): Promise<string[]> {
  const { published } = set;
  if (published === null) return [];
  const before = await frozenOf(published, tools);
  const { name, type } = set.details;
  return differences(
    { name: published.name, type: published.type, papers: before },
    { name, type, papers: set.papers.map(freeze) },
  );
}

/** The papers of a version as they were frozen. */
async function frozenOf({ papers }: PublishedSet, tools: Pick<CommandTools, 'read'>): Promise<FrozenPaper[]> {
  const all = await Promise.all(
    papers.map(async ({ paperHash }) => {
      const [paper, { published: keys }] = await Promise.all([
        tools.read(examPaper, paperHash),
        tools.read(examKey, paperHash),
      ]);
      return paper === null ? [] : [{ paper, keys }];
    }),
  );
  return all.flat();
}
