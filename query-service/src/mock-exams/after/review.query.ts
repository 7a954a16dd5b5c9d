import type { BlobStore } from 'platform/blobs';
import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { getMockExamPaperWithUserAnswerSet } from 'schemas/mock-exams/after/after.contract';
import type { StandingKey } from 'schemas/mock-exams/keys/standing-keys';
import { mockQuestionSteps } from 'schemas/mock-exams/after/after.tables';
import { mockKeys, mockPapers } from 'schemas/mock-exams/sets/sets.tables';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { mockSittingAnswers } from 'schemas/mock-exams/sittings/sittings.tables';
import { catalogue } from 'schemas/questions/catalogue.table';
import { keysOf } from './keys';
import { openedPapers, ownSittings, ownTables, paperWords, sessionWords, type OwnSitting } from './own-sittings';
import { picturesOf } from './pictures-of';
import { putRight, type NotRight } from './put-right';
import { isOpen, type OpenStanding } from './standing';

const tables = [...ownTables, mockPapers, mockKeys, mockSittingAnswers, mockQuestionSteps, catalogue] as const;
type Db = Reads<(typeof tables)[number]['name']>;

/** A paper that was sat, with its keys: those are read last, once it is known whose it is and that it may be told. */
export const reviewQuery = (blobs: Pick<BlobStore, 'get'>) =>
  answer(
    getMockExamPaperWithUserAnswerSet,
    { reads: tables },
    async ({ mockExamPaperId, mockExamSessionId }, { db, now, caller, refuse }) => {
      const sat = await ownSittings({ db, now, caller }, mockExamSessionId);
      const found = sat.flatMap((one) => openedIn(one, mockExamPaperId))[0] ?? refuse('MockSittingNotFound');
      const { sitting, paper } = found;
      const { review } = sitting;
      const told = {
        serverNow: now,
        ...sessionWords(sitting),
        paper: paperWords(paper),
        papers: openedPapers(sitting).map((one) => paperWords(one.paper)),
        review,
      };
      if (!isOpen(review)) return told;
      const { sessionId } = sitting.session;
      const whose = { sessionId, learnerId: caller.learnerId };
      const [answers, seen] = await Promise.all([answersIn(whose, db), seenIn(whose, db)]);
      return { ...told, ...(await withKeys(review, paper.paperHash, { answers, seen, db, blobs })) };
    },
  );

const openedIn = (sitting: OwnSitting, paperId: string) =>
  openedPapers(sitting).flatMap(({ paper }) => (paper.paperId === paperId ? [{ sitting, paper }] : []));

interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}

const answersIn = ({ sessionId, learnerId }: Whose, db: Db) =>
  db
    .from(mockSittingAnswers)
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .execute();

/** The questions that were ever on the screen. */
async function seenIn({ sessionId, learnerId }: Whose, db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .from(mockQuestionSteps)
    .select('questionId')
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .execute();
  return new Set(rows.map(({ questionId }) => questionId));
}

type Answer = Awaited<ReturnType<typeof answersIn>>[number];

interface With {
  readonly answers: readonly Answer[];
  readonly seen: ReadonlySet<string>;
  readonly db: Db;
  readonly blobs: Pick<BlobStore, 'get'>;
}

async function withKeys(review: OpenStanding, paperHash: string, { answers, seen, db, blobs }: With) {
  const kept = await db.from(mockPapers).select('paper').where('paperHash', '=', paperHash).executeTakeFirst();
  const mockExamSections = kept?.paper.sections ?? [];
  const keys = await keysOf(review, paperHash, db);
  const asked = mockExamSections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
  const solutions = asked.flatMap((questionId) => solutionOf(keys.get(questionId)));
  const given = new Map(answers.map((one) => [one.questionId, one]));
  return {
    MockExamPaper: { mockExamSections },
    MockExamAnswerSet: { mockExamAnswers: asked.map((questionId) => answerOf(questionId, given.get(questionId))) },
    solutions,
    pictures: await picturesOf([mockExamSections, solutions], blobs),
    putRight: await putRight(notRightIn(asked, { keys, given, seen }), db),
  };
}

interface Gone {
  readonly keys: ReadonlyMap<string, StandingKey>;
  readonly given: ReadonlyMap<string, Answer>;
  readonly seen: ReadonlySet<string>;
}

/** What was not right, of what counts. */
function notRightIn(asked: readonly string[], { keys, given, seen }: Gone): NotRight {
  const not = asked.flatMap((questionId) => {
    const key = keys.get(questionId);
    const one = given.get(questionId);
    const option = (one && countedAnswer(one))?.option;
    if (!key || key.isVoided || option === key.answer) return [];
    return [{ key, isAnswered: option !== undefined, isSeen: seen.has(questionId) || one !== undefined }];
  });
  return {
    wrong: not.flatMap(({ key, isAnswered }) => (isAnswered ? [key] : [])),
    left: not.flatMap(({ key, isAnswered, isSeen }) => (isSeen && !isAnswered ? [key] : [])),
    unreached: not.flatMap(({ key, isSeen }) => (isSeen ? [] : [key])),
  };
}

/** What was decided of a key is told with it, in the words that families read. */
function solutionOf(key: StandingKey | undefined) {
  if (!key) return [];
  const { questionId: mockExamQuestionId, answer: correctAnswer, explanation, picture = null, isVoided, why } = key;
  const decided = why === null ? null : { counts: !isVoided, why };
  return [{ mockExamQuestionId, correctAnswer, explanation, solutionPicture: picture, decided }];
}

const noAnswer = { userAnswer: '', takenAtTimeUp: false, inGrace: false, cameLate: false };

function answerOf(mockExamQuestionId: string, given: Answer | undefined) {
  const named = { mockExamQuestionsCompositeId: { mockExamQuestionId } };
  if (!given) return { ...named, ...noAnswer, late: [] };
  const late = given.late.filter(({ counts }) => counts !== true).map(({ option }) => option);
  const counted = countedAnswer(given);
  if (!counted) return { ...named, ...noAnswer, late };
  const { option: userAnswer, takenAtTimeUp, cameLate } = counted;
  return { ...named, userAnswer, takenAtTimeUp, cameLate, inGrace: given.inGrace && !cameLate, late };
}
