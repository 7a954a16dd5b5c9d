import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import {
  generateAndSendMockExamReports,
  generateAndSendOverallMockExamReport,
  makeMockExamReportsAgain,
} from 'schemas/mock-exams/reports/sending.contract';
import * as room from 'schemas/mock-exams/room/room.contract';
import { staffedHall, type HallSession, type StaffedHall } from '../sittings/testing/staffed-hall';

/** Two hours and five minutes, and two minutes for answers on their way. */
const CLOSE = 125 * 60;
const OVER = CLOSE + 120;

let hall: StaffedHall;
let here: HallSession;
let march: string;

beforeAll(async () => {
  hall = await staffedHall(['desk', 'second']);
});
afterAll(() => hall.house.close());
beforeEach(async () => {
  here = await hall.anotherSession();
  march = here.sessionId;
});

const staff = (...given: Parameters<HallSession['staff']>) => here.staff(...given);
const send = (seconds: number) => staff(seconds, generateAndSendMockExamReports);
const asked = () => here.happened('MockReportsAskedFor');

/** A child with a seat in the session’s own book, as bookings make it. */
async function seated(name: string, arrangements?: Arrangements) {
  const child = await here.child(name, arrangements);
  await hall.happens(streamOf('places', march), {
    type: 'PlaceTaken',
    data: { sessionId: march, learnerId: child.learnerId, takenAt: hall.at(-9_000) },
  });
  return child;
}

describe('asking for the reports of a session', () => {
  it('waits until nobody can be sitting it any more and the grace is over, and says until when', async () => {
    await seated('amara');
    const refused = await send(CLOSE + 119);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ReportsAwaited' } });
    expect(refused.body['title']).toContain('2:07 pm');
    expect(asked()).toEqual([]);
    expect(await send(OVER)).toMatchObject({ status: 200, body: { isNew: true } });
    expect(asked()).toMatchObject([{ data: { kind: 'individual', reason: 'results' } }]);
  });

  it('waits for a child with more time, and for no other longer', async () => {
    await seated('finn', { extraTime: { kind: 'minutes', minutes: 20 }, restMinutes: 0, largerText: false });
    expect(await send(OVER)).toMatchObject({ status: 409 });
    expect(await send(CLOSE + 2 * 20 * 60 + 120)).toMatchObject({ status: 200 });
  });

  it('waits while a room is paused, however long that is', async () => {
    await seated('amara');
    await staff(60, room.pauseMockExamRoom, { reason: 'The fire bell rang.' });
    expect(await send(OVER)).toMatchObject({ status: 409 });
    expect(await send(50_000)).toMatchObject({ status: 409 });
  });

  it('waits while the clock of one child alone stands still, however long that is, and no longer', async () => {
    const amara = await seated('amara');
    const of = { mockExamUserId: amara.learnerId };
    await staff(60, room.pauseMockExamRoom, { ...of, reason: 'A nosebleed.' });
    expect(await send(50_000)).toMatchObject({ status: 409, body: { code: 'ReportsAwaited' } });
    await staff(50_000, room.closeMockExamRoom, { ...of, reason: 'Went home.' });
    expect(await send(50_200)).toMatchObject({ status: 200 });
  });

  it('happens once, whoever presses and however often', async () => {
    const [first, second] = [await send(OVER), await send(OVER + 60)];
    expect(second.body['requestId']).toBe(first.body['requestId']);
    expect([first.body['isNew'], second.body['isNew']]).toEqual([true, false]);
    expect(asked()).toHaveLength(1);
  });

  it('names nobody who is not of the session, and nobody who has seen more than there is', async () => {
    const { learnerId: amara } = await seated('amara');
    await send(OVER);
    const wish = { mockExamUserIds: [amara], note: 'A late answer counts now.', seenRequests: 2_147_483_647 };
    const ahead = await staff(OVER + 60, makeMockExamReportsAgain, wish);
    expect(ahead).toMatchObject({ status: 409, body: { code: 'ReportsAskedMeanwhile' } });
    const unknown = { ...wish, mockExamUserIds: [amara, 'nobody-at-all'], seenRequests: 1 };
    const refused = await staff(OVER + 60, makeMockExamReportsAgain, unknown);
    expect(refused).toMatchObject({ status: 404, body: { code: 'ReportNotFound' } });
    expect(asked()).toHaveLength(1);
  });

  it('names some again with why, each time a request of its own', async () => {
    const { learnerId: amara } = await seated('amara');
    await send(OVER);
    const wish = { mockExamUserIds: [amara], note: 'An answer that came late counts now.', seenRequests: 1 };
    const again = await staff(OVER + 60, makeMockExamReportsAgain, wish);
    expect(again).toMatchObject({ status: 200, body: { isNew: true } });
    expect(asked().at(-1)).toMatchObject({ data: { reason: 'again', learnerIds: [amara], note: wish.note } });
  });

  it('has some made again once for a key that is repeated, and for nobody else’s by the same key', async () => {
    const { learnerId: amara } = await seated('amara');
    const { learnerId: finn } = await seated('finn');
    await send(OVER);
    const [desk, second] = await Promise.all(['desk', 'second'].map((name) => hall.staffAt(OVER + 60, name)));
    const wish = { mockExamSessionId: march, mockExamUserIds: [amara], note: 'A late answer counts now.' };
    const ask = (call: typeof desk, more: object) =>
      call?.(makeMockExamReportsAgain, { ...wish, seenRequests: 1, ...more }, 'the-same-key');
    const [first, repeated] = [await ask(desk, {}), await ask(desk, {})];
    expect(repeated?.body['requestId']).toBe(first?.body['requestId']);
    // Of other children, by another admin who has come by that key, and who has not seen the first request.
    const theirs = await ask(second, { mockExamUserIds: [amara, finn] });
    expect(theirs).toMatchObject({ status: 409, body: { code: 'ReportsAskedMeanwhile' } });
    const seen = await ask(second, { mockExamUserIds: [finn], seenRequests: 2 });
    expect(seen?.body['requestId']).not.toBe(first?.body['requestId']);
    const requests = asked().filter(({ data }) => data['reason'] === 'again');
    expect(requests.map(({ data }) => data['learnerIds'])).toEqual([[amara], [finn]]);
  });

  it('has some made again once where several admins ask at once, each having seen the same', async () => {
    const { learnerId: amara } = await seated('amara');
    const { learnerId: finn } = await seated('finn');
    await send(OVER);
    const wish = { mockExamSessionId: march, mockExamUserIds: [amara, finn], note: 'A late answer counts now.' };
    const admins = await Promise.all(['desk', 'second'].map((name) => hall.staffAt(OVER + 60, name)));
    const replies = await Promise.all(
      [...admins, ...admins].map((call) => call(makeMockExamReportsAgain, { ...wish, seenRequests: 1 })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body['requestId'])).size).toBe(1);
    expect(replies.filter(({ body }) => body['isNew'] === true)).toHaveLength(1);
    expect(asked().filter(({ data }) => data['reason'] === 'again')).toHaveLength(1);
    const other = await staff(OVER + 61, makeMockExamReportsAgain, { ...wish, note: 'Other.', seenRequests: 1 });
    expect(other).toMatchObject({ status: 409, body: { code: 'ReportsAskedMeanwhile' } });
  });

  it('asks for the overall report beside it, once while it is made', async () => {
    const first = await staff(OVER, generateAndSendOverallMockExamReport);
    const second = await staff(OVER + 5, generateAndSendOverallMockExamReport, { again: true });
    expect(second.body).toMatchObject({ requestId: first.body['requestId'], isNew: false });
  });

  it('is refused of a session that there is not, and of one that was called off', async () => {
    expect(await staff(OVER, generateAndSendMockExamReports, { mockExamSessionId: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'SessionNotFound' },
    });
    await hall.happens(streamOf('examsession', march), {
      type: 'ExamSessionCancelled',
      data: { sessionId: march, reason: 'Snow.', cancelledAt: hall.at(-60) },
    });
    expect(await send(OVER)).toMatchObject({ status: 409, body: { code: 'SessionCancelled' } });
  });
});
