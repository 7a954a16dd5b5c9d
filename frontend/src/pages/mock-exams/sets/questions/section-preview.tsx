import type { Question } from '../api';
import { PreviewPanel } from '../preview/preview-panel';
import { draftPaper, draftQuestions, draftSection } from './draft-paper';
import type { Written } from './use-section';

interface SectionPreviewProps {
  readonly written: Written;
  readonly chosen: Question | undefined;
  readonly onChoose: (questionId: string) => void;
}

/** The questions of a section as the child sees them. */
export function SectionPreview({ written, chosen, onChoose }: SectionPreviewProps) {
  const { exam, section, questions, before } = written;
  if (questions.length === 0) return null;
  const paper = draftPaper(exam, draftSection(section, draftQuestions(questions, before)));
  return <PreviewPanel paper={paper} title={exam.examName} here={chosen?.mockExamQuestionId} onShow={onChoose} />;
}
