import { expect, it } from '@jest/globals';
import type { Projection } from 'platform/projections';
import { golden } from '../../../testing/golden';
import { rowsOf } from '../../../testing/rows-of';
import { mockKeysProjection } from '../keys/mock-keys.projection';
import { mockSetPapersProjection } from './mock-set-papers.projection';
import { mockSetQuestionsProjection } from './mock-set-questions.projection';
import { mockSetSectionsProjection } from './mock-set-sections.projection';
import { mockSetVersionsProjection } from './mock-set-versions.projection';
import { mockSetsProjection } from './mock-sets.projection';

const setId = 's';
const [paperId, sectionId] = ['s.p', 's.s'];
const question = (questionId: string, number: number) => ({
  questionId,
  number,
  text: 'Q',
  options: [],
  answer: '' as const,
  explanation: '',
});
const section = (id: string) => ({
  sectionId: id,
  name: id,
  subject: 'VR' as const,
  instructions: '',
  exampleText: '',
  tableText: '',
  passage: '',
});
const written = [
  golden('MockExamSetCreated', { setId, clonedFrom: undefined }),
  golden('MockExamPaperAdded', { setId, paperId, place: 0 }),
  golden('MockExamPaperAdded', { setId, paperId: 's.p2', place: 1 }),
  golden('MockExamSectionAdded', { setId, paperId, section: section(sectionId), place: 0 }),
  golden('MockExamSectionAdded', { setId, paperId, section: section('s.s2'), place: 1 }),
  golden('MockExamQuestionAdded', { setId, sectionId, question: question('s.q1', 4), place: 0 }),
  golden('MockExamQuestionAdded', { setId, sectionId, question: question('s.q2', 5), place: 1 }),
];
const after = (projection: Projection, ...events: Parameters<typeof rowsOf>[1][]) =>
  rowsOf(projection, ...written, ...events);
const all = [mockSetsProjection, mockSetPapersProjection, mockSetSectionsProjection, mockSetQuestionsProjection];

it('puts papers, sections and questions in the order that is told, and numbers questions on', () => {
  const papers = golden('MockExamPapersOrdered', { setId, paperIds: ['s.p2', paperId] });
  expect(after(mockSetPapersProjection, papers)).toMatchObject([
    { paperId, place: 1 },
    { paperId: 's.p2', place: 0 },
  ]);
  const sections = golden('MockExamSectionsOrdered', { setId, paperId, sectionIds: ['s.s2', sectionId] });
  expect(after(mockSetSectionsProjection, sections)).toMatchObject([{ place: 1 }, { place: 0 }]);
  const questions = golden('MockExamQuestionsOrdered', {
    setId,
    sectionId,
    firstNumber: 4,
    questionIds: ['s.q2', 's.q1'],
  });
  expect(after(mockSetQuestionsProjection, questions)).toMatchObject([
    { questionId: 's.q1', place: 1, number: 5 },
    { questionId: 's.q2', place: 0, number: 4 },
  ]);
});

it('takes along what stood in what is deleted, and leaves the rest', () => {
  const gone = { setId, paperId, sectionId, questionIds: ['s.q1', 's.q2'] };
  const counts = (...events: Parameters<typeof rowsOf>[1][]) => all.map((table) => after(table, ...events).length);
  expect(counts()).toEqual([1, 2, 2, 2]);
  expect(counts(golden('MockExamQuestionDeleted', { setId, sectionId, questionId: 's.q1' }))).toEqual([1, 2, 2, 1]);
  expect(counts(golden('MockExamSectionDeleted', gone))).toEqual([1, 2, 1, 0]);
  const paper = { setId, paperId, sectionIds: [sectionId, 's.s2'], questionIds: ['s.q1', 's.q2'] };
  expect(counts(golden('MockExamPaperDeleted', paper))).toEqual([1, 1, 0, 0]);
  const { paperId: _, ...set } = paper;
  expect(counts(golden('MockExamSetDeleted', { ...set, paperIds: [paperId, 's.p2'] }))).toEqual([0, 0, 0, 0]);
});

it('empties what an edit no longer says', () => {
  const pictured = { ...section(sectionId), minutes: 6, picture: { kind: 'drawn' as const, svg: '<svg/>', alt: '' } };
  const rows = after(
    mockSetSectionsProjection,
    golden('MockExamSectionEdited', { setId, paperId, section: pictured }),
    golden('MockExamSectionEdited', { setId, paperId, section: section(sectionId) }),
  );
  expect(rows[0]).toMatchObject({ minutes: null, picture: null });
});

it('knows whether a set was changed since it was published, and a copy that is not whole', () => {
  const published = golden('MockExamSetPublished', { setId });
  expect(after(mockSetsProjection, published)).toMatchObject([{ isChanged: false, setVersion: 1, isWhole: true }]);
  const changed = golden('MockExamPaperDeleted', { setId, paperId });
  expect(after(mockSetsProjection, published, changed)).toMatchObject([{ isChanged: true, setVersion: 1 }]);
  const copy = golden('MockExamSetCreated', { setId: 'c' });
  expect(rowsOf(mockSetsProjection, copy)).toMatchObject([{ isWhole: false }]);
  expect(rowsOf(mockSetsProjection, copy, golden('MockExamSetCloned', { setId: 'c' }))).toMatchObject([
    { isWhole: true },
  ]);
});

it('has the last keys of a paper', () => {
  const first = golden('MockExamKeysPublished', { paperHash: 'f'.repeat(64), keyVersion: 1 });
  const second = golden('MockExamKeysPublished', { paperHash: 'f'.repeat(64), keyVersion: 2, keys: [] });
  expect(rowsOf(mockKeysProjection, first, second)).toMatchObject([{ keyVersion: 2, keys: [] }]);
});

it('keeps each version that was published, once, and also of a set that is gone', () => {
  const versions = [1, 2, 2].map((setVersion) => golden('MockExamSetPublished', { setId, setVersion }));
  const gone = golden('MockExamSetDeleted', { setId });
  expect(after(mockSetVersionsProjection, ...versions, gone)).toMatchObject([
    { setId, setVersion: 1 },
    { setId, setVersion: 2 },
  ]);
});
