import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { cohortOf } from 'schemas/mock-exams/marks/cohort.rules';
import { itemsOf } from 'schemas/mock-exams/marks/items.rules';
import { markedSitting } from 'schemas/mock-exams/marks/marking.rules';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import type { explainMockFigure } from 'schemas/mock-exams/results/explain.contract';
import type { getMockExamQuestionFigures, getMockExamResults } from 'schemas/mock-exams/results/results.contract';
import type { getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';
import { asked } from '../../../testing/asked';
import { explainFigureQuery } from './explain.query';
import { questionFiguresQuery } from './question-figures.query';
import { questionFiguresFileQuery, resultsFileQuery } from './results-files.query';
import { resultsQuery } from './results.query';
import { satWorld, type SatWorld } from './testing/sat-world';
import { trendQuery } from './trend.query';

type Results = ReplyOf<typeof getMockExamResults>;
type Explained = ReplyOf<typeof explainMockFigure>;
type Trend = ReplyOf<typeof getMockExamTrend>;
type Figures = ReplyOf<typeof getMockExamQuestionFigures>;

let database: TestDatabase;
let db: Database;
let world: SatWorld;
const noted: unknown[] = [];
const note = (caller: { accountId: string }, look: object) => {
  noted.push({ by: caller.accountId, ...look });
  return Promise.resolve();
};
const caller = { ...visitor, accountId: 'nadia', learnerId: 'nadia', roles: ['ROLE_ADMIN'] };
const clock = { now: () => new Date('2027-06-05T09:00:00.000Z') };
const of = (mockExamSessionId: string) => ({ mockExamSessionId });

beforeAll(async () => {
  database = await testDatabase();
  world = await satWorld(database, { children: 60, perSection: 5 });
  db = openDatabase({ url: database.as('query'), name: 'results', max: 4 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const marksOf = () => world.sats.map((sat) => markedSitting(sat, world.papers));

it('shows where each child of the session stands, among all who sat its papers anywhere', async () => {
  const [results] = await asked<Results>(resultsQuery(note), of('march'), { db, caller, clock });
  const marked = marksOf();
  const cohort = cohortOf(marked, world.papers);
  expect(results.n).toBe(world.sats.length);
  const march = marked.filter(({ sessionId }) => sessionId === 'march');
  expect(march.length).toBeGreaterThan(25);
  expect(march.length).toBeLessThan(world.sats.length);
  for (const marks of march) {
    const child = results.children.find((one) => one.mockExamUserId === marks.learnerId);
    const standing = standingIn(cohort, marks).parts.map(({ partId, right, rank, standard }) => ({
      partId,
      right,
      rank,
      standard,
    }));
    expect(child?.parts).toMatchObject(standing);
    expect(child?.state).toBe('completed');
  }
  const others = results.children.filter(({ state }) => state !== 'completed');
  expect(others.map(({ mockExamUserId, state }) => [mockExamUserId, state])).toEqual([
    ['never-came', 'absent'],
    ['sits-still', 'sitting'],
  ]);
  expect(results.parts.find(({ partId }) => partId === 'total')).toMatchObject({ of: 28, kind: 'total' });
  expect(results.session.papers).toMatchObject([{ voided: 1 }, { voided: 1 }]);
  expect(noted).toEqual([{ by: 'nadia', stream: 'examsession-march', shown: 'results' }]);
});

it('says of each question what the answers of all sessions say, and names nobody', async () => {
  const [figures] = await asked<Figures>(questionFiguresQuery, of('april'), { db, caller, clock });
  const items = itemsOf(marksOf(), world.papers);
  expect(figures.questions.map(({ facility, seconds, choices }) => ({ facility, seconds, choices }))).toEqual(
    items.map(({ facility, seconds, choices }) => ({ facility, seconds, choices })),
  );
  expect(figures.questions[0]?.text).toBe('What is 1/2 of 1?');
  expect(JSON.stringify(figures)).not.toMatch(/child-/);
});

it('has both as files, in which nothing is taken for a formula', async () => {
  const [children] = await asked<Uint8Array>(resultsFileQuery(note), of('march'), { db, caller, clock });
  const lines = new TextDecoder().decode(children).trim().split('\r\n');
  expect(lines[0]).toContain('Child,State,Missed,Everything: marks,Everything: of,Everything: rank');
  expect(lines.every((line) => !/^"?[=+@-]/.test(line))).toBe(true);
  expect(lines.some((line) => line.includes("=O'Neill"))).toBe(
    world.sats.some((sat) => sat.learnerId === 'child-0' && sat.sessionId === 'march'),
  );
  expect(noted.at(-1)).toEqual({ by: 'nadia', stream: 'examsession-march', shown: 'results file' });
  const [questions] = await asked<Uint8Array>(questionFiguresFileQuery, of('march'), { db, caller, clock });
  expect(new TextDecoder().decode(questions).trim().split('\r\n')).toHaveLength(31);
});

it('explains a figure as it is shown, and notes at whose somebody looked', async () => {
  const explain = explainFigureQuery(note, () => Promise.resolve('00000000000000000042'));
  const [results] = await asked<Results>(resultsQuery(note), of('march'), { db, caller, clock });
  const { mockExamUserId = '', parts = [] } = results.children.find((one) => one.parts.length > 8) ?? {};
  const { percentile, right } = parts[0] ?? {};
  const wanted = { ...of('march'), mockExamUserId, figure: 'percentile', of: 'total' };
  const [told] = await asked<Explained>(explain, wanted, { db, caller, clock });
  const ofAll = world.sats.filter(({ papers }) => papers.every(({ wasOpened }) => wasOpened)).length;
  expect(told).toMatchObject({ n: ofAll, rule: 1, position: '00000000000000000042' });
  expect(told.steps.at(-1)?.says).toContain(`: ${String(percentile)}.`);
  expect(told.answers).toHaveLength(30);
  expect(told.answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(Number(right));
  const stream = `sitting-march.${mockExamUserId}`;
  expect(noted.at(-1)).toEqual({ by: 'nadia', stream, shown: 'results', subjectId: mockExamUserId });
  const [all] = await asked<Explained>(
    explain,
    { ...of('march'), figure: 'median', of: 'total' },
    { db, caller, clock },
  );
  expect(all.answers).toEqual([]);
  const nobody = { ...wanted, mockExamUserId: 'never-came' };
  await expect(asked(explain, nobody, { db, caller, clock })).rejects.toThrow('There is no such figure');
  const april = { ...wanted, ...of('april') };
  await expect(asked(explain, april, { db, caller, clock })).rejects.toThrow('There is no such figure');
});

it('tells staff a child’s exams as they stand now, of that child alone, and notes it', async () => {
  const trend = trendQuery(note);
  const marked = marksOf().find(({ sessionId, opened }) => sessionId === 'march' && opened.length === 2);
  const { learnerId = '' } = marked ?? {};
  const [{ points }] = await asked<Trend>(trend, { mockExamUserId: learnerId }, { db, caller, clock });
  const total =
    marked && standingIn(cohortOf(marksOf(), world.papers), marked).parts.find(({ partId }) => partId === 'total');
  const { right, of: had, n, percentile, standard } = total ?? {};
  expect(points).toMatchObject([{ mockExamSessionId: 'march', right, of: had, n, percentile, standard, change: null }]);
  expect(points[0]?.standard).not.toBeNull();
  expect(JSON.stringify(points)).not.toMatch(/child-/);
  expect(noted.at(-1)).toEqual({
    by: 'nadia',
    stream: `sitting-march.${learnerId}`,
    shown: 'results',
    subjectId: learnerId,
  });
  const looks = noted.length;
  for (const mockExamUserId of ['sits-still', 'nobody'])
    expect((await asked<Trend>(trend, { mockExamUserId }, { db, caller, clock }))[0].points).toEqual([]);
  expect(noted).toHaveLength(looks);
});

it('counts nobody who was moved to another session, and says so of them', async () => {
  const [before] = await asked<Results>(resultsQuery(note), of('march'), { db, caller, clock });
  const [gone, ended] = before.children.filter(({ state }) => state === 'completed').map((one) => one.mockExamUserId);
  const at = '2027-03-06T10:30:00.000Z';
  const room = { sessionId: 'march', assignedAt: null, pauses: [], extensions: [] };
  const projector = openDatabase({ url: database.as('projector'), name: 'moved', max: 1 });
  await projector.query('drop table read.mock_session_rooms');
  await readTableOf(projector, mockSessionRooms, [
    {
      ...room,
      closed: [
        { learnerId: gone ?? '', at, moved: true },
        { learnerId: ended ?? '', at },
      ],
    },
  ]);
  const [after] = await asked<Results>(resultsQuery(note), of('march'), { db, caller, clock });
  expect(after.n).toBe(before.n - 1);
  const told = (id: string | undefined) => after.children.find(({ mockExamUserId }) => mockExamUserId === id);
  expect([told(gone)?.state, told(gone)?.parts, told(ended)?.state]).toEqual(['moved', [], 'completed']);
  const [{ points }] = await asked<Trend>(trendQuery(note), { mockExamUserId: gone }, { db, caller, clock });
  expect(points).toEqual([]);
  await projector.query('drop table read.mock_session_rooms');
  await readTableOf(projector, mockSessionRooms, []);
  await projector.close();
});

it('refuses what is not there', async () => {
  await expect(asked(resultsQuery(note), of('nowhere'), { db, caller, clock })).rejects.toThrow(
    'There is no such mock exam session.',
  );
  await expect(asked(questionFiguresQuery, of('none'), { db, caller, clock })).rejects.toThrow(
    'This session has no papers yet',
  );
});
