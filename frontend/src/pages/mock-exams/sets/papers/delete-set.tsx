import { useNavigate } from 'react-router-dom';
import { setsAddress } from '../addresses';
import { useDeleteSet, type ExamSet } from '../api';
import { ConfirmDelete } from '../frame/confirm-delete';

/** Takes a whole set away. */
export function DeleteSet({ set, onClose }: { readonly set: ExamSet; readonly onClose: () => void }) {
  const { mockExamSetId, examSetName, setVersion } = set;
  const { run, busy, problem } = useDeleteSet();
  const go = useNavigate();
  const remove = async () => {
    if (await run({ mockExamSetId })) void go(setsAddress, { replace: true });
  };
  return (
    <ConfirmDelete
      title={`Delete ${examSetName}?`}
      act="Delete set"
      busy={busy}
      problem={problem}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p>Its exams, sections and questions go with it, and no new session can be given it.</p>
      {setVersion > 0 && <p>Papers of it that were published can still be read where they were sat.</p>}
    </ConfirmDelete>
  );
}
