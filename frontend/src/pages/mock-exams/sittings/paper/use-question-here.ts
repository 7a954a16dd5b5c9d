import { useCallback, useEffect, useState } from 'react';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { OpenedPaper } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';

interface Given {
  readonly desk: SittingDesk;
  readonly paper: number;
  readonly opened: OpenedPaper | undefined;
  readonly sitting: Sitting | null;
  /** Answers are taken from this device. */
  readonly isActive: boolean;
  /** Its time is not up. */
  readonly isOpen: boolean;
}

/**
 * Which question is shown in this tab: where it was left before a reload, or on the device that was used meanwhile, else the first.
 * What is shown and left is told.
 */
export function useQuestionHere({ desk, paper, opened, sitting, isActive, isOpen }: Given) {
  const [chosen, setChosen] = useChosen(isActive);
  const told = sitting?.shown?.questionId;
  const here = hereIn(opened, [chosen, told]);
  useEffect(() => {
    // Nothing is shown yet by what was told: the paper has just been opened. On a device that was left, or once it is over, it is not shown.
    if (isActive && isOpen && here !== undefined && told === undefined)
      void desk.act(paper, { kind: 'shown', questionId: here });
  }, [desk, paper, here, told, isActive, isOpen]);
  const show = useCallback(
    (questionId: string) => {
      if (questionId === here) return;
      if (here !== undefined) void desk.act(paper, { kind: 'left', questionId: here });
      void desk.act(paper, { kind: 'shown', questionId });
      setChosen(questionId);
    },
    [desk, paper, here, setChosen],
  );
  return { here, show };
}

/** What was chosen in this tab counts as long as no other device is gone on with. */
function useChosen(isActive: boolean) {
  const [wasActive, setWasActive] = useState(isActive);
  const chosen = useState<string>();
  if (wasActive !== isActive) {
    setWasActive(isActive);
    chosen[1](undefined);
  }
  return chosen;
}

/** The first of these that the paper has; else its first question. */
function hereIn(opened: OpenedPaper | undefined, wanted: readonly (string | undefined)[]): string | undefined {
  const ids = opened?.paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)) ?? [];
  return wanted.find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
}
