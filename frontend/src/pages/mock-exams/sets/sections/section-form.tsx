import { paperSubjects } from 'schemas/mock-exams/paper';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field } from '../../../../parts/form/fields';
import { useForm, type FieldState } from '../../../../parts/form/use-form';
import { Area, Choose } from '../../../../parts/form/written';
import { counted } from '../../../../parts/words';
import { useAddSection, useEditSection, type Section } from '../api';
import { AddForm } from '../frame/add-form';
import { EditForm } from '../frame/edit-form';
import { useEdit } from '../frame/use-edit';
import { wordsIn } from '../texts/passage-text';
import { TableEditor } from '../texts/table-editor';
import {
  emptySection,
  sectionLabels,
  sectionRules,
  sectionSeen,
  sectionSent,
  sectionTyped,
  subjectWords,
  type SectionValues,
} from './section-values';

const subjects = paperSubjects.map((subject) => [subject, subjectWords[subject]] as const);

/** The texts of a section beside what is read and looked at in it. */
function SectionFields({ fieldOf }: { readonly fieldOf: (name: keyof SectionValues) => FieldState }) {
  const passage = fieldOf('passage');
  const words = wordsIn(passage.value);
  return (
    <div className="authoring-two">
      <div className="form">
        <Field field={fieldOf('title')} label="Title" autoComplete="off" most={200} />
        <div className="form-pair">
          <Field
            field={fieldOf('minutes')}
            label="Length in minutes"
            autoComplete="off"
            most={3}
            hint="What is meant for it. A paper has one clock: nobody is moved on."
          />
          <Choose field={fieldOf('subject')} label="Subject" choices={subjects} />
        </div>
        <Area field={fieldOf('instructions')} label="Instructions" most={4_000} optional />
        <Area
          field={fieldOf('example')}
          label="Worked example"
          most={4_000}
          optional
          hint="Its picture is put beside it afterwards."
        />
      </div>
      <div className="form">
        <Area
          field={passage}
          label="Text to read"
          most={12_000}
          rows={12}
          optional
          hint={
            words === 0
              ? 'A line for a line; an empty line begins a paragraph.'
              : `${counted(words, 'word')}. A line for a line; an empty line begins a paragraph.`
          }
        />
        <TableEditor field={fieldOf('table')} />
      </div>
    </div>
  );
}

interface AddSectionProps {
  readonly examId: string;
  readonly onClose: () => void;
}

export function AddSection({ examId, onClose }: AddSectionProps) {
  const command = useAddSection();
  const form = useForm({ name: `add-section-${examId}`, initial: emptySection, rules: sectionRules, lasting: true });
  return (
    <Dialog title="Add Section to Mock Exam" open keepsDraft look="authoring-wide" onClose={onClose}>
      <AddForm
        form={form}
        command={command}
        add={(values) => command.run(Object.assign({ mockExamId: examId }, sectionSent(values)))}
        onDone={onClose}
        act="Add section"
        undone="No section was added."
      >
        <SectionFields fieldOf={form.field} />
      </AddForm>
    </Dialog>
  );
}

interface EditSectionProps {
  readonly section: Section;
  readonly onClose: () => void;
}

export function EditSection({ section, onClose }: EditSectionProps) {
  const { mockExamSectionId, sectionName } = section;
  const command = useEditSection();
  const form = useEdit({
    name: `edit-section-${mockExamSectionId}`,
    stands: sectionTyped(section),
    seen: sectionSeen(section),
    rules: sectionRules,
  });
  return (
    <Dialog title={`Edit ${sectionName}`} open keepsDraft look="authoring-wide" onClose={onClose}>
      <EditForm
        form={form}
        command={command}
        labels={sectionLabels}
        save={(values, seen) => command.run(Object.assign({ mockExamSectionId, seen }, sectionSent(values)))}
        onDone={onClose}
      >
        <SectionFields fieldOf={form.field} />
      </EditForm>
    </Dialog>
  );
}
