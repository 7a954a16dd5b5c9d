import { Dialog } from '../../../../parts/dialog/dialog';
import { Field } from '../../../../parts/form/fields';
import { required } from '../../../../parts/form/rules';
import { useForm, type FieldState } from '../../../../parts/form/use-form';
import { useAddExam, useEditExam, type Exam } from '../api';
import { AddForm } from '../frame/add-form';
import { EditForm } from '../frame/edit-form';
import { minutesRule } from '../frame/minutes-rule';
import { useEdit } from '../frame/use-edit';

/** The words of the spec. */
const rules = {
  examName: required('A name is required for the exam set'),
  examTime: minutesRule('A duration is required for the exam set'),
};

function ExamFields({ fieldOf }: { readonly fieldOf: (name: 'examName' | 'examTime') => FieldState }) {
  return (
    <>
      <Field field={fieldOf('examName')} label="Name" autoComplete="off" most={200} />
      <Field
        field={fieldOf('examTime')}
        label="Length in minutes"
        autoComplete="off"
        most={3}
        hint="Without extra time: that is a child’s own"
      />
    </>
  );
}

/** Another paper, after the last. */
export function AddExam({ setId, onClose }: { readonly setId: string; readonly onClose: () => void }) {
  const command = useAddExam();
  const form = useForm({ name: `add-exam-${setId}`, initial: { examName: '', examTime: '' }, rules, lasting: true });
  return (
    <Dialog title="Add Mock Exam to Set" open keepsDraft onClose={onClose}>
      <AddForm
        form={form}
        command={command}
        add={(values) =>
          command.run({ mockExamSetId: setId, examName: values.examName, examTime: values.examTime.trim() })
        }
        onDone={onClose}
        act="Add exam"
        undone="No exam was added."
      >
        <ExamFields fieldOf={form.field} />
      </AddForm>
    </Dialog>
  );
}

export function EditExam({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const { mockExamId, examName, examDurationInMinutes } = exam;
  const command = useEditExam();
  const form = useEdit({
    name: `edit-exam-${mockExamId}`,
    stands: { examName, examTime: String(examDurationInMinutes) },
    seen: { examName, examTime: String(examDurationInMinutes) },
    rules,
  });
  return (
    <Dialog title={`Edit ${examName}`} open keepsDraft onClose={onClose}>
      <EditForm
        form={form}
        command={command}
        labels={{ examName: 'name', examTime: 'length' }}
        save={(values, seen) =>
          command.run({ mockExamId, examName: values.examName, examTime: values.examTime.trim(), seen })
        }
        onDone={onClose}
      >
        <ExamFields fieldOf={form.field} />
      </EditForm>
    </Dialog>
  );
}
