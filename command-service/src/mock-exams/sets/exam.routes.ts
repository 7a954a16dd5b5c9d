import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import {
  addMockExamToSet,
  addSectionToMockExam,
  deleteMockExam,
  deleteMockExamSection,
  editMockExam,
  editMockExamSection,
  orderMockExamSections,
} from 'schemas/mock-exams/sets/exam.contract';
import { examSet } from './exam-set.decider';
import { idIn, setOf } from './ids';

const on = commandsTo(examSet);

/** Papers and their sections. The set of each is known by its id. */
export const examRoutes: readonly Route<CommandDeps>[] = [
  flow(addMockExamToSet, async ({ mockExamSetId: setId, examName, examTime }, tools) => {
    const paperId = idIn(setId, 'exam', tools);
    const data = { setId, paperId, name: examName.trim(), minutes: Number(examTime) };
    await tools.handle(examSet, setId, { type: 'AddPaper', data });
    return { mockExamId: paperId };
  }),
  on(editMockExam, ({ mockExamId: paperId, examName, examTime, seen }) => {
    const setId = setOf(paperId);
    const data = { setId, paperId, name: examName.trim(), minutes: Number(examTime), seen };
    return { id: setId, command: { type: 'EditPaper', data } };
  }),
  on(deleteMockExam, ({ mockExamId: paperId }) => {
    const setId = setOf(paperId);
    return { id: setId, command: { type: 'DeletePaper', data: { setId, paperId } } };
  }),
  on(orderMockExamSections, ({ mockExamId: paperId, mockExamSectionIds: sectionIds }) => {
    const setId = setOf(paperId);
    return { id: setId, command: { type: 'OrderSections', data: { setId, paperId, sectionIds } } };
  }),
  flow(addSectionToMockExam, async ({ mockExamId: paperId, ...typed }, tools) => {
    const setId = setOf(paperId);
    const sectionId = idIn(setId, 'section', tools);
    const data = { setId, paperId, section: sectionOf(sectionId, typed) };
    await tools.handle(examSet, setId, { type: 'AddSection', data });
    return { mockExamSectionId: sectionId };
  }),
  on(editMockExamSection, ({ mockExamSectionId: sectionId, seen, ...typed }) => {
    const setId = setOf(sectionId);
    return { id: setId, command: { type: 'EditSection', data: { setId, section: sectionOf(sectionId, typed), seen } } };
  }),
  on(deleteMockExamSection, ({ mockExamSectionId: sectionId }) => {
    const setId = setOf(sectionId);
    return { id: setId, command: { type: 'DeleteSection', data: { setId, sectionId } } };
  }),
];

type TypedSection = Omit<RequestOf<typeof editMockExamSection>, 'mockExamSectionId' | 'seen'>;

/** Under the name of a table clients send what is to be read as well: a table has no `||`. */
function sectionOf(sectionId: string, typed: TypedSection) {
  const { sectionTitle, sectionInstructions = '', sectionDuration, exampleInstructions = '', subject } = typed;
  const { tableData = '', passage = '' } = typed;
  const isRead = tableData.includes('||') && passage === '';
  return {
    sectionId,
    subject,
    name: sectionTitle.trim(),
    instructions: sectionInstructions.trim(),
    minutes: Number(sectionDuration),
    exampleText: exampleInstructions.trim(),
    tableText: isRead ? '' : tableData.trim(),
    passage: (isRead ? tableData : passage).trim(),
  };
}
