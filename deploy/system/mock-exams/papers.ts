import { createHash, randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import type { Paper, QuestionKey } from 'schemas/mock-exams/paper';
import type { AssignedSet } from 'schemas/mock-exams/sessions/exam-session';
import { happened, type Town } from '../people/people';

const QUESTIONS = 8;

/** A set as sessions are given it, with what stands in it and what must not be told of it. */
export interface KeptSet {
  readonly set: AssignedSet;
  /** Questions of each paper. */
  readonly questionIds: readonly (readonly string[])[];
  /** The words of its questions. */
  readonly words: readonly string[];
  /** Explanations, and the names of what its questions were drawn from. */
  readonly secrets: readonly string[];
}

/** Writes two published papers down, as publishing leaves them; all of their words are found nowhere else. */
export async function keepSet(system: Pick<Town, 'ground'>, minutes: readonly number[]): Promise<KeptSet> {
  const setId = randomUUID();
  const papers = minutes.map((length, index) => paperOf(`${setId}.${index + 1}`, length));
  const keys = papers.map(keysOf);
  const pinned = papers.map((paper) => {
    const { paperId, name, minutes: lasting } = paper;
    return {
      paperId,
      name,
      minutes: lasting,
      paperHash: createHash('sha256').update(JSON.stringify(paper)).digest('hex'),
    };
  });
  for (const [index, { paperHash }] of pinned.entries()) {
    const [paper, of] = [papers[index], keys[index]];
    if (!paper || !of) throw new Error('there is no such paper');
    const version = { paperHash, setId, setVersion: 1 };
    await happened(system, streamOf('exampaper', paperHash), [
      { type: 'MockExamPaperKept', data: { ...version, paper } },
    ]);
    const data = { ...version, keyVersion: 1, keys: of };
    await happened(system, streamOf('examkey', paperHash), [{ type: 'MockExamKeysPublished', data }]);
  }
  const publishedAt = new Date().toISOString();
  const named = { setId, setVersion: 1, name: 'Autumn', type: 'GL', papers: pinned, publishedAt } as const;
  const questions = papers.map(questionsOf);
  return {
    set: { ...named, papers: pinned, breakMinutes: 0, closesAfterMinutes: 30 },
    questionIds: questions.map((some) => some.map(({ questionId }) => questionId)),
    words: questions.flat().map(({ text }) => text),
    secrets: keys.flat().flatMap(({ explanation, drawnFrom }) => [explanation, drawnFrom?.questionType ?? explanation]),
  };
}

const questionsOf = ({ sections }: Paper) => sections.flatMap(({ questions }) => questions);

function paperOf(paperId: string, minutes: number): Paper {
  const questions = Array.from({ length: QUESTIONS }, (_, n) => ({
    questionId: `${paperId}.q${n + 1}`,
    number: n + 1,
    text: `How many ${randomUUID()} are ${n + 4}?`,
    options: ['4', '5', '6', '7', '8'].map((text) => ({ text })),
  }));
  const section = { sectionId: `${paperId}.s`, name: 'Number', subject: 'MATHS', instructions: '', questions } as const;
  return { paperId, name: `Paper ${paperId.slice(-1)}`, minutes, sections: [{ ...section, questions }] };
}

const keysOf = (paper: Paper): QuestionKey[] =>
  questionsOf(paper).map(({ questionId }) => ({
    questionId,
    answer: 'C',
    explanation: `Because of ${randomUUID()}.`,
    drawnFrom: { questionType: `type-${randomUUID()}`, topic: 'fractions', subTopic: 'adding', level: 3 },
  }));
