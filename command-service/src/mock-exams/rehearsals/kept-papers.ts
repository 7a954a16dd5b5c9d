import type { CommandTools } from 'platform/http';
import type { RehearsalName } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import type { WrittenItems } from '../sets/drawing/question-source';
import { blueprints } from './blueprints';
import { rehearsalPaper, type RehearsalPaper } from './rehearsal-paper';

/** For how long a paper is taken to be the one of now: what staff have taken out of the bank is gone from it after that. */
const FRESH_MS = 60_000;
/** Earlier ones that can still be marked: whoever has begun one may hand it in. */
const MOST_KEPT = 8;

interface Made {
  readonly at: number;
  readonly paper: Promise<RehearsalPaper>;
}

type Tools = Pick<CommandTools, 'read' | 'now'>;

/** The papers of this process: of many who ask at once one has it drawn. Another process draws the same. */
export function keptPapers(written: WrittenItems) {
  const made = new Map<RehearsalName, Made>();
  const byHash = new Map<string, RehearsalPaper>();

  async function draw(rehearsal: RehearsalName, tools: Tools): Promise<RehearsalPaper> {
    try {
      const paper = await rehearsalPaper(rehearsal, blueprints[rehearsal], { written, tools });
      byHash.delete(paper.paperHash);
      byHash.set(paper.paperHash, paper);
      const [oldest] = byHash.size > MOST_KEPT ? byHash.keys() : [];
      if (oldest !== undefined) byHash.delete(oldest);
      return paper;
    } catch (error) {
      made.delete(rehearsal);
      throw error;
    }
  }

  const now = (rehearsal: RehearsalName, tools: Tools): Promise<RehearsalPaper> => {
    const at = Date.parse(tools.now);
    const last = made.get(rehearsal);
    if (last && Math.abs(at - last.at) < FRESH_MS) return last.paper;
    const paper = draw(rehearsal, tools);
    made.set(rehearsal, { at, paper });
    return paper;
  };

  return {
    now,
    /** By its content; undefined where it was drawn by another release, or so long ago that it is not kept. */
    called: async (name: { readonly rehearsal: RehearsalName; readonly paperHash: string }, tools: Tools) => {
      const current = await now(name.rehearsal, tools);
      const paper = current.paperHash === name.paperHash ? current : byHash.get(name.paperHash);
      return paper?.paper.paperId === name.rehearsal ? paper : undefined;
    },
  };
}
