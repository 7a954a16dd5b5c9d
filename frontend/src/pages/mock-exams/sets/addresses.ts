import { useSearchParams } from 'react-router-dom';
import type { Finding, Outline } from './api';

const office = '/app/admin-whizz';

export const setsAddress = `${office}/mock-exams`;

/** A set, with its papers. */
export const setAddress = (mockExamSetId: string): string =>
  `${office}/mock-exam-papers?${new URLSearchParams({ mockExamSetId })}`;

/** A paper, with its sections. */
export const examAddress = (mockExamId: string): string =>
  `${office}/mock-exam-sections?${new URLSearchParams({ mockExamId })}`;

/** A section with its questions, at one of them. */
export const sectionAddress = (mockExamSectionId: string, question?: string): string =>
  `${office}/mock-exam-section-questions?${new URLSearchParams({ mockExamSectionId, ...(question !== undefined && { question }) })}`;

/** The set in which something stands: ids of what is in it begin with its own. */
export const setOf = (id: string): string => id.split('.')[0] ?? id;

/** The form of a question, over its section. */
const questionFormAddress = (mockExamSectionId: string, id: string): string =>
  `${sectionAddress(mockExamSectionId, id)}&${new URLSearchParams({ form: 'edit-question', of: id })}`;

/** Where what is missing is put right, and what is odd is looked at. */
export function findingAddress({ about, id, severity }: Finding, { exams }: Outline): string {
  if (about === 'set') return setAddress(id);
  if (about === 'exam') return examAddress(id);
  if (about === 'section') return sectionAddress(id);
  const section = exams
    .flatMap(({ sections }) => sections)
    .find(({ questions }) => questions.some(({ mockExamQuestionId }) => mockExamQuestionId === id));
  if (section === undefined) return setAddress(setOf(id));
  return (severity === 'must' ? questionFormAddress : sectionAddress)(section.mockExamSectionId, id);
}

/** Which form is open, and of what, stands in the address: a reload opens it again, and Back closes it. */
export function useOpenForm() {
  const [address, go] = useSearchParams();
  const change = (form?: string, of?: string) =>
    go(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('form');
        next.delete('of');
        if (form !== undefined) next.set('form', form);
        if (of !== undefined) next.set('of', of);
        return next;
      },
      { replace: form === undefined },
    );
  return {
    form: address.get('form'),
    of: address.get('of'),
    open: (form: string, of?: string) => change(form, of),
    close: () => change(),
  };
}
