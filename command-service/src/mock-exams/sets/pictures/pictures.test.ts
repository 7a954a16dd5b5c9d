import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stateOf } from 'platform/decider/handle';
import {
  addImageToMockExamQuestion,
  addImageToMockExamSection,
  deleteMockExamQuestionImage,
  deleteMockExamSectionImage,
} from 'schemas/mock-exams/sets/pictures.contract';
import { cloneMockExamQuestion } from 'schemas/mock-exams/sets/question.contract';
import { commandHouse, type CommandHouse } from '../../../../testing/house';
import { examSet } from '../exam-set.decider';
import { findQuestion, findSection } from '../rules/exam-set-state.rules';
import { authorOf, type Author } from '../testing/author';

/** One pixel, and another one. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WHITE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

let house: CommandHouse;
let author: Author;
beforeAll(async () => {
  house = await commandHouse();
  author = await authorOf(house);
});
afterAll(() => house.close());

const written = async () => {
  const setId = await author.newSet();
  const sectionId = await author.newSection(await author.newExam(setId));
  const questionId = await author.newQuestion(sectionId, 1);
  const set = () => stateOf(house.log, examSet, setId);
  return {
    sectionId,
    questionId,
    section: async () => findSection(await set(), sectionId)?.section,
    question: async () => findQuestion(await set(), questionId)?.question,
    edits: async () => (await set()).edits,
  };
};
const toSection = (mockExamSectionId: string, more: object = {}, key?: string) =>
  author.call(addImageToMockExamSection, { mockExamSectionId, file: PNG, ...more }, key);
const toQuestion = (questionId: string, more: object = {}) =>
  author.call(addImageToMockExamQuestion, { questionId, image: PNG, ...more });

/** As a browser sends a form. */
async function sendForm(path: string, parts: readonly (readonly [string, string | Blob, string?])[]) {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  const headers = { Authorization: `Bearer ${author.token}`, 'Idempotency-Key': randomUUID() };
  const reply = await fetch(`${house.url}${path}`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as Readonly<Record<string, unknown>> };
}
const fileOf = (base64: string) => new Blob([new Uint8Array(Buffer.from(base64, 'base64'))], { type: 'image/png' });

describe('a picture', () => {
  it('is kept by its hash, which alone stands in the set; what it is called does not matter', async () => {
    const { sectionId, section } = await written();
    const { status, body } = await sendForm('/addImageToMockExamSection', [
      ['mockExamSectionId', sectionId],
      ['alt', 'A black dot'],
      ['file', fileOf(PNG), '../../etc/passwd\0.svg'],
    ]);
    expect(status).toBe(200);
    const picture = (await section())?.picture;
    expect(picture).toEqual({ kind: 'kept', hash: expect.any(String), width: 1, height: 1, alt: 'A black dot' });
    expect(body['picture']).toEqual(picture);
    const hash = picture?.kind === 'kept' ? picture.hash : '';
    expect((await house.blobs.get(hash))?.mediaType).toBe('image/webp');
    expect(JSON.stringify(house.store.events.at(-1))).not.toContain('passwd');
  });

  it('gets other words without being sent once more, where there is one', async () => {
    const { sectionId, questionId, section, question, edits } = await written();
    const none = await toQuestion(questionId, { image: undefined, alt: 'A map' });
    expect(none).toMatchObject({ status: 422, code: 'MockExamNoImage' });
    await toSection(sectionId, { target: 'example', alt: 'A dot' });
    const before = (await section())?.examplePicture;
    await toSection(sectionId, { file: undefined, target: 'example', alt: ' A black dot ' });
    expect((await section())?.examplePicture).toEqual({ ...before, alt: 'A black dot' });
    expect((await section())?.picture ?? null).toBeNull();
    const count = await edits();
    await toSection(sectionId, { file: undefined, target: 'example', alt: 'A black dot' });
    expect(await edits()).toBe(count);
    expect((await question())?.picture ?? null).toBeNull();
  });

  it('goes along where its question is copied, after the last one and with its key', async () => {
    const { sectionId, questionId, section } = await written();
    await toQuestion(questionId, { target: 'option', option: 1, alt: 'A dot' });
    const asked = [randomUUID(), randomUUID()].map((key) =>
      author.call(cloneMockExamQuestion, { mockExamQuestionId: questionId }, key),
    );
    const [one, other] = await Promise.all(asked);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    const questions = (await section())?.questions ?? [];
    expect(new Set(questions.map((question) => question.questionId)).size).toBe(3);
    expect(questions.map(({ options, answer }) => [options[1]?.picture?.alt, answer])).toEqual(
      Array.from({ length: 3 }, () => ['A dot', 'A']),
    );
    expect(questions[1]?.number).toBe(2);
    expect(await author.call(cloneMockExamQuestion, { mockExamQuestionId: `${sectionId}9` })).toMatchObject({
      status: 404,
    });
  });

  it('stands where it is put, and is taken away from there alone', async () => {
    const { sectionId, questionId, section, question } = await written();
    await toSection(sectionId, { isSectionImage: 'false' });
    await toSection(sectionId, { target: 'section' });
    await toQuestion(questionId, { addingQuestion: true });
    await toQuestion(questionId, { addingQuestion: 'false' });
    await toQuestion(questionId, { target: 'option', option: '4' });
    expect(await section()).toMatchObject({ picture: {}, examplePicture: {} });
    expect(await question()).toMatchObject({
      picture: {},
      answerPicture: {},
      options: [{}, {}, {}, {}, { picture: {} }],
    });
    await author.call(deleteMockExamSectionImage, { sectionId, isSectionImage: false });
    await author.call(deleteMockExamQuestionImage, { questionId, gettingQuestion: false });
    await author.call(deleteMockExamQuestionImage, { questionId, target: 'option', option: 4 });
    expect([(await section())?.examplePicture, (await question())?.answerPicture]).toEqual([undefined, undefined]);
    expect([(await section())?.picture, (await question())?.picture]).not.toContain(undefined);
    expect((await question())?.options[4]).toEqual({ text: '9' });
  });

  it('is put there once, however many send the same at once, and kept once for all', async () => {
    const { sectionId, edits } = await written();
    const before = await edits();
    await Promise.all([1, 2, 3].map(() => toSection(sectionId, {}, 'the same')));
    await toSection(sectionId);
    expect((await edits()) - before).toBe(1);
    const kept = house.blobs.size();
    await toSection((await written()).sectionId);
    expect(house.blobs.size()).toBe(kept);
    await toSection(sectionId, { file: WHITE });
    expect([(await edits()) - before, house.blobs.size()]).toEqual([2, kept + 1]);
  });
});

describe('what is refused', () => {
  it('in words: no picture, one of a set that is not there, an option that is none', async () => {
    const { sectionId, questionId, edits } = await written();
    const before = await edits();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const file of ['', 'AAAA', svg])
      expect(await toSection(sectionId, { file })).toMatchObject({ status: 422, code: 'MockExamImageNotRead' });
    expect(await toSection('nobody.2')).toMatchObject({ status: 404 });
    expect(await toQuestion(questionId.replace(/\.\w+$/, '.other'))).toMatchObject({ status: 404 });
    expect(await toQuestion(questionId, { target: 'option', option: 4 })).toMatchObject({ status: 200 });
    expect((await toQuestion(questionId, { target: 'option', option: 5 })).status).toBe(400);
    expect((await toSection(sectionId, { file: 'no base64!' })).status).toBe(400);
    expect((await edits()) - before).toBe(1);
  });

  it('as a form: a part twice, a thousand parts, a part that nobody knows, no form at all', async () => {
    const { sectionId } = await written();
    const good = [
      ['mockExamSectionId', sectionId],
      ['file', fileOf(PNG), 'a.png'],
    ] as const;
    const path = '/addImageToMockExamSection';
    const thousand = Array.from({ length: 1_000 }, (_, n) => [`part${n}`, 'x'] as const);
    for (const parts of [
      [...good, ['file', fileOf(PNG), 'b.png'] as const],
      [...good, ...thousand],
      [...good, ['more', 'x'] as const],
      [...good, ['__proto__', 'x'] as const],
    ])
      expect(await sendForm(path, parts)).toMatchObject({ status: 400, body: { code: 'RequestNotValid' } });
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      `multipart/form-data; boundary=${'b'.repeat(40)}`,
    ]) {
      const headers = { Authorization: `Bearer ${author.token}`, 'Content-Type': type };
      const reply = await fetch(`${house.url}${path}`, { method: 'POST', headers, body: 'no form' });
      expect([type, reply.status]).toEqual([type, 400]);
    }
    const form = await sendForm('/createMockExamSet', [['examSetName', 'x']]);
    expect([form.status, form.body['code']]).toEqual([415, 'NotJson']);
  });

  it('before it is looked at: more than five megabytes', async () => {
    const { sectionId } = await written();
    const odd = Buffer.alloc(5 * 1024 * 1024 + 1)
      .toString('base64')
      .slice(0, 6_990_508);
    expect(await toSection(sectionId, { file: odd })).toMatchObject({ status: 422, code: 'MockExamImageTooLarge' });
  });
});
