import { useDeleteQuestion, type Question } from '../api';
import { ConfirmDelete } from '../frame/confirm-delete';

interface DeleteQuestionProps {
  readonly question: Question;
  readonly onClose: () => void;
}

export function DeleteQuestion({ question, onClose }: DeleteQuestionProps) {
  const { mockExamQuestionId, mockExamQuestionNumber } = question;
  const { run, busy, problem } = useDeleteQuestion();
  const remove = async () => {
    if (await run({ mockExamQuestionId })) onClose();
  };
  return (
    <ConfirmDelete
      title={`Delete question ${mockExamQuestionNumber}?`}
      act="Delete question"
      busy={busy}
      problem={problem}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p>Its pictures and its key go with it. What was published stays as it is.</p>
    </ConfirmDelete>
  );
}
