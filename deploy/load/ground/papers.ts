import { streamOf } from 'platform/event-store';
import type { Paper, PublishedSet } from 'schemas/mock-exams/paper';
import { drawMockExamPassage, drawMockExamQuestions } from 'schemas/mock-exams/sets/drawing.contract';
import { addMockExamToSet, addSectionToMockExam } from 'schemas/mock-exams/sets/exam.contract';
import { createMockExamSet, publishMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { personWith, type Town } from '../../system/people/people';
import type { Client } from '../../system/running/client';

const FORTNIGHT_MS = 14 * 86_400_000;

/** Of each section: as much to read, to look at and to reckon as a paper of fifty minutes has. */
const sections = [
  { subject: 'NVR', topic: 'nvr-rotation', count: 10 },
  { subject: 'NVR', topic: 'nvr-matrix', count: 10 },
  { subject: 'MATHS', topic: 'fractions', count: 20 },
  { subject: 'ENGLISH', topic: 'synonyms', count: 10 },
] as const;

/** Writes and publishes a set of two papers by the calls of an author. */
export async function publishSet(town: Town): Promise<{ readonly set: PublishedSet; readonly papers: Paper[] }> {
  const { client } = await personWith(town, ['ROLE_ADMIN']);
  const { mockExamSetId } = await client.call(createMockExamSet, {
    examSetName: 'Under load',
    examSetDate: new Date(Date.now() + FORTNIGHT_MS).toISOString().slice(0, 10),
    examSetTime: '10:00',
    examType: 'GL',
  });
  for (const examName of ['Paper 1', 'Paper 2']) await writePaper(client, mockExamSetId, examName);
  await client.call(publishMockExamSet, { mockExamSetId });
  const history = await town.ground.log.readStream(streamOf('examset', mockExamSetId));
  const published = history.at(-1)?.data as PublishedSet | undefined;
  if (!published) throw new Error('the set was not published');
  const papers = await Promise.all(published.papers.map(({ paperHash }) => paperOf(town, paperHash)));
  return { set: setOf(published), papers };
}

/** The ids of all questions of these papers, in their order. */
export const questionsOf = (papers: readonly Paper[]): string[] =>
  papers.flatMap(({ sections: parts }) =>
    parts.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
  );

async function writePaper(client: Client, mockExamSetId: string, examName: string): Promise<void> {
  const { mockExamId } = await client.call(addMockExamToSet, { mockExamSetId, examName, examTime: 50 });
  const section = async (sectionTitle: string, subject: 'NVR' | 'MATHS' | 'ENGLISH') =>
    (await client.call(addSectionToMockExam, { mockExamId, sectionTitle, sectionDuration: 10, subject }))
      .mockExamSectionId;
  for (const { subject, topic, count } of sections) {
    const mockExamSectionId = await section(topic, subject);
    await client.call(drawMockExamQuestions, { mockExamSectionId, topic, level: 3, count });
  }
  await client.call(drawMockExamPassage, { mockExamSectionId: await section('To read', 'ENGLISH') });
}

async function paperOf({ ground }: Town, paperHash: string): Promise<Paper> {
  const [kept] = await ground.log.readStream(streamOf('exampaper', paperHash));
  if (kept?.type !== 'MockExamPaperKept') throw new Error('a paper was published and not kept');
  return kept.data['paper'] as Paper;
}

const setOf = ({ setId, setVersion, name, type, papers, publishedAt }: PublishedSet): PublishedSet => ({
  setId,
  setVersion,
  name,
  type,
  papers,
  publishedAt,
});
