import { mockExamTypes, type MockExamTypeName } from 'schemas/mock-exams/paper';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field } from '../../../../parts/form/fields';
import { required } from '../../../../parts/form/rules';
import { useForm, type FieldState } from '../../../../parts/form/use-form';
import { OneOf } from '../../../../parts/form/written';
import { useCreateSet, useEditSet, type ExamSet } from '../api';
import { AddForm } from '../frame/add-form';
import { EditForm } from '../frame/edit-form';
import { useEdit } from '../frame/use-edit';

/** The words of the spec. */
const rules = {
  examSetName: required('A name is required for the exam set'),
  examSetDate: required('A date is required for the exam set'),
  examSetTime: required('time is required'),
};

const types = mockExamTypes.map((type) => [type, type] as const);

const typeIn = (typed: string): MockExamTypeName => mockExamTypes.find((type) => type === typed) ?? mockExamTypes[0];

type Name = 'examSetName' | 'examSetDate' | 'examSetTime' | 'examType';

function SetFields({ fieldOf }: { readonly fieldOf: (name: Name) => FieldState }) {
  return (
    <>
      <Field field={fieldOf('examSetName')} label="Name" autoComplete="off" most={200} />
      <div className="form-pair">
        <Field field={fieldOf('examSetDate')} label="Date" type="date" autoComplete="off" />
        <Field field={fieldOf('examSetTime')} label="Time" type="time" autoComplete="off" />
      </div>
      <OneOf field={fieldOf('examType')} legend="Type" choices={types} />
      <p className="soft small">Date and time are your own note: when it is sat, its session says.</p>
    </>
  );
}

interface CreateSetProps {
  readonly onClose: () => void;
  readonly onCreated: (mockExamSetId: string) => void;
}

/** Begins a set; its papers are added on its own page. */
export function CreateSet({ onClose, onCreated }: CreateSetProps) {
  const command = useCreateSet();
  const form = useForm({
    name: 'create-mock-exam-set',
    initial: { examSetName: '', examSetDate: '', examSetTime: '', examType: mockExamTypes[0] },
    rules,
    lasting: true,
  });
  return (
    <Dialog title="Create Mock Exam Set" open keepsDraft onClose={onClose}>
      <AddForm
        form={form}
        command={command}
        add={({ examType, ...values }) => command.run(Object.assign({}, values, { examType: typeIn(examType) }))}
        onDone={({ mockExamSetId }) => onCreated(mockExamSetId)}
        act="Create set"
        undone="No set was made."
      >
        <SetFields fieldOf={form.field} />
      </AddForm>
    </Dialog>
  );
}

interface EditSetProps {
  readonly set: ExamSet;
  readonly onClose: () => void;
}

export function EditSet({ set, onClose }: EditSetProps) {
  const { mockExamSetId, examSetName, mockExamDate, mockExamTime, mockExamType } = set;
  const command = useEditSet();
  const form = useEdit({
    name: `edit-set-${mockExamSetId}`,
    stands: {
      examSetName,
      examSetDate: mockExamDate,
      examSetTime: mockExamTime.slice(0, 5),
      examType: mockExamType,
    },
    seen: { examSetName, examSetDate: mockExamDate, examSetTime: mockExamTime, examType: mockExamType },
    rules,
  });
  return (
    <Dialog title={`Edit ${examSetName}`} open keepsDraft onClose={onClose}>
      <EditForm
        form={form}
        command={command}
        labels={{ examSetName: 'name', examSetDate: 'date', examSetTime: 'time', examType: 'type' }}
        save={({ examType, ...values }, seen) =>
          command.run(Object.assign({ mockExamSetId, seen }, values, { examType: typeIn(examType) }))
        }
        onDone={onClose}
      >
        <SetFields fieldOf={form.field} />
      </EditForm>
    </Dialog>
  );
}
