import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { streamOf } from 'platform/event-store';
import { getLearnerChoices } from 'schemas/practice/worksheets/checking.contract';
import { chooseFit, getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import {
  getEnglishComprehension,
  getEnglishQuestions,
  getSomeQuestions,
  startPlannedWorksheet,
} from 'schemas/practice/worksheets/issuing.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { getUserWorksheets, getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { eventsOf, issuedQuestions, itemIdsOf } from './issued-worksheets';
import { practisedDaysAgo } from './past-worksheets';
import { personWith, type Person } from '../people/people';
import { startSystem, type System } from '../running/system';

let system: System;

beforeAll(async () => {
  system = await startSystem();
});

afterAll(async () => {
  await system.stop();
});

const DAILY_LIMIT = 50;
const PASSAGES = 12;

const standardLearner = () => personWith(system, ['ROLE_USER']);
const freeLearner = () => personWith(system, ['ROLE_FREE_USER']);
const spelling = (numQuestions: number) => ({ questionTopic: 'SPELLING', numQuestions });
const fractions = { subject: 'maths', parent: 'fractions', topic: 'fractions', email: 'me' } as const;

const refusal = async ({ client }: Person, request: RequestOf<typeof startPlannedWorksheet>) => {
  const { status, body } = await client.send(startPlannedWorksheet, request);
  return [status, (body as { code?: string }).code];
};

/** Asks again under the same key while others write at the same moment, as whoever is told so by 409 should. */
async function insisting<C extends Contract>(
  { client }: Person,
  contract: C,
  { key = randomUUID(), ...request }: RequestOf<C> & { readonly key?: string },
): Promise<ReplyOf<C>> {
  for (;;) {
    const { status, text, body } = await client.send(contract, request as RequestOf<C>, { key });
    if (status === 200) return body as ReplyOf<C>;
    if (status !== 409) throw new Error(`${contract.path} answered ${status}: ${text}`);
  }
}

/** How much has been taken from the learner's day and from the pack of passages. */
async function takenFrom({ learnerId }: Person): Promise<number> {
  const day = londonDay(new Date().toISOString());
  const streams = [`learnerday-${learnerId}.${day}`, `englishpack-${learnerId}.comprehension`];
  return (await Promise.all(streams.map((stream) => system.ground.log.readStream(stream)))).flat().length;
}

describe('a worksheet of English', () => {
  it('is issued without its keys', async () => {
    const { client } = await standardLearner();
    const { questions, remaining } = await client.call(getEnglishQuestions, spelling(5));
    expect(remaining).toBeNull();
    expect(questions.map(({ number, topic, options }) => [number, topic, options?.length])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, 'spelling', 5]),
    );
    for (const hidden of ['key', 'solution', 'itemId', 'ruleTag'])
      expect(questions.flatMap(Object.keys)).not.toContain(hidden);
  });

  it('is marked, what went wrong noted, and shown with its solutions', async () => {
    const { client } = await standardLearner();
    const { worksheetId = '' } = await client.call(getEnglishQuestions, spelling(5));
    const issued = await issuedQuestions(system, worksheetId);
    const [first, ...others] = issued;
    const answers = [{ number: 1, key: first?.key === 'A' ? 'B' : 'A' }, ...others];
    for (const { number: questionNumber, key: answer } of answers)
      await client.call(submitAnswer, { worksheetId, questionNumber, answer });
    const { correct, asked, position } = await client.call(saveWorksheet, { worksheetId });
    expect([correct, asked]).toEqual([4, 5]);
    const marks = [expect.objectContaining({ correct: false, isChoice: true, errorTag: first?.ruleTag })];
    expect((await eventsOf(system, worksheetId)).at(-1)?.data).toMatchObject({
      marks: expect.arrayContaining(marks) as unknown,
    });

    const shown = await client.call(getWorksheetQuestions, { worksheetId }, { after: position });
    expect(shown).toMatchObject({ subject: 'english', topic: 'spelling', purpose: 'practice' });
    expect(shown.worksheetQuestions.map(({ solution }) => solution?.split('\n').at(-1))).toEqual(
      issued.map(({ key }) => `• Answer: ${key}`),
    );
  });

  it('holds no item twice until all were given', async () => {
    const { client } = await standardLearner();
    const given: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { worksheetId } = await client.call(getEnglishQuestions, {
        questionTopic: 'Jumbled Sentences',
        numQuestions: 20,
      });
      given.push(...(await itemIdsOf(system, worksheetId)));
    }
    expect(new Set(given.slice(0, 60)).size).toBe(60);
    expect(new Set(given).size).toBe(60);
    expect(given).toHaveLength(80);
  });

  it('is the same for a repeated call, and another in another tab', async () => {
    const person = await standardLearner();
    const key = randomUUID();
    const tabs = [key, key, key, randomUUID(), randomUUID()].map((tab) =>
      insisting(person, getEnglishQuestions, { ...spelling(20), key: tab }),
    );
    const replies = await Promise.all(tabs);
    expect(new Set(replies.slice(0, 3).map((body) => JSON.stringify(body.questions))).size).toBe(1);
    const worksheets = [...new Set(replies.map(({ worksheetId }) => worksheetId))];
    expect(worksheets).toHaveLength(3);
    const items = await Promise.all(worksheets.map((id) => itemIdsOf(system, id)));
    expect(new Set(items.flat()).size).toBe(60);
  });

  it('is of a topic that is known', async () => {
    const { client } = await standardLearner();
    for (const questionTopic of ['COMPREHENSION', 'fractions', 'cookery']) {
      const { status } = await client.send(getEnglishQuestions, { questionTopic, numQuestions: 3 });
      expect([questionTopic, status]).toEqual([questionTopic, 404]);
    }
  });
});

describe('a comprehension', () => {
  it('is for paid plans: a free account is told so, and loses nothing', async () => {
    const person = await freeLearner();
    const reply = await person.client.call(getEnglishComprehension, {});
    expect(reply).toMatchObject({ kind: 'none', questions: [], remaining: -2, reason: 'PREMIUM' });
    expect(await takenFrom(person)).toBe(0);
  });

  it('has a passage, another one each time until all were read', async () => {
    const { client } = await standardLearner();
    const read: ReplyOf<typeof getEnglishComprehension>[] = [];
    for (let n = 0; n < PASSAGES; n += 1) read.push(await client.call(getEnglishComprehension, {}));
    expect(new Set(read.map(({ passage }) => passage?.passageId)).size).toBe(PASSAGES);

    const first = read[0];
    expect([first?.remaining, first?.questions[0]?.questionType]).toEqual([null, 'comprehension']);
    const { worksheetId = '', passage, position } = first ?? {};
    const shown = await client.call(
      getWorksheetQuestions,
      { worksheetId },
      position === undefined ? {} : { after: position },
    );
    expect(shown).toMatchObject({ purpose: 'comprehension', topic: 'comprehension', passage });
  });
});

describe('a planned worksheet', () => {
  const parts = [
    { questionType: 'spelling', level: 2, count: 3 },
    { questionType: 'surface-area', level: 1, count: 1 },
    { questionType: 'nvr-matrix', level: 4, count: 1 },
    { questionType: 'spelling', level: 5, count: 1 },
  ];

  it('mixes types, topics and subjects at the levels they offer, with its own time', async () => {
    const { client } = await standardLearner();
    const reply = await client.call(startPlannedWorksheet, { purpose: 'try-next', parts, timed: true });
    expect(reply.questions.map(({ questionType, level }) => [questionType, level])).toEqual([
      ...[1, 2, 3].map(() => ['spelling', 2]),
      ['surface-area', 4],
      ['nvr-matrix', 4],
      ['spelling', 5],
    ]);
    expect(reply.questions[4]?.optionFigures).toHaveLength(5);
    expect(reply.timeLimitSeconds).toBe(reply.questions.reduce((sum, { targetSeconds }) => sum + targetSeconds, 0));
    const [issued] = await eventsOf(system, reply.worksheetId);
    const { timeLimitSeconds } = reply;
    expect(issued?.data).toMatchObject({ subject: 'english', topic: 'mixed', purpose: 'try-next', timeLimitSeconds });
  });

  it('is of its one topic, and of no time unless it is asked for', async () => {
    const { client } = await standardLearner();
    const asked = { purpose: 'mistakes' as const, parts: [{ questionType: 'simplify', count: 2 }] };
    const reply = await client.call(startPlannedWorksheet, asked);
    expect(reply.timeLimitSeconds).toBeUndefined();
    const [issued] = await eventsOf(system, reply.worksheetId);
    expect(issued?.data).toMatchObject({ subject: 'maths', topic: 'fractions', purpose: 'mistakes' });
  });

  it('on paper counts for the day once, takes its answers all at once, and tells no key before', async () => {
    const { client } = await freeLearner();
    const reply = await client.call(startPlannedWorksheet, { purpose: 'paper', parts });
    expect(reply.remaining).toBe(DAILY_LIMIT - 6);
    const answer = { worksheetId: reply.worksheetId ?? '', questionNumber: 1, answer: 'A' };
    expect((await client.send(submitAnswer, answer)).body).toMatchObject({ code: 'WorksheetIsOnPaper' });
    const { worksheetId = '', position } = reply;
    const printed = await client.call(getWorksheetQuestions, { worksheetId }, { after: position });
    expect(printed.worksheetQuestions.every(({ correctAnswer, solution }) => !correctAnswer && !solution)).toBe(true);
    const right = (await issuedQuestions(system, worksheetId)).map(({ key }) => key);
    const typed = await client.call(saveWorksheet, { worksheetId, userAnswers: right });
    expect(typed).toMatchObject({ correct: 6, asked: 6 });
    const marked = await client.call(getUserWorksheets, {}, { after: typed.position });
    expect(marked).toMatchObject([{ worksheetId, purpose: 'paper', numberQuestionsCorrectlyAnswered: 6 }]);
    const { remainingToday } = await client.call(getTimeLeftOnFreemiumTrial, {}, { after: typed.position });
    expect(remainingToday).toBe(DAILY_LIMIT - 6);
  });

  it('is refused for a type that nobody knows, and beyond a hundred questions', async () => {
    const person = await standardLearner();
    const planned = (...counts: number[]) => ({
      purpose: 'practice' as const,
      parts: counts.map((count) => ({ questionType: 'antonyms', count })),
    });
    expect(await refusal(person, planned(20, 20, 20, 20, 20, 1))).toEqual([422, 'QuantitiesNotRight']);
    const unknown = { purpose: 'practice' as const, parts: [{ questionType: 'comprehension', count: 1 }] };
    expect(await refusal(person, unknown)).toEqual([404, 'QuestionTypeNotKnown']);
    expect((await person.client.call(startPlannedWorksheet, planned(20, 20))).questions).toHaveLength(40);
  });
});

describe('some questions', () => {
  it.each([
    ['of another subject', { subject: 'verbal-reasoning', type: 'simplify' }],
    ['of another topic', { parent: 'length', type: 'simplify' }],
    ['of another sub-topic', { topic: 'of-amounts', type: 'simplify' }],
    ['of no such sub-topic', { topic: 'nowhere', type: 'simplify' }],
    ['of a practice test in another subject', { subject: 'english', type: 'practice-test' }],
  ] as const)('are not known at a place %s', async (_, change) => {
    const { client } = await standardLearner();
    const { status, body } = await client.send(getSomeQuestions, { ...fractions, count: '3', ...change });
    expect([status, (body as { code?: string }).code]).toEqual([404, 'QuestionTypeNotKnown']);
  });

  it('may be pictures', async () => {
    const { client } = await standardLearner();
    const place = { subject: 'non-verbal-reasoning', parent: 'nvr-codes', topic: 'nvr-codes' } as const;
    const { questions } = await client.call(getSomeQuestions, { ...place, type: 'nvr-codes', count: '3', email: 'me' });
    for (const question of questions) {
      expect(question.optionFigures).toHaveLength(5);
      expect(question.figure).toMatch(/^<svg/);
    }
  });
});

describe('the day of a free account', () => {
  it('has its fifty answers counted once, however many come at the same time, and keeps each that it took', async () => {
    const person = await freeLearner();
    const { client } = person;
    const asked = {
      purpose: 'practice' as const,
      parts: [20, 20].map((count) => ({ questionType: 'simplify', count })),
    };
    const sheets = [await client.call(startPlannedWorksheet, asked), await client.call(startPlannedWorksheet, asked)];
    expect(sheets.map(({ remaining }) => remaining)).toEqual([DAILY_LIMIT, DAILY_LIMIT]);
    const answer = ({ worksheetId = '' }: (typeof sheets)[number], questionNumber: number) =>
      client.persistently(submitAnswer, { worksheetId, questionNumber, answer: '7' });
    const [first, second] = sheets;
    if (!first || !second) throw new Error('two worksheets were asked for');
    for (let number = 1; number <= 40; number += 1) await answer(first, number);
    const tabs = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => answer(second, n + 1)));
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const kept = (await eventsOf(system, second.worksheetId)).flatMap((event) =>
      event.type === 'AnswerSubmitted' ? [event.data.number] : [],
    );
    expect(new Set(kept).size).toBe(10);
    const day = streamOf('learnerday', `${person.learnerId}.${londonDay(new Date().toISOString())}`);
    const counted = (await system.ground.log.readStream(day)).flatMap(
      ({ data }) => (data['numbers'] ?? []) as number[],
    );
    expect(counted).toHaveLength(DAILY_LIMIT);
    const none = await client.call(startPlannedWorksheet, asked);
    expect(none).toMatchObject({ kind: 'none', remaining: 0, reason: 'DAILY_LIMIT' });
  });
});

describe('the level that fits', () => {
  it('is 2 for a new learner, moves by the answers and by what is chosen, and is what a worksheet is made of', async () => {
    const person = await standardLearner();
    const { client } = person;
    const questionTypes = ['simplify', 'spelling', 'comprehension', 'no-such-type'];
    const fresh = await client.call(getFittingLevels, { fit: 'just-right', questionTypes });
    expect(fresh.levels.map(({ level }) => level)).toEqual([2, 2, 2]);
    const right = { subject: 'maths', topic: 'fractions', questionType: 'simplify', level: 4 } as const;
    const answers = Array.from({ length: 40 }, () => right);
    const { position: after } = await practisedDaysAgo(system, person, { daysAgo: 1, answers });
    const levelOf = async (fit: 'warm-up' | 'just-right') =>
      (await client.call(getFittingLevels, { fit, questionTypes: ['simplify'] }, { after })).levels[0]?.level ?? 0;
    const level = await levelOf('just-right');
    expect(level).toBeGreaterThan(2);
    expect(await levelOf('warm-up')).toBe(level - 1);
    const parts = [{ questionType: 'simplify', level, count: 3 }];
    const { questions } = await client.call(startPlannedWorksheet, { purpose: 'practice', parts });
    expect(questions.map((question) => question.level)).toEqual([level, level, level]);
  });

  it('is remembered, and refused where it is none', async () => {
    const { client } = await standardLearner();
    expect(await client.call(getLearnerChoices, {})).toEqual({ checksEach: false, fit: 'just-right' });
    const { position: after } = await client.call(chooseFit, { fit: 'stretch' });
    expect(await client.call(getLearnerChoices, {}, { after })).toEqual({ checksEach: false, fit: 'stretch' });
    const fit = 'hardest' as 'stretch';
    const refused = { status: 400, body: { code: 'RequestNotValid' } };
    expect(await client.send(chooseFit, { fit })).toMatchObject(refused);
    expect(await client.send(getFittingLevels, { fit, questionTypes: ['simplify'] })).toMatchObject(refused);
  });
});
