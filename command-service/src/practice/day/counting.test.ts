import { describe, expect, it, jest } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { handle } from 'platform/decider/handle';
import { streamOf } from 'platform/event-store';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { discardWorksheet, saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import type { Reply } from '../../../testing/house';
import { learnerDay } from './learner-day.decider';
import { freeLearner, planOf } from './testing/free-learner';
import { worksheet, type Worksheet } from '../worksheet.decider';

const child = freeLearner();
const { send, at, answer, left, dayStream } = child;
const sheet = async (count: number, times = 1) =>
  String((await send(startPlannedWorksheet, planOf(count, 'practice', times))).body['worksheetId']);
const codeOf = ({ status, body }: Reply) => (status === 200 ? 'taken' : body['code']);
const typesIn = async (stream: string) => (await child.house().log.readStream(stream)).map(({ type }) => type);

async function answered(worksheetId: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) expect(codeOf(await answer(worksheetId, number))).toBe('taken');
}

/** Of the ten questions of a day five are answered, none of them on the sheet that is returned. */
async function fiveLeft(): Promise<string> {
  const [first, second] = [await sheet(10), await sheet(10)];
  await answered(first, 1, 5);
  return second;
}

describe('a question', () => {
  it('costs nothing when it is dealt: sheets that are opened and left leave the day as it was', async () => {
    for (let n = 0; n < 3; n += 1) await sheet(10);
    expect(await left()).toBe(10);
  });

  it('costs once when it is first answered, however often the answer is changed, taken away, or sent again', async () => {
    const id = await sheet(5);
    const request = { worksheetId: id, questionNumber: 1, answer: '1' };
    for (let n = 0; n < 2; n += 1) await send(submitAnswer, request, 'a key');
    for (const text of ['2', '', '3']) await answer(id, 1, text);
    await answer(id, 2, ' ');
    expect(await left()).toBe(9);
  });

  it('of a free account asks the log for nothing but the day before, once in all', async () => {
    const id = await sheet(4);
    const reads = jest.spyOn(child.house().log, 'readStream');
    await answered(id, 1, 4);
    expect(codeOf(await answer(id, 1, '2'))).toBe('taken');
    const read = reads.mock.calls.map(([stream]) => stream).filter((stream) => /^(worksheet|learnerday)-/.test(stream));
    expect(read).toEqual([dayStream('2026-11-20')]);
    reads.mockRestore();
  });

  it.each([
    ['lately', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:30.000Z'],
    ['just before midnight', '2026-11-21T23:59:40.000Z', '2026-11-22T00:00:10.000Z'],
  ])(
    'that another process has counted and kept %s is not counted again by one that has not seen it',
    async (_, first, then) => {
      await at(first);
      const [id, { log }] = [await sheet(3), child.house()];
      await answer(id, 1);
      const [learnerId, day] = [child.learnerId(), londonDay(first)];
      const recording = { commandId: 'elsewhere', at: first, actor: { id: 'ann', role: '' } };
      const counting = { learnerId, day, worksheetId: id, limit: 10, numbers: [2] };
      const given = { learnerId, number: 2, answer: '5', at: first };
      await handle(log, learnerDay, {
        id: `${learnerId}.${day}`,
        command: { type: 'CountAnswers', data: counting },
        recording,
      });
      await handle(log, worksheet, { id, command: { type: 'SubmitAnswer', data: given }, recording });
      await at(then);
      expect(codeOf(await answer(id, 2, '6'))).toBe('taken');
      const days = [...new Set([day, londonDay(then)])];
      const counted = (await Promise.all(days.map((of) => log.readStream(dayStream(of))))).flat();
      expect(counted.flatMap(({ type, data }) => (type === 'QuestionsCounted' ? data['numbers'] : []))).toEqual([1, 2]);
    },
  );

  it('costs nothing where its answer is not kept', async () => {
    const id = await sheet(2);
    expect(codeOf(await answer(id, 3))).toBe('QuestionNotFound');
    expect(codeOf(await answer('no-such-sheet', 1))).toBe('WorksheetNotFound');
    await send(discardWorksheet, { worksheetId: id });
    expect(codeOf(await answer(id, 1))).toBe('WorksheetIsDiscarded');
    expect(await left()).toBe(10);
  });

  it('on paper costs when it is dealt, and once, be it asked for again after midnight', async () => {
    await at('2026-11-21T23:59:00.000Z');
    const first = await send(startPlannedWorksheet, planOf(6, 'paper'), 'one sheet');
    expect(first.body['remaining']).toBe(4);
    await at('2026-11-22T00:01:00.000Z');
    const again = await send(startPlannedWorksheet, planOf(6, 'paper'), 'one sheet');
    expect(again.body['worksheetId']).toBe(first.body['worksheetId']);
    expect(await typesIn(dayStream('2026-11-22'))).toEqual([]);
  });
});

describe('what the day has left', () => {
  it('is told instead of being dealt: fewer are given to nobody who has not asked for fewer', async () => {
    await fiveLeft();
    const { body } = await send(startPlannedWorksheet, planOf(10));
    expect(body).toMatchObject({ kind: 'none', questions: [], remaining: 5, reason: 'FEWER_LEFT' });
    expect((await send(startPlannedWorksheet, planOf(5))).body['questions']).toHaveLength(5);
  });

  it('is counted to the last one, however many answers come at once, and none that was taken is lost', async () => {
    const id = await fiveLeft();
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const replies = await Promise.all(numbers.map(async (n) => ({ n, code: codeOf(await answer(id, n)) })));
    const taken = new Set(replies.filter(({ code }) => code === 'taken').map(({ n }) => n));
    expect(taken.size).toBe(5);
    expect(replies.filter(({ n }) => !taken.has(n)).every(({ code }) => code === 'DailyLimitReached')).toBe(true);
    const kept = new Set(
      (await child.house().log.readStream(streamOf('worksheet', id))).map(({ data }) => data['number']),
    );
    for (const number of taken) expect(kept.has(number)).toBe(true);
    expect((await send(startPlannedWorksheet, planOf(1))).body).toMatchObject({ remaining: 0, reason: 'DAILY_LIMIT' });
  });

  it('does not stand in the way of changing an answer, nor of having the sheet marked', async () => {
    const id = await fiveLeft();
    await answered(id, 1, 5);
    expect(codeOf(await answer(id, 6))).toBe('DailyLimitReached');
    expect(codeOf(await answer(id, 5, 'another'))).toBe('taken');
    expect(codeOf(await send(saveWorksheet, { worksheetId: id, userAnswers: upTo(10) }))).toBe('DailyLimitReached');
    expect((await send(saveWorksheet, { worksheetId: id })).body).toMatchObject({ asked: 10 });
  });

  it('cannot be got round by giving all answers when the sheet is marked', async () => {
    const id = await sheet(3);
    await send(saveWorksheet, { worksheetId: id, userAnswers: upTo(3) });
    expect(await left()).toBe(7);
  });
});

const upTo = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1));

describe('midnight in London', () => {
  it.each([
    ['in winter', '2026-11-21T23:59:59.000Z', '2026-11-22T00:00:00.000Z'],
    ['in summer', '2026-07-01T22:59:59.000Z', '2026-07-01T23:00:00.000Z'],
    ['of the day on which summer begins', '2026-03-29T22:59:59.000Z', '2026-03-29T23:00:00.000Z'],
    ['of the day on which it ends', '2026-10-25T23:59:59.000Z', '2026-10-26T00:00:00.000Z'],
  ])('begins a new day %s: what was refused before it is taken after it', async (_, before, after) => {
    await at(before);
    const id = await fiveLeft();
    await answered(id, 1, 5);
    expect(
      codeOf(await send(submitAnswer, { worksheetId: id, questionNumber: 6, answer: '7' }, 'kept on the device')),
    ).toBe('DailyLimitReached');
    await at(after);
    expect(
      codeOf(await send(submitAnswer, { worksheetId: id, questionNumber: 6, answer: '7' }, 'kept on the device')),
    ).toBe('taken');
    // Changed on the next day: paid for on the day before.
    expect(codeOf(await answer(id, 1, '8'))).toBe('taken');
    const counted = (await child.house().log.readStream(dayStream(londonDay(after))))
      .filter(({ type }) => type === 'QuestionsCounted')
      .map(({ data }) => data['numbers']);
    expect(counted).toEqual([[6]]);
  });

  it('does not take an answer from two days that was counted before it and kept after it', async () => {
    await at('2026-11-21T23:59:59.000Z');
    const id = await sheet(3);
    const events = [
      {
        type: 'QuestionsCounted' as const,
        data: { learnerId: child.learnerId(), day: '2026-11-21', worksheetId: id, numbers: [1] },
      },
    ];
    const recording = { commandId: 'broken off', at: '2026-11-21T23:59:59.000Z', actor: { id: 'ann', role: '' } };
    await child.house().log.append({ stream: dayStream('2026-11-21'), expected: 0, events, recording, about: [] });
    await at('2026-11-22T00:00:01.000Z');
    expect(codeOf(await answer(id, 1))).toBe('taken');
    expect(await typesIn(dayStream('2026-11-22'))).toEqual([]);
  });
});

describe('a worksheet of before', () => {
  it('was paid for when it was dealt: its answers cost nothing more', async () => {
    const id = await sheet(2);
    const [issued] = await child.house().log.readStream(streamOf('worksheet', id));
    const { costs: _, ...data } = issued?.data as NonNullable<Worksheet['issued']>;
    const recording = { commandId: 'of old', at: '2026-01-01T10:00:00.000Z', actor: { id: 'ann', role: '' } };
    const command = { type: 'IssueWorksheet' as const, data: { ...data, worksheetId: 'old' } };
    await handle(child.house().log, worksheet, { id: 'old', command, recording });
    await answered('old', 1, 2);
    expect(await left()).toBe(10);
  });
});

describe('after the trial', () => {
  it('what was begun may be finished, a day’s worth a day; nothing new is dealt', async () => {
    const id = await sheet(3);
    await at('2027-03-01T10:00:00.000Z');
    await answered(id, 1, 3);
    expect((await send(startPlannedWorksheet, planOf(1))).body).toMatchObject({
      kind: 'none',
      reason: 'TRIAL_EXPIRED',
    });
    expect(await typesIn(dayStream('2027-03-01'))).toEqual([
      'QuestionsCounted',
      'QuestionsCounted',
      'QuestionsCounted',
    ]);
  });
});

describe('a paid plan', () => {
  it('counts nothing, and ends no day; what it dealt is counted once the plan has gone', async () => {
    const change = async (type: 'RoleGranted' | 'RoleRevoked') => {
      await child.standardPlan(type);
      await at('2026-11-21T10:00:10.000Z');
    };
    await change('RoleGranted');
    const id = await sheet(13);
    const reads = jest.spyOn(child.house().log, 'readStream');
    await answered(id, 1, 12);
    expect(reads.mock.calls.filter(([stream]) => /^(worksheet|learnerday)-/.test(stream))).toEqual([]);
    reads.mockRestore();
    expect(await left()).toBeNull();
    await change('RoleRevoked');
    await answered(id, 12, 13);
    expect(await left()).toBe(9);
  });
});

describe('many worksheets opened and not answered', () => {
  it('come to an end, kindly', async () => {
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => codeOf(await send(startPlannedWorksheet, planOf(10)))),
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(4);
    expect(new Set(codes)).toEqual(new Set(['taken', 'TooManyQuestionsOpen']));
  });

  it('do not begin anew by being discarded, and what is told then is true', async () => {
    for (let n = 0; n < 4; n += 1) await send(discardWorksheet, { worksheetId: await sheet(10) });
    const { body } = await send(startPlannedWorksheet, planOf(10));
    expect(body['code']).toBe('TooManyQuestionsOpen');
    expect(body['title']).toContain('those of discarded worksheets among them');
  });
});
