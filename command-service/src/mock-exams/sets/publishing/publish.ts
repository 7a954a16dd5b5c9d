import type { CommandTools } from 'platform/http';
import type { PublishedSet } from 'schemas/mock-exams/paper';
import { examKey } from '../exam-key.decider';
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
 * Keeps the papers and their keys, and says then that they are published: whoever finds a published set finds all of it.
 * What a process that dies in between leaves behind are papers that nobody names.
 */
export async function publish({ setId, set }: Publishing, tools: CommandTools) {
  const { edits, published } = set;
  const basedOn = published?.setVersion ?? 0;
  const setVersion = basedOn + 1;
  const frozen = set.papers.map(freeze);
  const changes = await changesSince(set, tools);
  if (changes.length > 0 || published === null)
    for (const { paper, keys } of frozen) {
      const named = { setId, setVersion, paperHash: hashOf(paper) };
      await tools.handle(examPaper, named.paperHash, { type: 'KeepPaper', data: { ...named, paper } });
      await tools.handle(examKey, named.paperHash, { type: 'PublishKeys', data: { ...named, keys: [...keys] } });
    }
  const data = { setId, edits, basedOn, changes, papers: frozen.map(pinnedOf), publishedAt: tools.now };
  const { state } = await tools.handle(examSet, setId, { type: 'PublishSet', data });
  return { setVersion: state.published?.setVersion ?? setVersion, changes };
}

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
      const [paper, { keys }] = await Promise.all([tools.read(examPaper, paperHash), tools.read(examKey, paperHash)]);
      return paper === null ? [] : [{ paper, keys }];
    }),
  );
  return all.flat();
}
