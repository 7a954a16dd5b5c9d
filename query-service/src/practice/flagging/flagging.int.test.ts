import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { flaggedQuestions } from 'schemas/practice/flagging/flagged-questions.table';
import type {
  getFlaggedQuestion,
  getFlaggedQuestions,
  getFlagNotes,
} from 'schemas/practice/flagging/flagging.contract';
import { flags } from 'schemas/practice/flagging/flags.table';
import { issuedQuestions } from 'schemas/practice/worksheets/issued-questions.table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import type { IssuedQuestion } from 'schemas/questions/question';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { asked, pagesOf } from '../../../testing/asked';
import { flagNotesQuery } from './flag-notes.query';
import { flaggedQuestionQuery, flaggedQuestionsQuery } from './flagged-questions.query';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();

const issued = (number: number, more: Partial<IssuedQuestion> = {}) =>
  issuedQuestion({
    number,
    questionType: 'simplify',
    topic: 'fractions',
    level: 3,
    seed: 12,
    key: '3/4',
    solution: '• Halve both.',
    ...more,
  });
const sheet = (learnerId: string, completedAt: string | null): RowOf<typeof worksheets> => ({
  worksheetId: randomUUID(),
  learnerId,
  subject: 'maths',
  topic: 'fractions',
  subTopic: null,
  purpose: 'practice',
  questionTypes: ['simplify'],
  passage: null,
  levels: [1],
  checksEach: false,
  timeLimitSeconds: null,
  asked: 2,
  correct: completedAt === null ? null : 1,
  right: [],
  otherForm: [],
  closed: [],
  errors: [],
  markRule: null,
  issuedAt: at(0),
  completedAt,
  discardedAt: null,
});
const sheets = [
  sheet('amara', at(1)),
  { ...sheet('finn', at(1)), right: [1], markRule: 4 },
  sheet('mei', null),
  { ...sheet('tomas', at(1)), closed: [1] },
];
const [ofAmara = '', ofFinn = '', ofMei = '', ofTomas = ''] = sheets.map(({ worksheetId }) => worksheetId);

const flag = (worksheetId: string, learnerId: string, more: object = {}): RowOf<typeof flags> => ({
  worksheetId,
  learnerId,
  number: 1,
  questionId: 'simplify.3.12.1',
  isTypo: false,
  isMarkingIssue: true,
  isTooHard: false,
  comment: `By ${learnerId}`,
  flaggedAt: at(10),
  answersRead: 0,
  ...more,
});
const answered = { answers: 2, verdict: 'mended', note: 'Thank you.', editorId: 'noor', answeredAt: at(30) } as const;
const unanswered = { answers: 0, verdict: null, note: null, editorId: null, answeredAt: null, seenUntil: null };
const question = (questionId: string, minute: number, more: object): RowOf<typeof flaggedQuestions> => ({
  questionId,
  worksheetId: ofFinn,
  number: 1,
  firstFlaggedAt: at(10),
  lastFlaggedAt: at(minute),
  isOpen: true,
  ...unanswered,
  ...more,
});
// Seven at each instant: pages end between two of them.
const many = Array.from({ length: 30 }, (_, n) => question(`written-${n}`, 100 + Math.floor(n / 7), { number: 2 }));

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'flags-projector', max: 1 });
  await readTableOf(projector, worksheets, sheets);
  await readTableOf(
    projector,
    issuedQuestions,
    sheets.map(({ worksheetId }, n) => ({
      worksheetId,
      questions: [issued(1, { prompt: `As ${n} saw it` }), issued(2, { itemId: 'spelling-1', level: 1 })],
    })),
  );
  await readTableOf(projector, flags, [
    flag(ofAmara, 'amara', { isTypo: true, comment: null }),
    flag(ofFinn, 'finn', { flaggedAt: at(20) }),
    flag(ofMei, 'mei'),
    flag(ofTomas, 'tomas', { number: 1, questionId: 'closed', flaggedAt: at(5) }),
    flag(ofTomas, 'tomas', { number: 2, questionId: 'closed', flaggedAt: at(5) }),
    flag(ofAmara, 'amara', { number: 2, questionId: 'written-0', flaggedAt: at(100), isMarkingIssue: false }),
  ]);
  await readTableOf(projector, worksheetAnswers, [
    { worksheetId: ofFinn, number: 1, learnerId: 'finn', answer: '6/8', late: false },
    { worksheetId: ofFinn, number: 2, learnerId: 'finn', answer: 'to another question', late: false },
  ]);
  await readTableOf(projector, accounts, [
    {
      accountId: 'noor',
      learnerId: 'noor-first',
      email: 'noor@example.org',
      parentFirstName: 'Noor',
      parentLastName: 'Haddad',
      childName: null,
      childBornOn: null,
      roles: ['ROLE_CONTENT_ENTRY'],
      trialEndsOn: null,
      active: true,
      passwordEpoch: 1,
      emailConfirmedAt: null,
      registeredAt: at(0),
    },
  ]);
  const seenUntil = at(15);
  await readTableOf(projector, flaggedQuestions, [
    question('simplify.3.12.1', 20, { ...answered, seenUntil }),
    question('closed', 5, { ...answered, isOpen: false, seenUntil }),
    ...many,
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'flags-test', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const list = (request: object) => asked<ReplyOf<typeof getFlaggedQuestions>>(flaggedQuestionsQuery, request, { db });
const idsOf = (questions: ReplyOf<typeof getFlaggedQuestions>) => questions.map(({ questionId }) => questionId);
const notesOf = async (learnerId: string) =>
  (await asked<ReplyOf<typeof getFlagNotes>>(flagNotesQuery, {}, { db, caller: { ...visitor, learnerId } }))[0];

describe('the list of flagged questions', () => {
  it('holds each once, whatever the pages, those first that were flagged last', async () => {
    const pages = await pagesOf((after) => list({ limit: 4, ...after }));
    const ids = pages.flatMap(idsOf);
    expect(ids).toHaveLength(32);
    expect(new Set(ids)).toEqual(new Set([...many.map(({ questionId }) => questionId), 'simplify.3.12.1', 'closed']));
    expect(ids.slice(-2)).toEqual(['simplify.3.12.1', 'closed']);
  });

  it('is of those that wait, or of those that are answered', async () => {
    expect(idsOf((await list({ state: 'answered' }))[0])).toEqual(['closed']);
    expect((await list({ state: 'open' }))[0]).toHaveLength(31);
  });

  it('counts learners and reasons, and names nobody', async () => {
    const [questions] = await list({ state: 'open' });
    const found = questions.find(({ questionId }) => questionId === 'simplify.3.12.1');
    expect(found).toMatchObject({
      learners: 3,
      typos: 1,
      markingIssues: 3,
      tooHard: 0,
      comments: 2,
      prompt: 'As 1 saw it',
      seed: 12,
      genVersion: 1,
      answers: 2,
    });
    expect(JSON.stringify(questions)).not.toMatch(/amara|finn|mei/);
  });
});

describe('a flagged question', () => {
  const whole = (questionId: string) =>
    asked<ReplyOf<typeof getFlaggedQuestion>>(flaggedQuestionQuery, { questionId }, { db });

  it('stands as the child had it who flagged it last, with its key and every comment', async () => {
    const [found] = await whole('simplify.3.12.1');
    expect(found).toMatchObject({
      questionNumber: 1,
      worksheetId: ofFinn,
      correctAnswer: '3/4',
      solution: '• Halve both.',
      question: { prompt: 'As 1 saw it' },
      answer: { verdict: 'mended', note: 'Thank you.', editorId: 'noor', by: 'Noor Haddad' },
    });
    expect(new Set(found.flags.map(({ comment }) => comment))).toEqual(new Set(['By finn', 'By mei', null]));
  });

  it('tells with each flag what was answered there, and by nobody’s name', async () => {
    const [found] = await whole('simplify.3.12.1');
    expect(new Map(found.flags.map(({ comment, userAnswer }) => [comment, userAnswer]))).toEqual(
      new Map([
        ['By finn', '6/8'],
        ['By mei', null],
        [null, null],
      ]),
    );
    expect(found.flags.map(({ comment, marked }) => [comment, marked])).toContainEqual([
      'By finn',
      { right: true, rule: 4 },
    ]);
    expect(found.flags.flatMap((flag) => Object.keys(flag))).not.toContain('learnerId');
  });

  it('that nobody flagged is refused', async () => {
    await expect(whole('nothing')).rejects.toThrow('Nobody has flagged this question.');
  });
});

describe('the note to a child', () => {
  it('tells the answer, and neither the key nor another child’s comment', async () => {
    const notes = await notesOf('amara');
    expect(notes).toEqual([
      {
        worksheetId: ofAmara,
        questionNumber: 1,
        subject: 'maths',
        topic: 'fractions',
        questionType: 'simplify',
        prompt: 'As 0 saw it',
        verdict: 'mended',
        note: 'Thank you.',
        answeredAt: at(30),
        answer: 2,
        isRead: false,
      },
    ]);
  });
  it('comes to nobody whose flag the editor had not seen', async () => expect(await notesOf('finn')).toEqual([]));
  it('waits for the marking of the worksheet', async () => expect(await notesOf('mei')).toEqual([]));
  it('waits for a blank of a marked one to be shown', async () =>
    expect((await notesOf('tomas')).map(({ questionNumber }) => questionNumber)).toEqual([2]));
  it('comes to nobody else', async () => expect(await notesOf('somebody')).toEqual([]));
});
