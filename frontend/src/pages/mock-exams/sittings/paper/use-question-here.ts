import { useCallback, useEffect, useState } from 'react';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { OpenedPaper } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';

interface Given {
  readonly desk: SittingDesk;
  readonly paper: number;
  readonly opened: OpenedPaper | undefined;
  readonly sitting: Sitting | null;
}

/** Which question is shown in this tab: where it was left before a reload, else the first. What is shown and left is told. */
export function useQuestionHere({ desk, paper, opened, sitting }: Given) {
  const [chosen, setChosen] = useState<string>();
  const told = sitting?.shown?.questionId;
  const here = hereIn(opened, [chosen, told]);
  useEffect(() => {
    // Nothing is shown yet by what was told: the paper has just been opened.
    if (here !== undefined && told === undefined) void desk.act(paper, { kind: 'shown', questionId: here });
  }, [desk, paper, here, told]);
  const show = useCallback(
    (questionId: string) => {
      if (questionId === here) return;
      if (here !== undefined) void desk.act(paper, { kind: 'left', questionId: here });
      void desk.act(paper, { kind: 'shown', questionId });
      setChosen(questionId);
    },
    [desk, paper, here],
  );
  return { here, show };
}

/** The first of these that the paper has; else its first question. */
function hereIn(opened: OpenedPaper | undefined, wanted: readonly (string | undefined)[]): string | undefined {
  const ids = opened?.paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)) ?? [];
  return wanted.find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
}
