import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, orNull, SeenLine, Shape, Text } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { MOST_SECTIONS, PaperSubject, Picture } from '../paper';
import { AuthoredSection, Minutes, notChanged, SeenText } from './authored';

/** A number, or its digits. */
export const TypedMinutes = Type.Union([
  Minutes,
  Type.String({ maxLength: 3, pattern: '^0*([1-9]\\d?|[12]\\d\\d|300)$' }),
]);

/** In minutes, as the spec has it. */
const paper = { examName: SeenLine(200), examTime: TypedMinutes };

export const addMockExamToSet = command({
  call: 'POST /addMockExamToSet',
  who: admins,
  summary: 'Adds a paper to a set.',
  request: { email: ownEmail, mockExamSetId: Id, ...paper },
  reply: { mockExamId: Id },
  refusals: [...notChanged, 'MockExamFull'],
});

const missing = [...notChanged, 'MockExamNotFound'] as const;

export const editMockExam = command({
  call: 'POST /editMockExam',
  who: admins,
  summary: 'Calls a paper something else, or gives it another length.',
  request: {
    email: ownEmail,
    mockExamId: Id,
    ...paper,
    seen: Maybe(Shape({ examName: SeenText, examTime: SeenText })),
  },
  refusals: [...missing, 'MockExamEditedMeanwhile'],
});

export const deleteMockExam = command({
  call: 'POST /deleteMockExam',
  who: admins,
  summary: 'Takes a paper out of its set, with its sections and questions.',
  request: { email: ownEmail, mockExamId: Id },
  refusals: missing,
});

export const orderMockExamSections = command({
  call: 'POST /orderMockExamSections',
  who: admins,
  summary: 'Puts the sections of a paper in order: all of them, each once.',
  request: { email: ownEmail, mockExamId: Id, mockExamSectionIds: Type.Array(Id, { maxItems: MOST_SECTIONS }) },
  refusals: [...missing, 'MockExamOrderNotWhole'],
});

const section = {
  sectionTitle: SeenLine(200),
  sectionInstructions: Maybe(Text(4_000)),
  sectionDuration: TypedMinutes,
  /** A table: `,` between cells, `;` between rows. A text with `||` in it is one to read: a new line, `||p||` a paragraph. */
  tableData: Maybe(Text(12_000)),
  /** The text to read by itself, beside a table. */
  passage: Maybe(Text(12_000)),
  exampleInstructions: Maybe(Text(4_000)),
  subject: PaperSubject,
};

export const addSectionToMockExam = command({
  call: 'POST /addSectionToMockExam',
  who: admins,
  summary: 'Adds a section to a paper.',
  bodyKiB: 128,
  request: { email: ownEmail, mockExamId: Id, ...section },
  reply: { mockExamSectionId: Id },
  refusals: [...missing, 'MockExamFull'],
});

const sectionMissing = [...notChanged, 'MockExamSectionNotFound'] as const;

const SeenSection = Shape({
  sectionTitle: SeenText,
  sectionInstructions: SeenText,
  sectionDuration: SeenText,
  tableData: SeenText,
  passage: SeenText,
  exampleInstructions: SeenText,
  subject: SeenText,
});

export const editMockExamSection = command({
  call: 'POST /editMockExamSection',
  who: admins,
  summary: 'Changes all of a section but its pictures and its questions.',
  bodyKiB: 256,
  request: { email: ownEmail, mockExamSectionId: Id, ...section, seen: Maybe(SeenSection) },
  refusals: [...sectionMissing, 'MockExamEditedMeanwhile'],
});

export const deleteMockExamSection = command({
  call: 'POST /deleteMockExamSection',
  who: admins,
  summary: 'Takes a section out of its paper, with its questions.',
  request: { email: ownEmail, mockExamSectionId: Id },
  refusals: sectionMissing,
});

export const getMockExamPapersForSet = query({
  call: 'POST /getMockExamPapersForSet',
  who: admins,
  summary: 'The papers of a set in their order, as they are being written.',
  request: { email: ownEmail, mockExamSetId: Id },
  reply: Type.Array(
    Shape({
      mockExamId: Id,
      examName: Type.String(),
      examDurationInMinutes: Minutes,
      sections: Count,
      questions: Count,
    }),
  ),
});

export const getMockExamSectionsForMockExam = query({
  call: 'POST /getMockExamSectionsForMockExam',
  who: admins,
  summary: 'The sections of a paper in their order, as they are being written.',
  request: { email: ownEmail, mockExamId: Id },
  reply: Type.Array(
    Shape({
      mockExamSectionId: Id,
      sectionName: Type.String(),
      sectionInstructions: Type.String(),
      sectionDuration: orNull(Minutes),
      subject: PaperSubject,
      exampleText: Type.String(),
      exampleImage: orNull(Picture),
      sectionImage: orNull(Picture),
      tableData: AuthoredSection.properties.tableText,
      /** Its rows; null where there is none, or none that can be read. */
      table: orNull(Type.Array(Type.Array(Type.String()))),
      passage: Type.String(),
      questions: Count,
    }),
  ),
});
