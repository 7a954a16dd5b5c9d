import type { AuthoredQuestion, AuthoredSection, SetDetails } from 'schemas/mock-exams/sets/authored';

/** What an author had read of something, by the names that the calls have for it. */
export type Seen = Readonly<Record<string, string | undefined>>;

/** Whether all that was seen stands there still. */
export const isAsSeen = (seen: Seen | undefined, stands: Readonly<Record<string, string>>): boolean =>
  Object.entries(seen ?? {}).every(([name, text]) => text === undefined || text === stands[name]);

/** How the queries give them. */
export const detailsShown = ({ name, type, date, time }: SetDetails) => ({
  examSetName: name,
  examSetDate: date,
  examSetTime: time,
  examType: type,
});

export const paperShown = ({ name, minutes }: { readonly name: string; readonly minutes: number }) => ({
  examName: name,
  examTime: String(minutes),
});

export const sectionShown = (section: AuthoredSection) => ({
  sectionTitle: section.name,
  sectionInstructions: section.instructions,
  sectionDuration: String(section.minutes ?? ''),
  tableData: section.tableText,
  passage: section.passage,
  exampleInstructions: section.exampleText,
  subject: section.subject,
});

export const questionShown = ({ number, text, options, answer, explanation }: AuthoredQuestion) => ({
  questionNumber: String(number),
  questionText: text,
  multipleChoiceOptions: options.map((option) => option.text).join('||'),
  correctAnswer: answer,
  explanation,
});
