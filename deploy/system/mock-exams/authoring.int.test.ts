import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addQuestionsFromFile, takeMockExamQuestionsFile } from 'schemas/mock-exams/sets/csv.contract';
import { drawMockExamPassage, drawMockExamQuestions } from 'schemas/mock-exams/sets/drawing.contract';
import {
  addMockExamToSet,
  addSectionToMockExam,
  deleteMockExam,
  getMockExamPapersForSet,
  getMockExamSectionsForMockExam,
  orderMockExamSections,
} from 'schemas/mock-exams/sets/exam.contract';
import { getMockExamSetOutline } from 'schemas/mock-exams/sets/outline.contract';
import {
  addImageToMockExamSection,
  getMockExamImage,
  getMockExamSectionImage,
} from 'schemas/mock-exams/sets/pictures.contract';
import { getMockExamQuestionsForSections, orderMockExamQuestions } from 'schemas/mock-exams/sets/question.contract';
import { createMockExamSet, getMockExamSets, publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { getMockExamSetVersions, getPublishedMockExam } from 'schemas/mock-exams/sets/versions.contract';
import { personWith } from '../people/people';
import type { Client } from '../running/client';
import { startSystem, type System } from '../running/system';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let system: System;
let author: Client;
let child: Client;
beforeAll(async () => {
  system = await startSystem();
  author = (await personWith(system, ['ROLE_ADMIN'])).client;
  child = (await personWith(system, ['ROLE_USER', 'ROLE_MOCK_EXAM_STUDENT'])).client;
});
afterAll(() => system.stop());

it('writes a set, from its first line to its pictures, reads all of it back, and publishes it', async () => {
  const { mockExamSetId } = await author.call(createMockExamSet, {
    examSetName: 'Autumn 1',
    examSetDate: '2026-12-05',
    examSetTime: '10:00',
    examType: 'GL',
  });
  const newExam = async (examName: string) =>
    (await author.call(addMockExamToSet, { mockExamSetId, examName, examTime: 50 })).mockExamId;
  const [first, second, third] = [await newExam('Paper 1'), await newExam('Paper 2'), await newExam('Too much')];
  const newSection = async (mockExamId: string, sectionTitle: string) =>
    (
      await author.call(addSectionToMockExam, {
        mockExamId,
        sectionTitle,
        sectionDuration: 25,
        subject: 'NVR',
        tableData: 'Way,Children;Bus,"1,008"',
      })
    ).mockExamSectionId;
  const [figures, text, sums] = [
    await newSection(first, 'Figures'),
    await newSection(first, 'To read'),
    await newSection(second, 'Sums'),
  ];
  await author.call(drawMockExamQuestions, { mockExamSectionId: figures, topic: 'nvr-rotation', level: 2, count: 3 });
  await author.call(drawMockExamPassage, { mockExamSectionId: text });
  await author.call(drawMockExamQuestions, { mockExamSectionId: sums, topic: 'fractions', level: 3, count: 2 });
  const { picture } = await author.call(addImageToMockExamSection, {
    mockExamSectionId: figures,
    file: PNG,
    alt: 'A dot',
  });
  await author.call(deleteMockExam, { mockExamId: third });
  const { position: after } = await author.call(orderMockExamSections, {
    mockExamId: first,
    mockExamSectionIds: [text, figures],
  });

  expect(await author.call(getMockExamPapersForSet, { mockExamSetId }, { after })).toMatchObject([
    { mockExamId: first, examName: 'Paper 1', examDurationInMinutes: 50, sections: 2 },
    { mockExamId: second, sections: 1, questions: 2 },
  ]);
  const [, withFigures] = await author.call(getMockExamSectionsForMockExam, { mockExamId: first }, { after });
  expect(withFigures).toMatchObject({
    mockExamSectionId: figures,
    sectionImage: picture,
    questions: 3,
    table: [
      ['Way', 'Children'],
      ['Bus', '1,008'],
    ],
  });
  const questions = await author.call(getMockExamQuestionsForSections, { mockExamSectionId: figures }, { after });
  const ids = questions.map(({ mockExamQuestionId }) => mockExamQuestionId).reverse();
  const ordered = await author.call(orderMockExamQuestions, { mockExamSectionId: figures, mockExamQuestionIds: ids });
  const again = await author.call(
    getMockExamQuestionsForSections,
    { mockExamSectionId: figures },
    { after: ordered.position },
  );
  expect(again.map(({ mockExamQuestionId }) => mockExamQuestionId)).toEqual(ids);
  expect(again.map(({ mockExamQuestionNumber }) => mockExamQuestionNumber)).toEqual([1, 2, 3]);

  // The bytes are those of the hash, for staff alone.
  const hash = picture.kind === 'kept' ? picture.hash : '';
  const { image } = await author.call(getMockExamSectionImage, { mockExamSectionId: figures }, { after });
  expect(
    createHash('sha256')
      .update(Buffer.from(image ?? '', 'base64'))
      .digest('hex'),
  ).toBe(hash);
  const [seen, hidden] = [await author.send(getMockExamImage, { hash }), await child.send(getMockExamImage, { hash })];
  expect([seen.status, seen.headers.get('content-type'), hidden.status]).toEqual([200, 'image/webp', 403]);

  // What went out as a file comes in as one: in place of what has its numbers, or by numbers that no question has yet.
  const { text: csv } = await author.send(takeMockExamQuestionsFile, { mockExamSectionId: sums }, { after });
  const checked = (file: string) =>
    author.call(addQuestionsFromFile, { mockExamSectionId: sums, csv: file, checkOnly: true });
  expect(await checked(csv)).toMatchObject({ kind: 'not-fit' });
  const back = { mockExamSectionId: sums, csv, checkOnly: true, onTaken: 'replace' } as const;
  expect(await author.call(addQuestionsFromFile, back)).toMatchObject({ kind: 'checked', replaced: 0, fresh: 0 });
  const renumbered = csv.replaceAll(/^\d+/gm, (number) => String(Number(number) + 2));
  expect(await checked(renumbered)).toMatchObject({ kind: 'checked', questions: 2 });

  const published = await author.call(publishMockExamSet, { mockExamSetId });
  const [set] = await author.call(getMockExamSets, { mockExamSetId }, { after: published.position });
  expect(set).toMatchObject({ setVersion: 1, isChanged: false, papers: [{ paperId: first }, { paperId: second }] });

  // Where each thing stands, and what a child sees of what was published.
  const from = { after: published.position };
  const { exams } = await author.call(getMockExamSetOutline, { mockExamSetId }, from);
  expect(exams).toMatchObject([
    { sections: [{ mockExamSectionId: text }, { questions: ids.map((id) => ({ mockExamQuestionId: id })) }] },
    { sections: [{ questions: [{}, {}] }] },
  ]);
  const versions = await author.call(getMockExamSetVersions, { mockExamSetId }, from);
  expect(versions).toMatchObject([{ setVersion: 1, examSetName: 'Autumn 1', changes: [] }]);
  const hashes = versions.flatMap(({ papers }) => papers.map(({ paperHash }) => paperHash));
  const papers = await Promise.all(hashes.map((paperHash) => author.call(getPublishedMockExam, { paperHash }, from)));
  expect(papers).toMatchObject([
    { paper: { paperId: first, sections: [{ sectionId: text }, { sectionId: figures }] } },
    { paper: { paperId: second } },
  ]);
});
