import { describe, expect, it, jest } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { checkAnswer, chooseChecking, showSteps } from 'schemas/practice/worksheets/checking.contract';
import { discardWorksheet, saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import type { Mark } from 'schemas/practice/worksheets/worksheet.events';
import { freeLearner, planOf } from './testing/free-learner';

const child = freeLearner();
const { send, at, answer, left, dayStream } = child;
const sheet = async (count: number, purpose = 'practice') =>
  String((await send(startPlannedWorksheet, planOf(count, purpose))).body['worksheetId']);
const mark = (worksheetId: string, userAnswers: readonly string[] = []) =>
  send(saveWorksheet, { worksheetId, userAnswers });
const eventsOf = (worksheetId: string) => child.house().log.readStream(streamOf('worksheet', worksheetId));

/** The numbers of the questions of a marked worksheet whose keys are told. */
async function shownOf(worksheetId: string): Promise<number[]> {
  const events = await eventsOf(worksheetId);
  const marks = (events.find(({ type }) => type === 'WorksheetCompleted')?.data['marks'] ?? []) as Mark[];
  const opened = events.flatMap(({ type, data }) => (type === 'AnswersOpened' ? (data['numbers'] as number[]) : []));
  return marks
    .filter(({ number, closed }) => closed !== true || opened.includes(number))
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('a question that is left blank', () => {
  it('costs the day as an answer does, since its key is shown', async () => {
    const id = await sheet(5);
    for (const number of [1, 2, 4]) await answer(id, number);
    expect((await mark(id)).body).toMatchObject({ asked: 5 });
    expect(await shownOf(id)).toEqual(upTo(5));
    expect(await left()).toBe(5);
  });

  it('shows a day’s worth of keys to whoever has four days’ worth marked blank, however many at once', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await sheet(10));
    const replies = await Promise.all(ids.flatMap((id) => [mark(id), mark(id)]));
    for (const { status } of replies) expect(status).toBe(200);
    const shown = await Promise.all(ids.map(shownOf));
    expect(shown.flat()).toHaveLength(10);
    expect(await left()).toBe(0);
    for (const id of ids) await mark(id);
    expect((await Promise.all(ids.map(shownOf))).flat()).toHaveLength(10);
  });

  it('keeps nobody from having marked what was done: what the day has no room for stays closed', async () => {
    const [first, second] = [await sheet(8), await sheet(5)];
    await mark(first, upTo(8).map(String));
    for (const number of [2, 3]) await answer(second, number);
    expect((await mark(second)).status).toBe(200);
    expect(await shownOf(second)).toEqual([2, 3]);
  });

  it('is opened on a day that has room, as far as it has, and once', async () => {
    const [first, second, other] = [await sheet(8), await sheet(10), await sheet(5)];
    await mark(first);
    await mark(second);
    expect(await shownOf(second)).toEqual([1, 2]);
    await at('2026-11-22T10:00:00.000Z');
    await mark(other);
    await Promise.all([mark(second), mark(second)]);
    expect(await shownOf(second)).toEqual(upTo(7));
    await at('2026-11-23T10:00:00.000Z');
    for (let n = 0; n < 2; n += 1) await mark(second);
    expect(await shownOf(second)).toEqual(upTo(10));
    const counted = (await child.house().log.readStream(dayStream('2026-11-23'))).map(({ data }) => data['numbers']);
    expect(counted).toEqual([[8, 9, 10]]);
  });

  it('was paid for where something stood there once, or where it was dealt on paper', async () => {
    const id = await sheet(2);
    await answer(id, 1);
    await answer(id, 1, '');
    await mark(id);
    expect(await left()).toBe(8);
    const paper = await sheet(8, 'paper');
    expect(await left()).toBe(0);
    await mark(paper);
    expect(await shownOf(paper)).toEqual(upTo(8));
  });

  it('is told in one piece with the answers that are given at the end: those are refused, or all kept', async () => {
    const [first, id] = [await sheet(7), await sheet(6)];
    await mark(first, upTo(7).map(String));
    const given = (await mark(id, ['1', '2', '3', '4'])).body['code'];
    expect([given, await left()]).toEqual(['DailyLimitReached', 3]);
    expect((await mark(id, ['1', '', '3'])).status).toBe(200);
    expect(await shownOf(id)).toEqual([1, 2, 3]);
  });

  it('costs somebody with a paid plan nothing, and what stayed closed before is shown then', async () => {
    const [first, id] = [await sheet(10), await sheet(3)];
    await mark(first);
    await mark(id);
    expect(await shownOf(id)).toEqual([]);
    await child.standardPlan();
    await at('2026-11-21T10:00:10.000Z');
    await mark(id);
    expect(await shownOf(id)).toEqual(upTo(3));
  });
});

describe('the key of a blank that stayed closed', () => {
  /** What is told to whoever asks each way for the key of each question: a key, or why not. */
  async function toldOf(worksheetId: string): Promise<unknown[]> {
    const about = { worksheetId, answer: '7' };
    const replies = await Promise.all(
      upTo(10).flatMap((questionNumber) => [
        send(showSteps, { worksheetId, questionNumber }),
        ...[1, 2].map((nth) => send(checkAnswer, { ...about, questionNumber, try: nth })),
      ]),
    );
    return [...new Set(replies.map(({ body }) => body['code'] ?? 'told'))];
  }

  it('is told by no other call, be the worksheet checked question by question or not', async () => {
    const ids = [await sheet(10), await sheet(10)];
    await send(chooseChecking, { checksEach: true });
    const checked = await sheet(10);
    for (const id of [...ids, checked]) await mark(id);
    expect(await shownOf(checked)).toEqual([]);
    for (const id of ids) expect(await toldOf(id)).toEqual(['CheckingNotOffered']);
    expect((await toldOf(checked)).toSorted()).toEqual(['StepsNotOpen', 'WorksheetComplete']);
    await at('2026-11-22T10:00:00.000Z');
    await mark(checked);
    expect((await toldOf(checked)).toSorted()).toEqual(['WorksheetComplete', 'told']);
  });
});

describe('a worksheet that is discarded in the moment in which it is answered', () => {
  it('costs the day what was kept of it, and nothing else', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = Number(await left());
      const id = await sheet(2);
      const sent = [answer(id, 1), answer(id, 2), answer(id, 2), send(discardWorksheet, { worksheetId: id }), mark(id)];
      await Promise.all(sent);
      const types = (await eventsOf(id)).map(({ type }) => type);
      const kept = (await eventsOf(id)).flatMap(({ type, data }) => (type === 'AnswerSubmitted' ? data['number'] : []));
      const used = types.includes('WorksheetCompleted') ? 2 : new Set(kept).size;
      expect(before - Number(await left())).toBe(used);
    }
  });

  it('gives back what was counted when its answer is refused', async () => {
    const id = await sheet(2);
    // Counted, and discarded before the answer came to its worksheet.
    const append = child.house().log.append.bind(child.house().log);
    jest.spyOn(child.house().log, 'append').mockImplementationOnce(async (order) => {
      const appended = await append(order);
      await send(discardWorksheet, { worksheetId: id });
      return appended;
    });
    expect((await answer(id, 1)).body['code']).toBe('WorksheetIsDiscarded');
    const day = await child.house().log.readStream(dayStream('2026-11-21'));
    expect(day.map(({ type }) => type)).toEqual(['WorksheetDealt', 'QuestionsCounted', 'QuestionsReturned']);
    expect(await left()).toBe(10);
  });
});
