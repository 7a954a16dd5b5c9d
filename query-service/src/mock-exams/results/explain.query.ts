import { streamOf, type EventStore } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { comparedIn, explained } from 'schemas/mock-exams/marks/explained/explained.rules';
import type { MarkedPaper, SittingMarks } from 'schemas/mock-exams/marks/facts';
import { partIn } from 'schemas/mock-exams/marks/parts.rules';
import { explainMockFigure } from 'schemas/mock-exams/results/explain.contract';
import type { ReadUpTo } from './read-up-to';
import { resultsOf, resultsTables } from './results-of';
import { writtenAnswers } from './written-answers';

/** Has it noted that somebody looks at how a child's figure came about, before they are shown it. */
export type NoteFigureLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'results'; readonly subjectId: string },
) => Promise<void>;

export const explainFigureQuery = (note: NoteFigureLook, readUpTo: ReadUpTo) =>
  answer(
    explainMockFigure,
    { reads: resultsTables },
    async ({ mockExamSessionId: sessionId, mockExamUserId: learnerId, figure, of }, tools) => {
      const { db, now, caller, store, refuse } = tools;
      // Before the rows are read: what is written meanwhile may be in them, and is not promised.
      const position = await readUpTo(resultsTables.map(({ name }) => name));
      const results = await resultsOf(sessionId, {
        db,
        now,
        refuse,
        withSeconds: figure === 'seconds' || learnerId !== undefined,
      });
      const { cohort, papers, marked } = results;
      const marks = marked.find((one) => one.sessionId === sessionId && one.learnerId === learnerId) ?? null;
      if (learnerId !== undefined && !marks) return refuse('MockFigureNotThere');
      const steps = explained({ figure, of }, { cohort, papers, marks, marked }) ?? refuse('MockFigureNotThere');
      if (marks) await note(caller, { stream: streamOfSitting(marks), shown: 'results', subjectId: marks.learnerId });
      return {
        serverNow: now,
        steps: steps.map(({ says, sum }) => ({ says, sum })),
        rule: cohort.markingRule,
        n: comparedIn(cohort, of),
        papers: papers.map(({ name, keyVersion }) => ({ name, keyVersion })),
        position,
        answers: marks ? await answersIn({ of, papers, marks }, store) : [],
      };
    },
  );

const streamOfSitting = ({ sessionId, learnerId }: Pick<SittingMarks, 'sessionId' | 'learnerId'>) =>
  streamOf('sitting', `${sessionId}.${learnerId}`);

interface Made {
  readonly of: string;
  readonly papers: readonly MarkedPaper[];
  readonly marks: SittingMarks;
  /** Those of the part unless told. */
  readonly questionIds?: readonly string[] | undefined;
}

/** The answers that a figure is of, each with where it stands in the log. `position`: nothing of later. */
export async function answersIn(
  { of, papers, marks, questionIds }: Made,
  store: Pick<EventStore, 'readStream'>,
  position?: string,
) {
  const found = await store.readStream(streamOfSitting(marks));
  const written = writtenAnswers(found.filter((event) => position === undefined || event.position <= position));
  const asked = new Set(questionIds ?? partIn(papers, of)?.questionIds ?? [of]);
  const known = new Map(marks.questions.map((mark) => [mark.questionId, mark]));
  return papers.flatMap(({ sections, keys }, index) =>
    sections
      .flatMap(({ questions }) => questions)
      .flatMap(({ questionId, number }) => {
        const mark = known.get(questionId);
        if (!mark || !asked.has(questionId)) return [];
        const { chosen, outcome, seconds } = mark;
        const key = keys.find((one) => one.questionId === questionId)?.answer ?? null;
        const its = written.get(questionId);
        return [{ paper: index + 1, number, seconds, chosen, key, outcome, written: its ? { ...its } : null }];
      }),
  );
}
