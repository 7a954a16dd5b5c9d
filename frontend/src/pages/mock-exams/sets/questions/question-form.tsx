import type { ReactNode } from 'react';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field } from '../../../../parts/form/fields';
import { useForm, type FieldState } from '../../../../parts/form/use-form';
import { Area, OneOf } from '../../../../parts/form/written';
import { useAddQuestion, useEditQuestion, type Question } from '../api';
import { AddForm } from '../frame/add-form';
import { EditForm } from '../frame/edit-form';
import { useEdit } from '../frame/use-edit';
import { QuestionPictures } from '../pictures/question-pictures';
import {
  emptyQuestion,
  letters,
  newQuestionRules,
  optionKinds,
  questionLabels,
  questionRules,
  questionSeen,
  questionSent,
  seenOf,
  questionTyped,
  type QuestionValues,
} from './question-values';

const answers = [['', 'Not said yet'], ...letters.map((letter) => [letter, letter] as const)] as const;

function QuestionFields({ fieldOf }: { readonly fieldOf: (name: keyof QuestionValues) => FieldState }) {
  return (
    <>
      <Field field={fieldOf('number')} label="Question number" autoComplete="off" most={3} />
      <Area
        field={fieldOf('text')}
        label="Question"
        most={8_000}
        rows={4}
        optional
        hint="@@3/4 is a fraction, 7**2 a power, • begins an item, an empty line a paragraph. A sentence in four groups has || between them."
      />
      <OneOf field={fieldOf('kind')} legend="The options are" choices={optionKinds} />
      {fieldOf('kind').value !== 'pictures' && (
        <div className="authoring-options">
          {letters.map((letter) => (
            <Field
              key={letter}
              field={fieldOf(letter)}
              label={`Option ${letter}`}
              autoComplete="off"
              most={2_000}
              optional
            />
          ))}
        </div>
      )}
      <OneOf field={fieldOf('answer')} legend="Correct answer" choices={answers} />
      <Area
        field={fieldOf('explanation')}
        label="Explanation"
        most={4_000}
        optional
        hint="Children read it after the exam."
      />
    </>
  );
}

interface AddQuestionProps {
  readonly sectionId: string;
  /** The number that comes next. */
  readonly number: number;
  readonly preview: (values: QuestionValues) => ReactNode;
  readonly onAdded: (mockExamQuestionId: string) => void;
  readonly onClose: () => void;
}

/** Another question, beside how it will look. Its pictures are put there once it stands. */
export function AddQuestion({ sectionId, number, preview, onAdded, onClose }: AddQuestionProps) {
  const command = useAddQuestion();
  const form = useForm({
    name: `add-question-${sectionId}`,
    initial: emptyQuestion(number),
    rules: newQuestionRules,
    lasting: true,
  });
  return (
    <Dialog title="Add Question" open keepsDraft look="authoring-wide" onClose={onClose}>
      <div className="authoring-two">
        <AddForm
          form={form}
          command={command}
          add={(values) => command.run(Object.assign({ mockExamSectionId: sectionId }, questionSent(values)))}
          onDone={({ mockExamQuestionId }) => onAdded(mockExamQuestionId)}
          act="Add question"
          undone="No question was added."
        >
          <QuestionFields fieldOf={form.field} />
        </AddForm>
        {preview(form.values)}
      </div>
    </Dialog>
  );
}

interface EditQuestionProps {
  readonly question: Question;
  readonly preview: (values: QuestionValues) => ReactNode;
  readonly onClose: () => void;
}

export function EditQuestion({ question, preview, onClose }: EditQuestionProps) {
  const { mockExamQuestionId, mockExamQuestionNumber } = question;
  const command = useEditQuestion();
  const form = useEdit({
    name: `edit-question-${mockExamQuestionId}`,
    stands: questionTyped(question),
    seen: questionSeen(question),
    rules: questionRules,
  });
  return (
    <Dialog title={`Edit question ${mockExamQuestionNumber}`} open keepsDraft look="authoring-wide" onClose={onClose}>
      <div className="authoring-two">
        <div className="form">
          <EditForm
            form={form}
            command={command}
            labels={questionLabels}
            save={(values, seen) => {
              const sent = questionSent(values, form.touched);
              return command.run(Object.assign({ mockExamQuestionId, seen: seenOf(sent, seen) }, sent));
            }}
            onDone={onClose}
          >
            <QuestionFields fieldOf={form.field} />
          </EditForm>
          <QuestionPictures question={question} />
        </div>
        {preview(form.values)}
      </div>
    </Dialog>
  );
}
