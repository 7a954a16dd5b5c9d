import type { Paper, PaperQuestion, PaperSection, Picture } from 'schemas/mock-exams/paper';
import type { OutlinedExam, OutlinedSection, Question, Section } from '../api';
import { paragraphsKept } from '../texts/passage-text';
import { textsOf, type QuestionValues } from './question-values';

type Optional<T> = T | null | undefined;

/** A section as a child would see it, were it published now; `before` questions stand in the paper above it. */
export function draftSection(section: Section, questions: readonly PaperQuestion[]): PaperSection {
  const { mockExamSectionId, sectionName, subject, sectionInstructions, sectionDuration } = section;
  const { exampleText, exampleImage, sectionImage, table, passage } = section;
  const hasExample = exampleText !== '' || exampleImage !== null;
  return {
    sectionId: mockExamSectionId,
    name: sectionName,
    subject,
    instructions: sectionInstructions,
    ...(sectionDuration !== null && { minutes: sectionDuration }),
    ...(hasExample && { example: { text: exampleText, ...pictureOf(exampleImage) } }),
    ...pictureOf(sectionImage),
    ...(table && { table }),
    ...(passage !== '' && { passage }),
    questions: [...questions],
  };
}

/** Numbered as they are in what is published: through, whatever was typed. */
export const draftQuestions = (questions: readonly Question[], before: number): readonly PaperQuestion[] =>
  questions.map((question, n) => ({
    questionId: question.mockExamQuestionId,
    number: before + n + 1,
    text: question.mockExamQuestionText,
    ...pictureOf(question.mockExamQuestionImage),
    options: question.options,
  }));

/** What is being typed, as it would stand there. */
export const typedQuestion = (values: QuestionValues, stands: Optional<Question>): PaperQuestion => ({
  questionId: stands?.mockExamQuestionId ?? 'new',
  number: Number(values.number) || 1,
  text: paragraphsKept(values.text),
  ...pictureOf(stands?.mockExamQuestionImage),
  options: textsOf(values).map((text, n) => ({ text, ...pictureOf(stands?.options[n]?.picture) })),
});

/** A paper of one of its sections: those above it stand there without their questions, so that it keeps its place. */
export const draftPaper = (
  { examName, examDurationInMinutes, sections }: OutlinedExam,
  shown: PaperSection,
): Paper => ({
  paperId: 'draft',
  name: examName,
  minutes: examDurationInMinutes,
  sections: [...sections.slice(0, Math.max(0, placeOf(shown, sections))).map(emptySection), shown],
});

const placeOf = ({ sectionId }: PaperSection, sections: readonly OutlinedSection[]): number =>
  sections.findIndex(({ mockExamSectionId }) => mockExamSectionId === sectionId);

const emptySection = ({ mockExamSectionId, sectionName, subject }: OutlinedSection): PaperSection => ({
  sectionId: mockExamSectionId,
  name: sectionName,
  subject,
  instructions: '',
  questions: [],
});

const pictureOf = (picture: Optional<Picture>) => (picture ? { picture } : {});

/** The hashes of all uploaded pictures in it. */
export function hashesIn({ sections }: Paper): readonly string[] {
  const pictures = sections.flatMap(({ picture, example, questions }) => [
    picture,
    example?.picture,
    ...questions.flatMap((question) => [question.picture, ...question.options.map((option) => option.picture)]),
  ]);
  return [...new Set(pictures.flatMap((one) => (one?.kind === 'kept' ? [one.hash] : [])))];
}
