import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mistakes } from 'schemas/practice/progress/mistakes.table';
import type { getMistakesBook } from 'schemas/practice/progress/progress.contract';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { catalogue } from 'schemas/questions/catalogue.table';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { asked, pagesOf } from '../../testing/asked';
import { mistakesQuery } from './mistakes.query';

type MistakesOfType = RowOf<typeof mistakes>;
type Book = ReplyOf<typeof getMistakesBook>;

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();
const sheets = Array.from({ length: 9 }, () => randomUUID());
const days = [null, ...[10, 11, 12].flatMap((day) => [`2025-01-${day}`, `2199-01-${day}`])];

/** Of one sheet all are made at one instant, and several are due on one day. */
const ofType = (learnerId: string, type: number): MistakesOfType => ({
  learnerId,
  questionType: `type-${type}`,
  subject: 'maths',
  topic: 'fractions',
  solved: 20,
  mistakes: Array.from({ length: 50 }, (_, n) => ({
    worksheetId: sheets[n % sheets.length] ?? '',
    number: type * 50 + n,
    level: 1 + (n % 2),
    madeAt: at(n % sheets.length),
    dueOn: days[n % days.length] ?? null,
    returns: 0,
    right: 0,
    solvedAt: n % days.length === 0 ? at(n) : null,
  })),
});
const rows = Array.from({ length: 12 }, (_, type) => ofType('mei', type));
const all = rows.flatMap((row) => row.mistakes);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'mistakes-projector', max: 1 });
  await readTableOf(projector, mistakes, [...rows, ofType('tomas', 99)]);
  await readTableOf(
    projector,
    issuedQuestions,
    sheets.map((worksheetId) => ({
      worksheetId,
      questions: all.filter((one) => one.worksheetId === worksheetId).map(({ number }) => issuedQuestion({ number })),
    })),
  );
  await readTableOf(projector, worksheetAnswers, []);
  const type = (key: string) => ({ key, title: key, levels: [1, 2] });
  const subTopic = { key: 'of-amounts', title: 'Of amounts', types: [type('type-3'), type('type-4')] };
  await readTableOf(projector, catalogue, [
    {
      catalogueId: 'now',
      version: '1',
      releasedAt: at(0),
      topics: [{ key: 'fractions', title: 'Fractions', subject: 'maths', subTopics: [subTopic] }],
    },
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'mistakes-test', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const book = (request: object, learnerId = 'mei') =>
  asked<Book>(mistakesQuery, request, { db, caller: { ...visitor, learnerId } });

const placeOf = (one: { worksheetId: string; questionNumber: number }) => `${one.worksheetId}/${one.questionNumber}`;
const today = londonDay(new Date());
const isOf: Record<string, (one: { dueOn: string | null }) => boolean> = {
  all: () => true,
  due: ({ dueOn }) => dueOn !== null && dueOn <= today,
  later: ({ dueOn }) => dueOn !== null && dueOn > today,
  solved: ({ dueOn }) => dueOn === null,
};

describe('the pages of the book of mistakes', () => {
  it.each(['all', 'due', 'later', 'solved'])('hold each mistake once: %s', async (state) => {
    const wanted = state === 'all' ? {} : { state };
    const pages = await pagesOf((after) => book({ limit: 37, ...wanted, ...after }));
    const listed = pages.flatMap((page) => page.mistakes);
    const expected = all.filter((one) => isOf[state]?.(one));
    expect(listed).toHaveLength(expected.length);
    expect(new Set(listed.map(placeOf))).toEqual(
      new Set(expected.map(({ worksheetId, number }) => `${worksheetId}/${number}`)),
    );
    expect(pages.every(({ mistakes: page }) => page.length <= 37)).toBe(true);
    const order = listed.map(({ dueOn, madeAt }) => (state === 'later' ? (dueOn ?? '') : madeAt));
    const sorted = order.toSorted();
    expect(order).toEqual(state === 'later' ? sorted : sorted.toReversed());
  });

  it('count the whole book on each of them', async () => {
    const counts = {
      open: all.filter(({ dueOn }) => dueOn !== null).length,
      due: all.filter((one) => isOf['due']?.(one)).length,
      solved: 12 * 20,
      solvedListed: all.filter(({ dueOn }) => dueOn === null).length,
    };
    for (const state of ['due', 'later', 'solved']) expect((await book({ state, limit: 1 }))[0]).toMatchObject(counts);
  });

  it('ask for at most ten questions alike, of the types that are offered', async () => {
    const [{ parts }] = await book({});
    expect(parts.map(({ questionType, level, count }) => [questionType, level, count])).toEqual([
      ['type-3', 1, 2],
      ['type-3', 2, 2],
      ['type-4', 1, 2],
      ['type-4', 2, 2],
    ]);
  });

  it('show nobody else’s, by whatever place', async () => {
    const [, after] = await book({ limit: 100 });
    const [{ mistakes: listed }] = await book({ after }, 'tomas');
    expect(listed.every(({ questionType }) => questionType === 'type-99')).toBe(true);
    expect((await book({}, 'nobody'))[0]).toEqual({
      open: 0,
      due: 0,
      solved: 0,
      solvedListed: 0,
      mistakes: [],
      parts: [],
    });
  });

  it.each(['x', '', '9'.repeat(300), '2026-01-01 x', '2026 x 99999999999'])('have nothing after %j', async (after) => {
    for (const state of ['due', 'later', 'solved']) expect((await book({ state, after }))[0].mistakes).toEqual([]);
  });
});
