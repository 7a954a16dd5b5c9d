import type { ReactNode } from 'react';
import { useOpenForm } from '../addresses';
import type { Question } from '../api';
import { DrawPassage } from '../drawing/draw-passage';
import { DrawQuestions } from '../drawing/draw-questions';
import { QuestionsFile } from '../files/questions-file';
import { SectionPictures } from '../pictures/section-pictures';
import { PreviewPanel } from '../preview/preview-panel';
import { EditSection } from '../sections/section-form';
import { DeleteQuestion } from './delete-question';
import { draftPaper, draftSection, typedQuestion } from './draft-paper';
import { AddQuestion, EditQuestion } from './question-form';
import { numberAfter, type QuestionValues } from './question-values';
import type { Written } from './use-section';

interface SectionFormsProps {
  readonly written: Written;
  readonly onAdded: (questionId: string, said?: string) => void;
}

/** The form that the address names. */
export function SectionForms({ written, onAdded }: SectionFormsProps) {
  const { section, questions } = written;
  const { form, of, close } = useOpenForm();
  const { mockExamSectionId: sectionId } = section;
  const question = questions.find(({ mockExamQuestionId }) => mockExamQuestionId === of);
  const preview = (values: QuestionValues) => <TypedPreview written={written} question={question} values={values} />;
  const forms: Readonly<Record<string, ReactNode>> = {
    question: (
      <AddQuestion
        sectionId={sectionId}
        number={numberAfter(questions)}
        preview={preview}
        onAdded={onAdded}
        onClose={close}
      />
    ),
    'edit-section': <EditSection section={section} onClose={close} />,
    pictures: <SectionPictures section={section} onClose={close} />,
    draw: (
      <DrawQuestions
        section={section}
        questions={questions}
        onDrawn={([first = ''], said) => onAdded(first, said)}
        onClose={close}
      />
    ),
    'draw-passage': <DrawPassage sectionId={sectionId} onClose={close} />,
    file: (
      <QuestionsFile
        sectionId={sectionId}
        sectionName={section.sectionName}
        questions={questions.length}
        onClose={close}
      />
    ),
    ...(question && {
      'edit-question': <EditQuestion question={question} preview={preview} onClose={close} />,
      'delete-question': <DeleteQuestion question={question} onClose={close} />,
    }),
  };
  return form !== null && Object.hasOwn(forms, form) ? forms[form] : null;
}

interface TypedPreviewProps extends Pick<SectionFormsProps, 'written'> {
  readonly question: Question | undefined;
  readonly values: QuestionValues;
}

/** What is being typed, as the child would see it. */
function TypedPreview({ written: { exam, section }, question, values }: TypedPreviewProps) {
  const typed = typedQuestion(values, question);
  const paper = draftPaper(exam, draftSection(section, [typed]));
  return <PreviewPanel paper={paper} title={exam.examName} here={typed.questionId} />;
}
