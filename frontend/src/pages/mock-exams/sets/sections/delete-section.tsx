import { counted } from '../../../../parts/words';
import { useDeleteSection, type Section } from '../api';
import { ConfirmDelete } from '../frame/confirm-delete';

interface DeleteSectionProps {
  readonly section: Pick<Section, 'mockExamSectionId' | 'sectionName' | 'questions'>;
  readonly onClose: () => void;
}

/** Takes a section away, with its questions. */
export function DeleteSection({ section, onClose }: DeleteSectionProps) {
  const { mockExamSectionId, sectionName, questions } = section;
  const { run, busy, problem } = useDeleteSection();
  const remove = async () => {
    if (await run({ mockExamSectionId })) onClose();
  };
  return (
    <ConfirmDelete
      title={`Delete ${sectionName}?`}
      act="Delete section"
      busy={busy}
      problem={problem}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p>{counted(questions, 'question goes', 'questions go')} with it. What was published stays as it is.</p>
    </ConfirmDelete>
  );
}
