import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field } from '../../../../parts/form/fields';
import { required } from '../../../../parts/form/rules';
import { useForm } from '../../../../parts/form/use-form';
import { setAddress } from '../addresses';
import { useCloneSet, type ExamSet } from '../api';
import { AddForm } from '../frame/add-form';

const LONGEST = 200;

/** A copy of a set under another name, in which everything is new: what is changed in one does not change the other. */
export function CloneSet({ set, onClose }: { readonly set: ExamSet; readonly onClose: () => void }) {
  const { mockExamSetId, examSetName } = set;
  const command = useCloneSet();
  const go = useNavigate();
  const form = useForm({
    name: `clone-set-${mockExamSetId}`,
    initial: { examSetName: `${examSetName} (copy)`.slice(0, LONGEST) },
    rules: { examSetName: required('A name is required for the exam set') },
    lasting: true,
  });
  return (
    <Dialog title={`Clone ${examSetName}`} open keepsDraft onClose={onClose}>
      <AddForm
        form={form}
        command={command}
        add={(values) => command.run({ mockExamSetId, examSetName: values.examSetName })}
        onDone={(copy) => void go(setAddress(copy.mockExamSetId), { replace: true })}
        act="Clone set"
        undone="No copy was made."
      >
        <Field field={form.field('examSetName')} label="Name of the copy" autoComplete="off" most={LONGEST} />
      </AddForm>
    </Dialog>
  );
}
