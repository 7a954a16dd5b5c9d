import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReplyOf } from 'schemas/describe/contract';
import { getRehearsalPaper, markRehearsal, rehearsals } from 'schemas/mock-exams/rehearsals/rehearsal.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf } from '../../../testing/office';
import type { IssuedQuestion } from 'schemas/questions/question';
import type { WrittenItems } from '../sets/drawing/question-source';
import { keptPapers } from './kept-papers';

type Served = ReplyOf<typeof getRehearsalPaper>;
type Marked = ReplyOf<typeof markRehearsal>;

let house: CommandHouse;
let office: ReturnType<typeof officeOf>;
let people = 0;
let call: Awaited<ReturnType<ReturnType<typeof officeOf>['logIn']>>['call'];

beforeAll(async () => {
  house = await commandHouse();
  office = officeOf(house);
});
afterAll(() => house.close());

/** What one account may ask for in a minute is limited: each test has somebody of its own. */
const somebody = async (...roles: Parameters<typeof office.signUp>[1][]) => {
  people += 1;
  const email = `child-${people}@example.org`;
  await office.signUp(email, ...roles);
  return (await office.logIn(email)).call;
};
beforeEach(async () => {
  call = await somebody('ROLE_MOCK_EXAM_STUDENT');
});

const served = async (rehearsal: Served['paper']['paperId'] = 'practice') =>
  (await call(getRehearsalPaper, { rehearsal })).body as unknown as Served;
const questionsOf = ({ paper }: Served) => paper.sections.flatMap(({ questions }) => questions);
const handIn = async (answers: readonly object[] = [], rehearsal = 'practice') => {
  const { paperHash } = await served(rehearsal);
  return call(markRehearsal, { rehearsal, paperHash, answers });
};
const marksOf = async (...given: Parameters<typeof handIn>) => (await handIn(...given)).body as unknown as Marked;

describe('the papers that count for nothing', () => {
  it('are the same for everybody: three questions, and some of everything that a real paper has', async () => {
    expect(questionsOf(await served('demo'))).toHaveLength(3);
    const practice = await served();
    expect(questionsOf(practice).map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, n) => n + 1));
    const has = (what: (section: Served['paper']['sections'][number]) => unknown) => practice.paper.sections.some(what);
    expect(has(({ passage }) => passage)).toBe(true);
    expect(has(({ example }) => example)).toBe(true);
    expect(has(({ questions }) => questions.some(({ options }) => options.every(({ picture }) => picture)))).toBe(true);
    expect(questionsOf(practice).every(({ options }) => options.length === 5)).toBe(true);
    call = await somebody('ROLE_MOCK_EXAM_STUDENT');
    expect((await served()).paperHash).toBe(practice.paperHash);
  });

  it('travel without a key or a solution, and both come with what was handed in', async () => {
    for (const rehearsal of rehearsals) {
      const text = JSON.stringify(await served(rehearsal));
      const { marks } = await marksOf([], rehearsal);
      expect(marks.length).toBeGreaterThan(2);
      for (const { explanation } of marks) expect(text).not.toContain(JSON.stringify(explanation).slice(1, -1));
      expect(text).not.toMatch(/"(answer|correctAnswer|explanation|drawnFrom|keys)"/);
    }
  });

  it('are for those who sit mock exams', async () => {
    call = await somebody();
    expect(await call(getRehearsalPaper, { rehearsal: 'demo' })).toMatchObject({ status: 403 });
    expect(await call(markRehearsal, { rehearsal: 'demo', paperHash: 'a1'.repeat(32), answers: [] })).toMatchObject({
      status: 403,
    });
  });

  it('write nothing down', async () => {
    const before = house.store.events.length;
    await handIn([{ mockExamQuestionId: 'practice-1-1', userAnswer: 'A' }]);
    expect(house.store.events).toHaveLength(before);
  });

  it('are asked for by one account no more than so often a minute', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => call(getRehearsalPaper, { rehearsal: 'demo' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(replies.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(10);
    call = await somebody('ROLE_MOCK_EXAM_STUDENT');
    expect(questionsOf(await served('demo'))).toHaveLength(3);
  });
});

describe('what is handed in', () => {
  it('is marked question by question: right, wrong and blank', async () => {
    const { marks: keys } = await marksOf();
    const [first, second] = keys;
    const wrong = second?.correctAnswer === 'A' ? 'B' : 'A';
    const { numberCorrect, marks } = await marksOf([
      { mockExamQuestionId: first?.mockExamQuestionId, userAnswer: first?.correctAnswer },
      { mockExamQuestionId: second?.mockExamQuestionId, userAnswer: wrong },
    ]);
    expect(numberCorrect).toBe(1);
    expect(marks.slice(0, 3).map(({ isCorrect, userAnswer = '' }) => [isCorrect, userAnswer])).toEqual([
      [true, first?.correctAnswer],
      [false, wrong],
      [false, ''],
    ]);
    const all = keys.map(({ mockExamQuestionId, correctAnswer: userAnswer }) => ({ mockExamQuestionId, userAnswer }));
    expect((await marksOf(all)).numberCorrect).toBe(18);
  });

  it('counts by the last of two answers to one question', async () => {
    const [{ mockExamQuestionId, correctAnswer } = { mockExamQuestionId: '', correctAnswer: '' }] = (
      await marksOf([], 'demo')
    ).marks;
    const other = correctAnswer === 'A' ? 'B' : 'A';
    const both = [other, correctAnswer].map((userAnswer) => ({ mockExamQuestionId, userAnswer }));
    expect((await marksOf(both, 'demo')).numberCorrect).toBe(1);
    expect((await marksOf(both.toReversed(), 'demo')).numberCorrect).toBe(0);
  });

  it('is refused for a question of another paper, for another paper, and for more than a paper has', async () => {
    const { paperHash } = await served('demo');
    const ask = (request: object) => call(markRehearsal, { rehearsal: 'demo', paperHash, answers: [], ...request });
    const of = (mockExamQuestionId: string, userAnswer = 'A') => [{ mockExamQuestionId, userAnswer }];
    expect(await ask({ answers: of('practice-1-1') })).toMatchObject({ code: 'RehearsalQuestionNotFound' });
    expect(await ask({ rehearsal: 'practice' })).toMatchObject({ code: 'RehearsalHasChanged' });
    expect(await ask({ paperHash: 'a1'.repeat(32) })).toMatchObject({ code: 'RehearsalHasChanged' });
    expect(await ask({ answers: of('demo-1-1', 'F') })).toMatchObject({ status: 400 });
    expect(await ask({ answers: Array.from({ length: 121 }, () => of('demo-1-1')[0]) })).toMatchObject({ status: 400 });
    expect(await ask({ rehearsal: 'real' })).toMatchObject({ status: 400 });
  });
});

describe('the papers of a process', () => {
  const at = (seconds: number) => ({
    now: new Date(Date.parse('2026-11-21T10:00:00.000Z') + seconds * 1_000).toISOString(),
    read: () => Promise.reject(new Error('what is written here stands in no log')),
  });
  const issued = (topic: string, itemId: string): IssuedQuestion => ({
    number: 1,
    seed: 0,
    genVersion: 1,
    subject: 'english',
    questionType: topic,
    topic,
    subTopic: topic,
    targetSeconds: 40,
    level: 2,
    key: 'A',
    itemId,
    prompt: `Which of these is ${itemId}?`,
    options: ['one', 'two', 'three', 'four', 'five'],
    solution: 'The first.',
  });
  const passage = (passageId: string) => ({
    passage: { passageId, title: passageId, description: 'A text.', text: `This is ${passageId}.` },
    level: 1,
    questions: [1, 2, 3, 4, 5].map((n) => issued('comprehension', `${passageId}-${n}`)),
  });
  let withdrawn: string;
  let asked: number;
  const written: WrittenItems = {
    items: (topic) => {
      asked += 1;
      const items = [issued(topic, `${topic}-1`), issued(topic, `${topic}-2`)];
      return withdrawn === 'the log is away' ? Promise.reject(new Error(withdrawn)) : Promise.resolve(items);
    },
    passages: () =>
      Promise.resolve(
        ['a-letter-about-a-pond', 'the-causeway']
          .map(passage)
          .filter(({ passage: { passageId } }) => passageId !== withdrawn),
      ),
  };
  beforeEach(() => {
    [withdrawn, asked] = ['', 0];
  });

  it('are drawn once for many who ask at once', async () => {
    const papers = keptPapers(written);
    await Promise.all(Array.from({ length: 50 }, () => papers.now('practice', at(0))));
    expect(asked).toBe(4);
  });

  it('have another text within a minute of the one that staff took away, and the one before can still be handed in', async () => {
    const papers = keptPapers(written);
    const before = await papers.now('practice', at(0));
    withdrawn = 'a-letter-about-a-pond';
    const after = await papers.now('practice', at(61));
    expect(after.paperHash).not.toBe(before.paperHash);
    expect(after.paper.sections[0]).toMatchObject({ passage: expect.stringContaining('the-causeway') });
    expect(after.keys).toHaveLength(before.keys.length);
    const called = (paperHash: string) => papers.called({ rehearsal: 'practice', paperHash }, at(62));
    expect(await called(before.paperHash)).toBe(before);
    expect(await called('a1'.repeat(32))).toBeUndefined();
  });

  it('are drawn again where drawing failed', async () => {
    const papers = keptPapers(written);
    withdrawn = 'the log is away';
    await expect(papers.now('practice', at(0))).rejects.toThrow('the log is away');
    withdrawn = '';
    expect((await papers.now('practice', at(1))).keys).toHaveLength(18);
  });
});
