import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { stateOf } from 'platform/decider/handle';
import type { Paper, PublishedSet } from 'schemas/mock-exams/paper';
import { deleteMockExam } from 'schemas/mock-exams/sets/exam.contract';
import { addQuestionToMockExamSection, editQuestionInMockExamSection } from 'schemas/mock-exams/sets/question.contract';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
} from 'schemas/mock-exams/sessions/sessions.contract';
import {
  checkMockExamSet,
  cloneMockExamSet,
  deleteMockExamSet,
  editMockExamSet,
  publishMockExamSet,
} from 'schemas/mock-exams/sets/set.contract';
import { commandHouse, type CommandHouse } from '../../../../testing/house';
import { examKey } from '../../keys/exam-key.decider';
import { examPaper } from '../exam-paper.decider';
import { examSet } from '../exam-set.decider';
import { publishedSets } from '../published-sets';
import { authorOf, type Author } from '../testing/author';
import { hashOf } from './freeze';

let house: CommandHouse;
let author: Author;
// One house for all: every test writes a set of its own.
beforeAll(async () => {
  house = await commandHouse();
  author = await authorOf(house);
});
afterEach(() => {
  house.store.before = () => undefined;
});
afterAll(() => house.close());

const tools = () => ({ read: (aggregate: never, id: string) => stateOf(house.log, aggregate, id) }) as never;
const find = (setId: string): Promise<PublishedSet | undefined> => publishedSets.find(setId, tools());
const publish = (mockExamSetId: string) => author.call(publishMockExamSet, { mockExamSetId });
const written = (type: string, setId: string) =>
  house.store.events.filter((event) => event.type === type && event.data['setId'] === setId);
const edit = (mockExamQuestionId: string, more: object) =>
  author.call(editQuestionInMockExamSection, { mockExamQuestionId, questionNumber: 1, ...more });
const hashes = async (setId: string) => (await find(setId))?.papers.map(({ paperHash }) => paperHash) ?? [];

it('freezes a set, which is found then with the hash of each paper, and its content by the hash', async () => {
  const { setId, exams } = await author.readySet();
  expect(await find(setId)).toBeUndefined();
  expect(await publish(setId)).toMatchObject({ status: 200, body: { setVersion: 1, changes: [] } });
  const published = await find(setId);
  expect(published).toMatchObject({ setId, setVersion: 1, name: 'Autumn 1', type: 'GL' });
  expect(published?.papers).toMatchObject([
    { paperId: exams[0]?.examId, name: 'Paper 1', minutes: 50 },
    { paperId: exams[1]?.examId, name: 'Paper 2', minutes: 50 },
  ]);
  for (const { paperHash } of published?.papers ?? []) {
    const paper = (await stateOf(house.log, examPaper, paperHash)) as Paper;
    expect(hashOf(paper)).toBe(paperHash);
    expect(paper.sections[0]?.questions.map(({ number }) => number)).toEqual([1, 2]);
    expect(JSON.stringify(paper)).not.toMatch(/answer|explanation|Count on/);
  }
});

it('publishes the same once, however often and however many ask at once', async () => {
  const { setId } = await author.readySet();
  const replies = await Promise.all(Array.from({ length: 8 }, () => publish(setId)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(await publish(setId)).toMatchObject({ body: { setVersion: 1, changes: [] } });
  expect(
    ['MockExamSetPublished', 'MockExamPaperKept', 'MockExamKeysPublished'].map((type) => written(type, setId).length),
  ).toEqual([1, 2, 2]);
});

it('makes another paper of what is changed, leaves the one before as it was, and says what differs', async () => {
  const { setId, exams } = await author.readySet();
  await publish(setId);
  const before = await hashes(setId);
  await edit(exams[0]?.questionIds[0] ?? '', { questionText: 'What comes after 4?' });
  const { body } = await author.call(checkMockExamSet, { mockExamSetId: setId });
  expect(body['changes']).toEqual(['Question 1 of “Paper 1”, in “Number”, has other words.']);
  expect((await publish(setId)).body).toMatchObject({ setVersion: 2, changes: body['changes'] });
  const after = await hashes(setId);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  const old = (await stateOf(house.log, examPaper, before[0] ?? '')) as Paper;
  expect(old.sections[0]?.questions[0]?.text).toBe('What is 1 + 4?');
});

it('publishes another key of a paper that is the same as a version of its keys, and says so', async () => {
  const { setId, exams } = await author.readySet();
  await publish(setId);
  const before = await hashes(setId);
  await edit(exams[0]?.questionIds[0] ?? '', { correctAnswer: 'B' });
  expect((await publish(setId)).body).toMatchObject({
    changes: ['The correct answer of question 1 of “Paper 1”, in “Number”, is B instead of A.'],
  });
  expect(await hashes(setId)).toEqual(before);
  const versions = written('MockExamKeysPublished', setId).map(({ data }) => [data['paperHash'], data['keyVersion']]);
  expect(versions).toEqual([
    [before[0], 1],
    [before[1], 1],
    [before[0], 2],
  ]);
});

it('leaves the keys as they are where somebody else was the one who published, at once or once more', async () => {
  const { setId, exams } = await author.readySet();
  await publish(setId);
  const [, paperHash = ''] = await hashes(setId);
  const [first = '', second = ''] = exams.map(({ questionIds }) => questionIds[0]);
  const key = async () => (await stateOf(house.log, examKey, paperHash)).published[0]?.answer;
  await edit(first, { questionText: 'What comes after 4?' });
  await edit(second, { correctAnswer: 'B' });
  // Whoever has frozen B is held up while C is published.
  let isHeldUp = false;
  house.store.before = async ({ stream }) => {
    if (isHeldUp || !stream.startsWith('exampaper-')) return;
    isHeldUp = true;
    await edit(first, { questionText: 'What comes before 6?' });
    await edit(second, { correctAnswer: 'C' });
    expect(await publish(setId)).toMatchObject({ status: 200, body: { setVersion: 2 } });
  };
  expect(await publish(setId)).toMatchObject({ status: 409, code: 'MockExamSetChangedMeanwhile' });
  expect(await key()).toBe('C');

  // Changed and not published; then what was published before is asked for once more.
  const again = () => author.call(publishMockExamSet, { mockExamSetId: setId }, 'the same publishing');
  await edit(first, { correctAnswer: 'D' });
  expect((await again()).body).toMatchObject({ setVersion: 3 });
  await edit(second, { correctAnswer: 'E' });
  expect((await again()).status).toBe(200);
  expect(await key()).toBe('C');
});

it('publishes the changed key when it is asked again, where the process died after it said so', async () => {
  const { setId, exams } = await author.readySet();
  await publish(setId);
  const [paperHash = ''] = await hashes(setId);
  await edit(exams[0]?.questionIds[0] ?? '', { correctAnswer: 'B' });
  house.store.before = ({ stream }) => {
    if (stream === `examkey-${paperHash}`) throw new Error('died here');
  };
  const again = 'the one that died';
  expect((await author.call(publishMockExamSet, { mockExamSetId: setId }, again)).status).toBe(500);
  house.store.before = () => undefined;
  expect((await author.call(publishMockExamSet, { mockExamSetId: setId }, again)).body).toMatchObject({
    setVersion: 2,
  });
  expect((await stateOf(house.log, examKey, paperHash)).published[0]?.answer).toBe('B');
});

it('publishes nothing that lacks something, nor what is not there', async () => {
  const { setId, exams } = await author.readySet();
  await author.call(addQuestionToMockExamSection, { mockExamSectionId: exams[0]?.sectionId, questionNumber: '3' });
  expect(await publish(setId)).toMatchObject({ status: 409, code: 'MockExamSetNotReady' });
  const { body } = await author.call(checkMockExamSet, { mockExamSetId: setId });
  expect(body).toMatchObject({ isReady: false });
  expect(await publish('nobody')).toMatchObject({ status: 404, code: 'MockExamSetNotFound' });
  expect(written('MockExamSetPublished', setId)).toEqual([]);
});

it('publishes nothing that somebody changed while it was frozen', async () => {
  const { setId, exams } = await author.readySet();
  let isMeddled = false;
  house.store.before = async ({ stream }) => {
    if (isMeddled || !stream.startsWith('exampaper-')) return;
    isMeddled = true;
    await edit(exams[0]?.questionIds[0] ?? '', { questionText: 'Meddled with?' });
  };
  expect(await publish(setId)).toMatchObject({ status: 409, code: 'MockExamSetChangedMeanwhile' });
  expect(await find(setId)).toBeUndefined();
  expect((await publish(setId)).body).toMatchObject({ setVersion: 1 });
});

it('says nothing is published where the process died before it said so, and publishes it whole then', async () => {
  const { setId } = await author.readySet();
  for (const dying of ['exampaper-', 'examkey-', 'examset-']) {
    house.store.before = ({ stream }) => {
      if (stream.startsWith(dying)) throw new Error('died here');
    };
    expect((await publish(setId)).status).toBe(500);
    expect(await find(setId)).toBeUndefined();
  }
  house.store.before = () => undefined;
  expect((await publish(setId)).body).toMatchObject({ setVersion: 1 });
  expect([written('MockExamPaperKept', setId).length, written('MockExamKeysPublished', setId).length]).toEqual([2, 2]);
});

it('finds no set that was deleted, and none of what stood in it', async () => {
  const { setId, exams } = await author.readySet();
  await publish(setId);
  const [hash = ''] = await hashes(setId);
  expect((await author.call(deleteMockExamSet, { mockExamSetId: setId })).status).toBe(200);
  expect(await find(setId)).toBeUndefined();
  expect(await author.call(deleteMockExam, { mockExamId: exams[0]?.examId })).toMatchObject({ status: 404 });
  expect(await stateOf(house.log, examPaper, hash)).not.toBeNull();
});

it('deletes no set that a session to come has, until that has none or is called off', async () => {
  const { setId } = await author.readySet();
  await publish(setId);
  const saturday = { examSessionDate: '2027-03-06', examSessionTime: '10:00:00' };
  const { body } = await author.call(createMockExamSession, saturday);
  const session = { mockExamSessionId: body['mockExamSessionId'] };
  expect((await author.call(assignMockExamSet, { ...session, mockExamSetId: setId })).status).toBe(200);
  const remove = () => author.call(deleteMockExamSet, { mockExamSetId: setId });
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'MockExamSetInUse' } });
  expect(await find(setId)).toBeDefined();
  await author.call(cancelMockExamSession, { ...session, reason: 'The hall is closed.' });
  expect((await remove()).status).toBe(200);
});

it('is not deleted and given to a session at the same moment, whichever comes between the other’s steps', async () => {
  const sessionOn = async (day: number) => {
    const sent = { examSessionDate: `2027-04-${day}`, examSessionTime: '10:00:00' };
    return (await author.call(createMockExamSession, sent)).body['mockExamSessionId'];
  };
  /** Has the one done in the middle of the other. */
  const between = async (type: string, other: () => Promise<unknown>, one: () => Promise<unknown>) => {
    let told: unknown;
    house.store.before = async ({ events }) => {
      if (!events.some((event) => event.type === type)) return;
      house.store.before = () => undefined;
      told = await other();
    };
    return [await one(), told];
  };
  for (const [day, type] of [
    [10, 'ExamSessionSetAssigned'],
    [11, 'MockExamSetDeleted'],
  ] as const) {
    const { setId } = await author.readySet();
    expect((await publish(setId)).status).toBe(200);
    const session = { mockExamSessionId: await sessionOn(day), mockExamSetId: setId };
    const assign = () => author.call(assignMockExamSet, session);
    const remove = () => author.call(deleteMockExamSet, { mockExamSetId: setId });
    const [one, other] = type === 'ExamSessionSetAssigned' ? [assign, remove] : [remove, assign];
    const told = (await between(type, other, one)) as { status: number }[];
    expect([type, told.filter(({ status }) => status === 200).length]).toEqual([type, 1]);
    const isThere = (await find(setId)) !== undefined;
    expect([type, isThere]).toEqual([type, (await assign()).status === 200]);
  }
});

it('copies a set with ids of its own, so that no paper is of two sets', async () => {
  const { setId } = await author.readySet();
  await publish(setId);
  const before = await hashes(setId);
  const { body } = await author.call(cloneMockExamSet, { mockExamSetId: setId });
  const copyId = String(body['mockExamSetId']);
  const [original, copy] = [await stateOf(house.log, examSet, setId), await stateOf(house.log, examSet, copyId)];
  expect(copy).toMatchObject({ copying: null, published: null, details: { name: 'Copy of Autumn 1' } });
  const shape = ({ papers }: typeof copy) =>
    papers.map(({ sections }) => sections.map(({ questions }) => questions.map(({ text, answer }) => [text, answer])));
  expect(shape(copy)).toEqual(shape(original));
  expect(JSON.stringify(copy)).not.toContain(setId);
  await publish(copyId);
  expect((await hashes(copyId)).filter((hash) => before.includes(hash))).toEqual([]);
});

it('goes on with a copy that broke off, and publishes none that is not whole', async () => {
  const { setId } = await author.readySet();
  const key = 'one-and-the-same';
  let appends = 0;
  house.store.before = ({ stream }) => {
    appends += stream.startsWith('examset-') ? 1 : 0;
    if (appends === 4) throw new Error('died here');
  };
  expect((await author.call(cloneMockExamSet, { mockExamSetId: setId }, key)).status).toBe(500);
  const copyId = String(house.store.events.findLast(({ type }) => type === 'MockExamSetCreated')?.data['setId']);
  house.store.before = () => undefined;
  expect((await author.call(checkMockExamSet, { mockExamSetId: copyId })).body['findings']).toMatchObject([
    { code: 'NotWhole' },
    {},
    {},
  ]);
  const { body } = await author.call(cloneMockExamSet, { mockExamSetId: setId }, key);
  expect(body).toMatchObject({ mockExamSetId: copyId });
  expect(await stateOf(house.log, examSet, copyId)).toMatchObject({ copying: null });
});

it('calls a set something else, once', async () => {
  const setId = await author.newSet();
  const named = {
    mockExamSetId: setId,
    examSetName: 'Winter',
    examSetDate: '2026-12-06',
    examSetTime: '09:30:00',
    examType: 'CEM',
  };
  for (const _ of [1, 2]) await author.call(editMockExamSet, named);
  expect(written('MockExamSetEdited', setId)).toHaveLength(1);
  expect((await author.call(editMockExamSet, { ...named, mockExamSetId: 'nobody' })).status).toBe(404);
});

// The clock goes on: it comes last.
it('wants the password for it, and for taking a set away', async () => {
  const { setId } = await author.readySet();
  await publish(setId);
  house.clock.advance(60 * 60_000);
  for (const contract of [publishMockExamSet, deleteMockExamSet])
    expect((await author.call(contract, { mockExamSetId: setId })).status).not.toBe(200);
});
