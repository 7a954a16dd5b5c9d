import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stateOf } from 'platform/decider/handle';
import { allTypes } from 'question-bank/catalogue';
import { asLevel } from 'question-bank/generation/level';
import {
  drawMockExamPassage,
  drawMockExamQuestions,
  redrawMockExamQuestion,
} from 'schemas/mock-exams/sets/drawing.contract';
import { deleteMockExamQuestion } from 'schemas/mock-exams/sets/question.contract';
import { checkMockExamSet } from 'schemas/mock-exams/sets/set.contract';
import { commandHouse, type CommandHouse } from '../../../../testing/house';
import { examSet } from '../exam-set.decider';
import { findSection, type DraftQuestion } from '../rules/exam-set-state.rules';
import { questionFindings } from '../readiness/question-findings';
import { authorOf, type Author } from '../testing/author';
import { askedToChoose } from './asked-to-choose';
import { drawnFromType } from './drawn-question';

let house: CommandHouse;
let author: Author;
beforeAll(async () => {
  house = await commandHouse();
  author = await authorOf(house);
});
afterAll(() => house.close());

const newSection = async () => {
  const setId = await author.newSet();
  const sectionId = await author.newSection(await author.newExam(setId));
  const questions = async () =>
    findSection(await stateOf(house.log, examSet, setId), sectionId)?.section.questions ?? [];
  const text = async () => findSection(await stateOf(house.log, examSet, setId), sectionId)?.section.passage;
  return { setId, sectionId, questions, text };
};
const draw = (mockExamSectionId: string, wish: object, key?: string) =>
  author.call(drawMockExamQuestions, { mockExamSectionId, level: 3, count: 3, topic: 'fractions', ...wish }, key);

describe('every type of the bank', () => {
  const drawn = allTypes().map(({ type }) => {
    const level = asLevel(type.levels[0]) ?? 1;
    const seeds = [1, 2];
    return {
      key: type.key,
      questions: seeds.flatMap((seed) => drawnFromType({ typeKey: type.key, level, seed }) ?? []),
    };
  });

  it('can be asked with options', () => {
    expect(drawn.filter(({ questions }) => questions.length < 2).map(({ key }) => key)).toEqual([]);
  });

  it('does not ask for an answer to be written', () => {
    const texts = drawn.flatMap(({ questions }) => questions).map(({ text }) => text);
    expect(
      texts.filter((text) => /\bGive (?:your|the) answer\b|\b[Ww]rite (?:it|this number)\b|^Write /.test(text)),
    ).toEqual([]);
  });

  it('says of each picture what it shows, of two of a question never the same', () => {
    const pictured = drawn.flatMap(({ questions }) => questions).filter(({ options }) => options[0]?.picture);
    expect(pictured).toHaveLength(12);
    for (const { options } of pictured) {
      const heard = options.map(({ picture }) => picture?.alt ?? '');
      expect(new Set(heard).size).toBe(options.length);
      for (const words of heard) expect(words).not.toMatch(/^(?:|Picture [A-E]|A picture|A code|A shape)$/);
    }
  });

  it('is ready then to be published: a key among its options, no two alike', () => {
    const faults = drawn.flatMap(({ key, questions }) =>
      questions
        .flatMap((question) =>
          questionFindings(
            { ...question, questionId: key, number: 1, place: 0 },
            { subject: 'MATHS', instructions: '' },
          ),
        )
        .filter(({ severity }) => severity === 'must')
        .map(({ code }) => `${key} ${code}`),
    );
    expect(faults).toEqual([]);
  });
});

it.each([
  ['What is the sum of two and three? Give your answer in figures.', 'What is the sum of two and three?'],
  ['Which number is forty-two? Write it in figures.', 'Which number is forty-two?'],
  ['Write forty-two in figures.', 'What is forty-two in figures?'],
  ['Write @@5/4 as a mixed number in its lowest terms.', 'What is @@5/4 as a mixed number in its lowest terms?'],
  ['What is 1.5 m and 20 cm? Give your answer in metres.', 'What is 1.5 m and 20 cm?'],
  [
    'A bus leaves at 3 pm. What does a 24-hour clock show then?',
    'A bus leaves at 3 pm. What does a 24-hour clock show then?',
  ],
])('asks "%s" beside choices in other words', (typed, chosen) => {
  expect(askedToChoose(typed)).toBe(chosen);
});

it('adds questions of a type, numbered on, the same for the same seed and none twice', async () => {
  const one = await newSection();
  await author.newQuestion(one.sectionId, 4);
  const { body } = await draw(one.sectionId, { questionType: 'nvr-rotation', topic: 'nvr-rotation', seed: 7 });
  expect(body['mockExamQuestionIds']).toHaveLength(3);
  const drawn = (await one.questions()).slice(1);
  expect(drawn.map(({ number }) => number)).toEqual([5, 6, 7]);
  expect(drawn[0]).toMatchObject({ drawnFrom: { questionType: 'nvr-rotation', level: 3 }, picture: { kind: 'drawn' } });
  expect(drawn[0]?.options.every(({ picture }) => picture?.kind === 'drawn')).toBe(true);

  const other = await newSection();
  await draw(other.sectionId, { questionType: 'nvr-rotation', topic: 'nvr-rotation', seed: 7 });
  const seen = (questions: readonly DraftQuestion[]) =>
    questions.map(({ text, picture, options }) => ({ text, picture, options }));
  expect(seen(await other.questions())).toEqual(seen(drawn));
  await draw(other.sectionId, { questionType: 'nvr-rotation', topic: 'nvr-rotation', seed: 7 });
  const all = seen(await other.questions()).map((question) => JSON.stringify(question));
  expect([all.length, new Set(all).size]).toEqual([6, 6]);
});

it('takes the types of a topic in turn', async () => {
  const { sectionId, questions } = await newSection();
  await draw(sectionId, { count: 4 });
  expect(new Set((await questions()).map(({ drawnFrom }) => drawnFrom?.questionType)).size).toBeGreaterThan(1);
});

it('adds them once, however often the same call comes, at once or after it', async () => {
  const { sectionId, questions } = await newSection();
  const replies = await Promise.all([1, 2, 3].map(() => draw(sectionId, {}, 'the same')));
  replies.push(await draw(sectionId, {}, 'the same'));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body['mockExamQuestionIds']))).size).toBe(1);
  expect(await questions()).toHaveLength(3);
});

it('goes on with a draw that broke off in the middle', async () => {
  const { sectionId, questions } = await newSection();
  const wish = { topic: 'nvr-matrix', count: 40, level: 5, seed: 1 };
  let appends = 0;
  house.store.before = ({ stream }) => {
    appends += stream.startsWith('examset-') ? 1 : 0;
    if (appends === 2) throw new Error('died here');
  };
  const first = await draw(sectionId, wish, 'broken');
  house.store.before = () => undefined;
  const { body } = await draw(sectionId, wish, 'broken');
  const there = await questions();
  expect([first.status, there.length]).toEqual([500, (body['mockExamQuestionIds'] as string[]).length]);
  expect(there.map(({ number }) => number)).toEqual(there.map((_, n) => n + 1));
});

it('draws written items, none of which the set has, and refuses when there are no more', async () => {
  const { setId, sectionId, questions } = await newSection();
  const second = await author.newSection(await author.newExam(setId));
  await draw(sectionId, { topic: 'synonyms', count: 40 });
  await draw(second, { topic: 'synonyms', count: 40 });
  const set = await stateOf(house.log, examSet, setId);
  const items = set.papers.flatMap(({ sections }) =>
    sections.flatMap((one) => one.questions.map(({ drawnFrom }) => drawnFrom?.itemId)),
  );
  expect(new Set(items).size).toBe(items.length);
  expect((await questions())[0]).toMatchObject({ drawnFrom: { topic: 'synonyms', questionType: 'synonyms' } });
});

it('says which types it cannot draw', async () => {
  const { sectionId } = await newSection();
  for (const wish of [{ topic: 'no-such' }, { questionType: 'no-such' }, { topic: 'comprehension' }])
    expect(await draw(sectionId, wish)).toMatchObject({ status: 422, code: 'MockExamTypeNotDrawable' });
  expect(await draw('nobody.1', {})).toMatchObject({ status: 404 });
});

it('puts another one in the place of a question, at its number', async () => {
  const { sectionId, questions } = await newSection();
  await draw(sectionId, { topic: 'nvr-rotation', count: 2 });
  await draw(sectionId, { topic: 'antonyms', count: 1 });
  const before = await questions();
  for (const { questionId } of before) await author.call(redrawMockExamQuestion, { mockExamQuestionId: questionId });
  const after = await questions();
  const placesOf = (those: readonly DraftQuestion[]) => those.map(({ questionId, number }) => [questionId, number]);
  expect(placesOf(after)).toEqual(placesOf(before));
  const seen = ({ text, picture, options }: DraftQuestion) => JSON.stringify([text, picture, options]);
  const old = new Set(before.map(seen));
  expect(after.filter((question) => old.has(seen(question)))).toEqual([]);
  const typed = await author.newQuestion(sectionId, 9);
  expect(await author.call(redrawMockExamQuestion, { mockExamQuestionId: typed })).toMatchObject({
    code: 'MockExamNotDrawn',
  });
});

it('takes the last one that there is, and tells whoever asks again with the same key that it is taken', async () => {
  const { sectionId, questions } = await newSection();
  const wish = { topic: 'nvr-rotation', questionType: 'nvr-rotation', count: 1 };
  await draw(sectionId, { ...wish, seed: 7 });
  const mockExamQuestionId = (await questions())[0]?.questionId ?? '';
  let last = '';
  for (let isLeft = true; isLeft;) {
    const { body, code } = await draw(sectionId, { ...wish, seed: 100 });
    isLeft = code !== 'MockExamNothingNew';
    if (isLeft) [last = ''] = body['mockExamQuestionIds'] as string[];
  }
  await author.call(deleteMockExamQuestion, { mockExamQuestionId: last });
  const redraw = (key: string) => author.call(redrawMockExamQuestion, { mockExamQuestionId, seed: 100 }, key);
  expect([(await redraw('one')).status, (await redraw('one')).status]).toEqual([200, 200]);
  expect(await redraw('another')).toMatchObject({ code: 'MockExamNothingNew' });
});

it('gives a section a text with its questions, once', async () => {
  const { setId, sectionId, questions, text } = await newSection();
  const drawPassage = (section: string, key?: string) =>
    author.call(drawMockExamPassage, { mockExamSectionId: section, level: 2 }, key);
  const { body } = await drawPassage(sectionId, 'a key');
  await drawPassage(sectionId, 'a key');
  expect((await text())?.length).toBeGreaterThan(500);
  const asked = await questions();
  expect(asked.length).toBe((body['mockExamQuestionIds'] as string[]).length);
  expect(asked[0]).toMatchObject({ drawnFrom: { topic: 'comprehension' }, answer: expect.stringMatching(/^[A-E]$/) });
  expect(await drawPassage(sectionId)).toMatchObject({ code: 'MockExamSectionHasText' });
  // Nor the same one once more by its name, which would ask everything twice.
  const { passageId } = body;
  const again = await author.call(drawMockExamPassage, { mockExamSectionId: sectionId, passageId });
  expect([again.code, (await questions()).length]).toEqual(['MockExamNothingNew', asked.length]);
  // Another section is given another one.
  const second = await author.newSection(await author.newExam(setId));
  expect((await drawPassage(second)).body['passageId']).not.toBe(body['passageId']);
  const { body: checked } = await author.call(checkMockExamSet, { mockExamSetId: setId });
  const musts = (checked['findings'] as { severity: string }[]).filter(({ severity }) => severity === 'must');
  expect(musts).toEqual([]);
});
