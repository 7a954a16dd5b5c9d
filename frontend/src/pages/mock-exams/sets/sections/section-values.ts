import { paperSubjects, type PaperSubjectName } from 'schemas/mock-exams/paper';
import { required } from '../../../../parts/form/rules';
import type { Section } from '../api';
import { minutesRule } from '../frame/minutes-rule';
import { paragraphsKept, paragraphsTyped, passageKept, passageTyped } from '../texts/passage-text';
import { fieldOfTable, tableKept, unreadable } from '../texts/table-grid';

/** What stands in the form of a section. */
export type SectionValues = Readonly<
  Record<'title' | 'minutes' | 'subject' | 'instructions' | 'example' | 'table' | 'passage', string>
>;

export const emptySection: SectionValues = {
  title: '',
  minutes: '',
  subject: paperSubjects[0],
  instructions: '',
  example: '',
  table: '',
  passage: '',
};

export const sectionLabels: SectionValues = {
  title: 'title',
  minutes: 'length',
  subject: 'subject',
  instructions: 'instructions',
  example: 'example',
  table: 'table',
  passage: 'text to read',
};

export const subjectWords: Readonly<Record<PaperSubjectName, string>> = {
  MATHS: 'Maths',
  ENGLISH: 'English',
  VR: 'Verbal Reasoning',
  NVR: 'Non-Verbal Reasoning',
};

export const sectionRules = {
  title: required('A section title is required for the exam'),
  minutes: minutesRule('A duration is required for the section'),
  table: (field: string) =>
    unreadable(field) === undefined ? undefined : 'Every row needs as many cells as the first.',
};

export const sectionTyped = (section: Section): SectionValues => ({
  title: section.sectionName,
  minutes: section.sectionDuration === null ? '' : String(section.sectionDuration),
  subject: section.subject,
  instructions: paragraphsTyped(section.sectionInstructions),
  example: paragraphsTyped(section.exampleText),
  table: fieldOfTable(section.tableData),
  passage: passageTyped(section.passage),
});

/** A section as it was read, in the words of the call. */
export const sectionSeen = (section: Section) => ({
  sectionTitle: section.sectionName,
  sectionInstructions: section.sectionInstructions,
  sectionDuration: String(section.sectionDuration ?? ''),
  subject: section.subject,
  exampleInstructions: section.exampleText,
  tableData: section.tableData,
  passage: section.passage,
});

/** As the service takes it: all of a section, whatever of it was changed. */
export const sectionSent = (values: SectionValues) => ({
  sectionTitle: values.title,
  sectionInstructions: paragraphsKept(values.instructions),
  sectionDuration: values.minutes.trim(),
  subject: paperSubjects.find((subject) => subject === values.subject) ?? paperSubjects[0],
  exampleInstructions: paragraphsKept(values.example),
  tableData: tableKept(values.table),
  passage: passageKept(values.passage),
});
