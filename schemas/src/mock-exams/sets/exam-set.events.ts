import Type from 'typebox';
import { events, Maybe, type EventOf } from '../../describe/events';
import { Id, Text } from '../../describe/schema';
import { MOST_PAPER_QUESTIONS, MOST_SECTION_QUESTIONS, MOST_SECTIONS, PublishedSet } from '../paper';
import { AuthoredQuestion, AuthoredSection, Minutes, MOST_PAPERS, Place, SetDetails } from './authored';

const ids = (maxItems: number) => Type.Array(Id, { maxItems });
const details = SetDetails.properties;
const paper = { setId: Id, paperId: Id, name: Text(200), minutes: Minutes };
const sectionOf = { setId: Id, paperId: Id, section: AuthoredSection };
const questionOf = { setId: Id, sectionId: Id, question: AuthoredQuestion };

/**
 * A set being written, each edit an event. Streams: `examset-<setId>`. Ids of what stands in it begin with the id of the
 * set (`<setId>.…`), so that a call that names a question alone finds its set. What is deleted takes along what stood in it.
 */
export const examSetEvents = events({
  /** `clonedFrom`: it is a copy, and whole once that is said. */
  MockExamSetCreated: { setId: Id, ...details, clonedFrom: Maybe(Id) },
  MockExamSetCloned: { setId: Id, clonedFrom: Id },
  MockExamSetEdited: { setId: Id, ...details },
  MockExamSetDeleted: {
    setId: Id,
    paperIds: ids(MOST_PAPERS),
    sectionIds: ids(MOST_PAPERS * MOST_SECTIONS),
    questionIds: ids(MOST_PAPERS * MOST_PAPER_QUESTIONS),
  },

  MockExamPaperAdded: { ...paper, place: Place },
  MockExamPaperEdited: paper,
  MockExamPaperDeleted: {
    setId: Id,
    paperId: Id,
    sectionIds: ids(MOST_SECTIONS),
    questionIds: ids(MOST_PAPER_QUESTIONS),
  },
  MockExamPapersOrdered: { setId: Id, paperIds: ids(MOST_PAPERS) },

  MockExamSectionAdded: { ...sectionOf, place: Place },
  MockExamSectionEdited: sectionOf,
  MockExamSectionDeleted: { setId: Id, paperId: Id, sectionId: Id, questionIds: ids(MOST_SECTION_QUESTIONS) },
  MockExamSectionsOrdered: { setId: Id, paperId: Id, sectionIds: ids(MOST_SECTIONS) },

  MockExamQuestionAdded: { ...questionOf, place: Place },
  MockExamQuestionEdited: questionOf,
  MockExamQuestionDeleted: { setId: Id, sectionId: Id, questionId: Id },
  /** They are numbered on from `firstNumber` with it. */
  MockExamQuestionsOrdered: {
    setId: Id,
    sectionId: Id,
    firstNumber: AuthoredQuestion.properties.number,
    questionIds: ids(MOST_SECTION_QUESTIONS),
  },

  /** `changes`: what differs from the version before, a sentence each; the content stands in `exampaper-<hash>`. */
  MockExamSetPublished: { ...PublishedSet.properties, changes: Type.Array(Text(300), { maxItems: 200 }) },
});
export type ExamSetEvent = EventOf<typeof examSetEvents>;
