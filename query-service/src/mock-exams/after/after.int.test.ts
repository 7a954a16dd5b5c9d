import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { manualClock } from 'platform/clock';
import { openDatabase, type Database } from 'platform/database';
import { visitor, type QueryDeps, type Route } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import type { ReplyOf } from 'schemas/describe/contract';
import type {
  getCompletedMockExamSessions,
  getMockExamPaperWithUserAnswerSet,
  watchMockExam,
} from 'schemas/mock-exams/after/after.contract';
import { asked } from '../../../testing/asked';
import { pastExamsQuery } from './past-exams.query';
import { reviewQuery } from './review.query';
import { PICTURE } from './testing/past-papers';
import { pastWorld } from './testing/past-world';
import { watchQuery } from './watch.query';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  await pastWorld(database);
  db = openDatabase({ url: database.as('query'), name: 'past-exams', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const blobs = {
  get: (name: string) =>
    Promise.resolve(name === PICTURE ? { bytes: Buffer.from('picture'), mediaType: 'image/webp' } : undefined),
};

/** What somebody is answered at a moment. */
async function ask<T>(route: Route<QueryDeps>, request: object, { who, at }: { who: string; at: string }): Promise<T> {
  const caller = { ...visitor, accountId: who, learnerId: who };
  const [reply] = await asked<T>(route, request, { db, caller, clock: manualClock(at) });
  return reply;
}
type Review = ReplyOf<typeof getMockExamPaperWithUserAnswerSet>;
type Watched = ReplyOf<typeof watchMockExam>;

/** `[paper, session]` */
const review = (
  who: string,
  at: string,
  [mockExamPaperId = 'a', mockExamSessionId]: readonly (string | undefined)[] = [],
) => ask<Review>(reviewQuery(blobs), { mockExamPaperId, ...(mockExamSessionId && { mockExamSessionId }) }, { who, at });
const watch = (who: string, at: string, mockExamSessionId = 'march') =>
  ask<Watched>(watchQuery, { mockExamSessionId }, { who, at });
const past = async (who: string, at: string) => {
  type Past = ReplyOf<typeof getCompletedMockExamSessions>;
  return (await ask<Past>(pastExamsQuery, {}, { who, at })).mockExamSessionsCompletedByUser;
};

/** The one to catch up closes at 12:05, and fifty minutes later for the child who has half as much time again. */
const CLOSED = '2027-03-13T12:57:00.000Z';
const JUST_BEFORE = '2027-03-13T12:56:59.999Z';
const WORDS_OF_KEYS = /Because of|correctAnswer|explanation|solution/;

describe('the answers of an exam', () => {
  it('are told with the child’s own once the last session with one of its questions is over, and nothing of them before', async () => {
    for (const at of ['2027-03-06T12:30:00.000Z', '2027-03-13T12:30:00.000Z', JUST_BEFORE]) {
      const early = await review('ann', at);
      expect(early.review).toEqual({ state: 'later', opensAt: CLOSED, isClosedAgain: false, until: null });
      expect(JSON.stringify(early)).not.toMatch(WORDS_OF_KEYS);
      expect(JSON.stringify(early)).not.toContain('Which of');
    }
    const told = await review('ann', CLOSED);
    expect(told.review).toEqual({
      state: 'open',
      opensAt: null,
      isClosedAgain: false,
      until: '2027-09-30T23:00:00.000Z',
    });
    expect(told.MockExamPaper?.mockExamSections[0]?.questions).toHaveLength(2);
    expect(told.solutions?.map(({ correctAnswer, explanation }) => [correctAnswer, explanation])).toEqual([
      ['C', 'Because of spring.1.'],
      ['C', 'Because of spring.2.'],
    ]);
    expect(told.MockExamAnswerSet?.mockExamAnswers).toMatchObject([
      { userAnswer: 'A', takenAtTimeUp: true, inGrace: false, late: ['C'] },
      { userAnswer: 'C', takenAtTimeUp: false, inGrace: true, late: [] },
    ]);
    expect(told.pictures).toMatchObject([{ hash: PICTURE, mediaType: 'image/webp' }]);
    expect(told.papers.map(({ mockExamId }) => mockExamId)).toEqual(['a', 'b']);
  });

  it('count what staff let count that came late, and say so', async () => {
    const told = await review('ann', CLOSED, ['b']);
    expect(told.MockExamAnswerSet?.mockExamAnswers).toMatchObject([
      { userAnswer: 'C', cameLate: true, takenAtTimeUp: false, late: ['D'] },
      { userAnswer: '', cameLate: false, late: [] },
    ]);
  });

  it('say of a question that counts for nobody why, and have nobody practise it', async () => {
    const told = await review('ann', CLOSED, ['b']);
    expect(told.solutions?.map(({ decided }) => decided)).toEqual([
      null,
      { counts: false, why: 'Two choices were right.' },
    ]);
    expect(told.putRight?.mistakes).toBe(0);
    const [, paper] = (await watch('ann', CLOSED)).papers;
    expect(paper?.questions).toMatchObject([
      { isRight: true, notCounted: null },
      { isRight: null, notCounted: 'Two choices were right.' },
    ]);
    const early = await watch('ann', JUST_BEFORE);
    expect(early.papers[1]?.questions.map(({ notCounted }) => notCounted)).toEqual([null, null]);
  });

  it('wait for nothing that shares no question, and for nothing that was called off', async () => {
    expect((await review('ann', '2027-03-20T12:07:00.000Z', ['e'])).review.state).toBe('open');
    expect((await review('ann', '2027-03-20T12:06:59.999Z', ['e'])).review.state).toBe('later');
  });

  it('wait for what asks one of the same things, though it is a copy with ids of its own', async () => {
    const early = await review('hal', '2027-04-03T12:30:00.000Z', ['g']);
    expect(early.review).toMatchObject({ state: 'later', opensAt: '2027-04-10T11:07:00.000Z' });
    expect((await review('hal', '2027-04-10T11:07:00.000Z', ['g'])).review.state).toBe('open');
  });

  it('close again while an exam with the same questions, scheduled since, is to come', async () => {
    const closed = await review('dan', '2027-05-21T09:00:00.000Z', ['f']);
    expect(closed.review).toMatchObject({ state: 'later', isClosedAgain: true, opensAt: '2027-06-05T11:07:00.000Z' });
    expect(JSON.stringify(closed)).not.toMatch(WORDS_OF_KEYS);
    expect((await review('dan', '2027-06-05T11:07:00.000Z', ['f'])).review.state).toBe('open');
  });

  it('are told for as long as the right lasts, and not a moment longer', async () => {
    expect((await review('ann', '2027-09-30T22:59:59.999Z')).review.state).toBe('open');
    const ended = await review('ann', '2027-09-30T23:00:00.000Z');
    expect(ended.review.state).toBe('ended');
    expect(JSON.stringify(ended)).not.toMatch(WORDS_OF_KEYS);
    expect((await review('bob', '2027-04-30T23:59:59.999Z')).review).toMatchObject({ state: 'open', until: null });
    expect((await review('bob', '2027-05-01T00:00:00.000Z')).review.state).toBe('ended');
    expect((await review('cem', '2029-01-01T00:00:00.000Z')).review).toMatchObject({ state: 'open', until: null });
  });

  it.each([
    ['of nobody', 'eve', 'a', undefined],
    ['of a session of another child', 'dan', 'a', 'march'],
    ['of another session of the same child', 'ann', 'e', 'march'],
    ['that was never opened', 'bob', 'b', 'march'],
    ['that is in no set', 'ann', 'zzz', undefined],
    ['of a version that was not sat', 'ann', 'c', undefined],
    ['of a session that there is not', 'ann', 'a', 'none'],
  ])('are not told of a paper %s', async (...[, who, paperId, sessionId]) => {
    await expect(review(who, '2027-08-01T00:00:00.000Z', [paperId, sessionId])).rejects.toThrow(
      'There is no mock exam for you here.',
    );
  });

  it('lead to practice of the same types, as far as there is any', async () => {
    const told = await review('ann', CLOSED);
    expect(told.putRight).toEqual({
      mistakes: 1,
      wrong: 1,
      alike: { wrong: 3, left: 0, unreached: 0 },
      withoutPractice: 0,
      parts: [{ questionType: 'share-ratio', level: 2, count: 3, subject: 'maths' }],
    });
    const unsat = (await review('cem', CLOSED)).putRight;
    expect(unsat).toMatchObject({ mistakes: 2, wrong: 0, withoutPractice: 1 });
    expect(unsat?.alike).toMatchObject({ wrong: 0 });
  });
});

describe('past exams', () => {
  it('are those of the child, the last one first, with what was opened and answered', async () => {
    const list = await past('ann', '2027-04-01T00:00:00.000Z');
    expect(list.map(({ mockExamSessionId, review: { state } }) => [mockExamSessionId, state])).toEqual([
      ['other', 'open'],
      ['march', 'open'],
    ]);
    expect(list[1]?.mockExamSet.mockExams).toMatchObject([
      { mockExamId: 'a', wasOpened: true, answered: 2 },
      { mockExamId: 'b', wasOpened: true, answered: 0 },
    ]);
    const [one] = await past('bob', '2027-04-01T00:00:00.000Z');
    expect(one?.mockExamSet.mockExams.map(({ wasOpened }) => wasOpened)).toEqual([true, false]);
    expect(await past('eve', '2027-04-01T00:00:00.000Z')).toEqual([]);
  });

  it('are not there before they are over', async () => {
    expect(await past('fay', '2027-03-06T10:30:00.000Z')).toEqual([]);
    await expect(watch('fay', '2027-03-06T10:30:00.000Z')).rejects.toThrow('There is no mock exam');
    await expect(review('fay', '2027-03-06T10:30:00.000Z')).rejects.toThrow('There is no mock exam');
    // By the clock, though nobody has written it down yet.
    expect(await past('fay', '2027-03-06T12:05:00.000Z')).toHaveLength(1);
  });
});

describe('a child’s own hour', () => {
  it('says where the time went at once, and what was right only once that may be told', async () => {
    const early = await watch('ann', JUST_BEFORE);
    expect(early.papers[0]).toMatchObject({
      usedSeconds: 3_000,
      looks: [{ number: 1, from: 60, seconds: 180 }],
      questions: [{ number: 1, isRight: null, changes: [{ from: 'C', to: 'A', became: null }] }, { number: 2 }],
    });
    expect(JSON.stringify(early)).not.toMatch(/"(right|wrong)"|Which of|right answer/);
    expect(early.papers.map(({ lengthSeconds }) => lengthSeconds)).toEqual([3_000, 3_300]);
    expect(early.sentences).toHaveLength(3);
    const told = await watch('ann', CLOSED);
    expect(told.papers[0]?.questions[0]).toMatchObject({ isRight: false, changes: [{ became: 'wrong' }] });
    expect(told.sentences.join(' ')).toContain('You changed a right answer to a wrong one (1 of Paper a)');
  });

  it('is nobody else’s, and over with the right', async () => {
    for (const who of ['dan', 'eve'])
      await expect(watch(who, '2027-08-01T00:00:00.000Z')).rejects.toThrow('There is no mock exam for you here.');
    expect(await watch('bob', '2027-06-01T00:00:00.000Z')).toMatchObject({
      review: { state: 'ended' },
      papers: [],
      sentences: [],
    });
  });
});
