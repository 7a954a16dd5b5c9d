import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { openDatabase, type Database } from 'platform/database';
import {
  getMistakesBook,
  getMyEffort,
  getParentReport,
  getPracticePlan,
} from 'schemas/practice/progress/progress.contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { practisedDaysAgo, type PastAnswer } from './past-worksheets';
import { personWith, type Person } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';

let system: System;
let reading: Database;

beforeAll(async () => {
  system = await startSystem();
  reading = openDatabase({ url: system.database.as('query'), name: 'progress-test' });
});

afterAll(async () => {
  await reading.close();
  await system.stop();
});

const learner = () => personWith(system, ['ROLE_USER']);
const fraction: PastAnswer = { subject: 'maths', topic: 'fractions', questionType: 'simplify', level: 2 };
const wrong: PastAnswer = { ...fraction, correct: false, errorTag: 'number' };
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

/** What somebody did, the longest ago first; the read tables have it when this resolves. */
async function did(person: Person, ...worksheets: Parameters<typeof practisedDaysAgo>[2][]): Promise<string[]> {
  const ids: string[] = [];
  for (const worksheet of worksheets) {
    const { worksheetId, position } = await practisedDaysAgo(system, person, worksheet);
    await caughtUp(reading, position);
    ids.push(worksheetId);
  }
  return ids;
}

describe('the plan', () => {
  it('gives a new learner ten easy questions of what is new, the same ones all day', async () => {
    const { client } = await learner();
    const { parts } = await client.call(getPracticePlan, {});
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    for (const part of parts) expect(part).toMatchObject({ reason: 'not-tried-yet', level: expect.any(Number) });
    expect(Math.max(...parts.map(({ level = 5 }) => level))).toBeLessThanOrEqual(2);
    expect((await client.call(getPracticePlan, {})).parts).toEqual(parts);
  });

  it.each(['maths', 'verbal-reasoning', 'english'] as const)('keeps to a subject: %s', async (subject) => {
    const { client } = await learner();
    const [{ parts }, { topics }] = await Promise.all([
      client.call(getPracticePlan, { subject }),
      client.call(getQuestionCatalogue, {}),
    ]);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      const topic = topics.find(({ key }) => key === part.topic);
      expect([part.subject, topic?.subject]).toEqual([subject, subject]);
      const types = topic?.subTopics.flatMap((subTopic) => subTopic.types) ?? [];
      if (types.length > 0) expect(types.find(({ key }) => key === part.questionType)?.levels).toContain(part.level);
    }
  });

  it('brings back what is due, and what is weak before what is strong', async () => {
    const person = await learner();
    const strong = { ...fraction, topic: 'length', questionType: 'cut-pieces', level: 5 };
    await did(person, { daysAgo: 30, answers: [...times(12, wrong), ...times(12, strong)] });
    const { parts } = await person.client.call(getPracticePlan, { subject: 'maths' });
    expect(parts[0]).toMatchObject({ topic: 'fractions' });
    expect(parts.filter(({ reason }) => reason === 'due-for-review').map(({ questionType }) => questionType)).toEqual(
      expect.arrayContaining(['cut-pieces']),
    );
  });
});

describe('the book of mistakes', () => {
  it('is empty for a new learner', async () => {
    const { client } = await learner();
    expect(await client.call(getMistakesBook, {})).toEqual({
      open: 0,
      due: 0,
      solved: 0,
      solvedListed: 0,
      mistakes: [],
      parts: [],
    });
  });

  it('shows a mistake with the answer that was given and the right one, and asks for a similar one the day after', async () => {
    const person = await learner();
    const [worksheetId] = await did(person, { daysAgo: 1, answers: [fraction, wrong] });
    const { mistakes, ...book } = await person.client.call(getMistakesBook, {});
    const part = { questionType: 'simplify', subject: 'maths', level: 2, count: 1 };
    expect(book).toEqual({ open: 1, due: 1, solved: 0, solvedListed: 0, parts: [part] });
    expect(mistakes).toEqual([
      {
        worksheetId,
        questionNumber: 2,
        subject: 'maths',
        topic: 'fractions',
        questionType: 'simplify',
        level: 2,
        madeAt: expect.any(String),
        dueOn: londonDay(new Date()),
        solvedAt: null,
        question: expect.objectContaining({ number: 2, prompt: 'What is 3 + 4?' }),
        // Nothing was submitted one by one, so the answer is the one that was marked.
        userAnswer: '8',
        correctAnswer: '7',
      },
    ]);
    expect(mistakes[0]?.question).not.toHaveProperty('key');
  });

  it('calls it solved when two similar ones went right, and then asks for no more', async () => {
    const person = await learner();
    const [answers, put] = [[wrong], [fraction]];
    await did(person, { daysAgo: 9, answers }, { daysAgo: 8, answers: put }, { daysAgo: 5, answers: put });
    const { mistakes, ...book } = await person.client.call(getMistakesBook, {});
    expect(book).toEqual({ open: 0, due: 0, solved: 1, solvedListed: 1, parts: [] });
    expect(mistakes).toMatchObject([{ dueOn: null, solvedAt: expect.any(String) }]);
    expect(await person.client.call(getMyEffort, {})).toMatchObject({ mistakesSolved: 1 });
  });

  it('asks for nothing similar to a type that is offered no more', async () => {
    const person = await learner();
    await did(person, { daysAgo: 2, answers: [{ ...wrong, questionType: 'of-long-ago' }] });
    expect(await person.client.call(getMistakesBook, {})).toMatchObject({ open: 1, due: 1, parts: [] });
  });

  it('has the newest 200 at most, the newest first', async () => {
    const person = await learner();
    const types = ['simplify', 'largest', 'fraction-of', 'find-whole', 'add-subtract'];
    for (const [n, questionType] of types.entries())
      await did(person, { daysAgo: 9 - n, answers: times(45, { ...wrong, questionType }) });
    const { mistakes, open } = await person.client.call(getMistakesBook, {});
    expect([mistakes.length, open]).toEqual([200, 225]);
    expect(mistakes[0]?.questionType).toBe('add-subtract');
    expect(mistakes.map(({ madeAt }) => madeAt)).toEqual(
      mistakes
        .map(({ madeAt }) => madeAt)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('the effort', () => {
  it('is nothing for a new learner', async () => {
    const { client } = await learner();
    const none = { answered: 0, stars: 0, starsThisWeek: 0, streakDays: 0, mistakesSolved: 0 };
    expect(await client.call(getMyEffort, {})).toEqual(none);
  });

  it('has a star for every ten answers, and the days in a row up to yesterday', async () => {
    const person = await learner();
    const answers = times(12, wrong);
    await did(person, { daysAgo: 20, answers }, { daysAgo: 2, answers }, { daysAgo: 1, answers });
    expect(await person.client.call(getMyEffort, {})).toMatchObject({ stars: 3, streakDays: 2 });
    await did(person, { daysAgo: 0, answers: times(4, fraction) });
    expect(await person.client.call(getMyEffort, {})).toMatchObject({ stars: 4, streakDays: 3 });
  });

  it('has today’s stars among those of this week', async () => {
    const person = await learner();
    await did(person, { daysAgo: 8, answers: times(15, fraction) }, { daysAgo: 0, answers: times(25, fraction) });
    expect(await person.client.call(getMyEffort, {})).toMatchObject({ stars: 4, starsThisWeek: 3 });
  });

  it('has no streak left after a day without practice, and no stars of another week', async () => {
    const person = await learner();
    await did(person, { daysAgo: 8, answers: times(20, fraction) });
    expect(await person.client.call(getMyEffort, {})).toMatchObject({ stars: 2, starsThisWeek: 0, streakDays: 0 });
  });
});

describe('the report for parents', () => {
  it('is empty for a new learner, but for the plan', async () => {
    const { client } = await learner();
    const { plan, ...report } = await client.call(getParentReport, {});
    const counts = { questionsCount: 0, correctCount: 0, blankCount: 0, daysPractised: 0, dueReviews: 0 };
    expect(report).toEqual({ ...counts, topics: [], errors: [] });
    expect(plan).toEqual((await client.call(getPracticePlan, {})).parts);
  });

  it('tells how each topic stands, how sure that is, and what keeps going wrong', async () => {
    const person = await learner();
    const length: PastAnswer = { subject: 'maths', topic: 'length', questionType: 'cut-pieces', level: 3 };
    const blank = { ...length, correct: false, blank: true, answer: '' };
    await did(
      person,
      { daysAgo: 9, answers: [...times(20, wrong), length, blank] },
      { daysAgo: 8, answers: times(20, fraction) },
    );
    const report = await person.client.call(getParentReport, {});
    expect(report).toMatchObject({ questionsCount: 42, correctCount: 21, blankCount: 1, daysPractised: 2 });
    expect(report.topics).toEqual([
      {
        topic: 'fractions',
        subject: 'maths',
        correct: 20,
        asked: 40,
        blank: 0,
        trend: 1,
        dueReviews: 1,
        mastery: expect.any(Number),
        step: expect.any(Number),
        isEarlyEstimate: false,
        isSecure: false,
        secondsPerQuestion: 5,
        targetSeconds: 30,
        lastPractisedAt: expect.any(String),
      },
      {
        topic: 'length',
        subject: 'maths',
        correct: 1,
        asked: 2,
        blank: 1,
        trend: null,
        dueReviews: 1,
        mastery: null,
        step: null,
        isEarlyEstimate: true,
        isSecure: false,
        secondsPerQuestion: 5,
        targetSeconds: 30,
        lastPractisedAt: expect.any(String),
      },
    ]);
    expect(report.errors).toEqual([
      { errorTag: 'number', subject: 'maths', topic: 'fractions', count: 20, example: null },
    ]);
    expect(report.dueReviews).toBe(2);
  });

  it('forgets errors that are sixty days old or that came but twice', async () => {
    const person = await learner();
    await did(
      person,
      { daysAgo: 61, answers: times(9, wrong) },
      { daysAgo: 3, answers: times(2, { ...wrong, errorTag: 'unit' }) },
    );
    expect((await person.client.call(getParentReport, {})).errors).toEqual([]);
  });

  it('is about the caller alone', async () => {
    const [person, other] = [await learner(), await learner()];
    await did(person, { daysAgo: 2, answers: [wrong] });
    expect(await other.client.call(getParentReport, {})).toMatchObject({ questionsCount: 0, topics: [], errors: [] });
    expect(await other.client.call(getMistakesBook, {})).toMatchObject({ open: 0, mistakes: [] });
  });
});
