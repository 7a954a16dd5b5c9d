import { useSearchParams } from 'react-router-dom';
import type { Answer } from '../../../../client/kept';
import { useCatalogue } from '../../../../parts/catalogue';
import { useQuestions, useSections, type OutlinedExam, type Question, type Section } from '../api';
import { useAroundSet } from '../frame/awaited';
import { useWhereabouts, type Whereabouts } from '../frame/whereabouts';

/** A section that is being written, once all of it has come. */
export interface Written {
  readonly exam: OutlinedExam;
  readonly section: Section;
  readonly questions: readonly Question[];
  /** Questions of the paper that stand above it. */
  readonly before: number;
}

export interface SectionPage {
  readonly where: Whereabouts;
  readonly answer: Answer<Question[]>;
  /** All that the page is made of, the names of question types among it. */
  readonly answers: readonly Answer<unknown>[];
  readonly written: Written | undefined;
  readonly chosen: Question | undefined;
  readonly choose: (questionId: string) => void;
}

export function useSection(sectionId: string): SectionPage {
  const where = useWhereabouts(sectionId);
  const sections = useSections(where.exam?.mockExamId);
  const answer = useQuestions(sectionId);
  const answers = [...useAroundSet(where.setId), sections, answer, useCatalogue()];
  const section = sections.data?.find(({ mockExamSectionId }) => mockExamSectionId === sectionId);
  const { chosen, choose } = useChosen(answer.data);
  const { exam } = where;
  const written =
    exam && section && answer.data
      ? { exam, section, questions: answer.data, before: questionsBefore(exam, sectionId) }
      : undefined;
  return { where, answer, answers, written, chosen, choose };
}

/** Which question is looked at stands in the address; the first, where none is named or the named one is gone. */
function useChosen(questions: readonly Question[] | undefined) {
  const [address, go] = useSearchParams();
  const named = address.get('question');
  const chosen = questions?.find(({ mockExamQuestionId }) => mockExamQuestionId === named) ?? questions?.[0];
  const choose = (questionId: string) =>
    go(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('question', questionId);
        next.delete('form');
        next.delete('of');
        return next;
      },
      { replace: true },
    );
  return { chosen, choose };
}

function questionsBefore({ sections }: OutlinedExam, sectionId: string): number {
  const place = sections.findIndex(({ mockExamSectionId }) => mockExamSectionId === sectionId);
  return sections.slice(0, Math.max(0, place)).reduce((all, { questions }) => all + questions.length, 0);
}
