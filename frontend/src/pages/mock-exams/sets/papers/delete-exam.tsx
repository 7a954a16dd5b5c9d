import { counted } from '../../../../parts/words';
import { useDeleteExam, type Exam } from '../api';
import { ConfirmDelete } from '../frame/confirm-delete';

/** Takes a paper away, with all that stands in it. */
export function DeleteExam({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const { mockExamId, examName, sections, questions } = exam;
  const { run, busy, problem } = useDeleteExam();
  const remove = async () => {
    if (await run({ mockExamId })) onClose();
  };
  return (
    <ConfirmDelete
      title={`Delete ${examName}?`}
      act="Delete exam"
      busy={busy}
      problem={problem}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p>
        {counted(sections, 'section')} with {counted(questions, 'question')} go with it. What was published stays as it
        is where it was sat.
      </p>
    </ConfirmDelete>
  );
}
