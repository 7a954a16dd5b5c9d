import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { Paper } from 'schemas/mock-exams/paper';
import type { ExamPaperEvent } from 'schemas/mock-exams/sets/exam-paper.events';

interface KeepPaper {
  readonly type: 'KeepPaper';
  readonly data: ExamPaperEvent['data'];
}

/** The content of a paper by its hash: kept once, and the same for ever. */
export const examPaper = decider({
  category: 'exampaper',
  initial: null as Paper | null,
  decide: ({ data }: KeepPaper, paper): Decision<ExamPaperEvent> =>
    acceptUnless(paper !== null, { type: 'MockExamPaperKept', data }),
  evolve: (_: Paper | null, { data }: ExamPaperEvent): Paper | null => data.paper,
});
