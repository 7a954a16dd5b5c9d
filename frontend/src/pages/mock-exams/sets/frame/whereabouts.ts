import { useMemo } from 'react';
import { examAddress, setAddress, setOf, setsAddress } from '../addresses';
import { useOutline, useSet, type ExamSet, type OutlinedExam, type OutlinedSection } from '../api';
import type { Crumb } from './authoring-page';

export interface Whereabouts {
  readonly setId: string;
  readonly set: ExamSet | undefined;
  readonly exam: OutlinedExam | undefined;
  readonly section: OutlinedSection | undefined;
  /** The answer has come, and does not know it: somebody has taken it away. */
  readonly isGone: boolean;
  /** What stands above a paper, and above a section. */
  readonly aboveExam: readonly Crumb[];
  readonly aboveSection: readonly Crumb[];
}

/** Where a paper or a section stands, by its id alone. */
export function useWhereabouts(id: string): Whereabouts {
  const setId = setOf(id);
  const set = useSet(setId).data?.[0];
  const exams = useOutline(setId).data?.exams;
  return useMemo(() => {
    const exam = exams?.find(
      ({ mockExamId, sections }) =>
        mockExamId === id || sections.some(({ mockExamSectionId }) => mockExamSectionId === id),
    );
    const section = exam?.sections.find(({ mockExamSectionId }) => mockExamSectionId === id);
    const aboveExam = [
      { to: setsAddress, title: 'Sets and papers' },
      { to: setAddress(setId), title: set?.examSetName ?? 'The set' },
    ];
    const ofExam = exam ? [{ to: examAddress(exam.mockExamId), title: exam.examName }] : [];
    return {
      setId,
      set,
      exam,
      section,
      isGone: exams !== undefined && exam === undefined,
      aboveExam,
      aboveSection: [...aboveExam, ...ofExam],
    };
  }, [exams, id, set, setId]);
}
